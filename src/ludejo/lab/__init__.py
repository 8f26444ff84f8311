"""The research side: play-outs, leak hunts, and games told in words."""
