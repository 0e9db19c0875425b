"""The full-screen client, made with Textual: it draws views and knows no game and no rule."""
