"""How worlds that a seat of Love Letter considers possible are drawn."""
