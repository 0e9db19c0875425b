"""Card text that is code: a text in plain English is read into a tree of phrases, and the tree says the text again.

Each phrase is a class with a template, its English, written once; everything else follows from the templates. `grammar`
reads and writes whatever the phrases are, `phrases` are those that games share. In `grammar`:

    phrase      the classes to build a game's English from, and the nodes that a text is read into
    template    what can be written in a template
    language    the phrases of one game: `parse`, `read` and `complete`
    placing     where each phrase of a tree stands in its text
    errors      what is wrong in a text, with its place
    marking     a text in stretches, so that a client can explain keywords
    shape       trees compared by what they are made of

The others are the workings. `writing`: words to text and back. `phrasebook`: which phrases a language has. `checking`
and `consistency`: whether each is sound, and all go together. `reading`: a text to its trees. `diagnostics`: what is
wrong with a text, with `ambiguity` where it has two trees and `explaining` where it has none. `expected_tokens`: what
could stand at a place, for errors and for `completing`.
"""
