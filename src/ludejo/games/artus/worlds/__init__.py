"""How worlds that a seat of Artus considers possible are drawn."""
