"""Artus (King Arthur's round table): rules AR-1 to AR-35."""
