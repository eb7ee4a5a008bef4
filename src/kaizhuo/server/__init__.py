"""The table in the browser: people, tables, messages, storage."""
