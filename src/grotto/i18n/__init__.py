"""What people read, in three languages: texts and rulebooks. Nobody else knows Fluent."""
