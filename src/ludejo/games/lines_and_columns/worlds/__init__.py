"""How worlds that a seat of Lines and Columns considers possible are drawn."""
