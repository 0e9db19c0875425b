"""What texts are made of: lines, sentences, instructions, players, nouns, and what they mean."""
