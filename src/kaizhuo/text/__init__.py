"""Every word a person reads, in three languages."""
