"""The rules of Lines and Columns, in the order of the rulebook."""
