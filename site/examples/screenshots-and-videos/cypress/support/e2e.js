// Runs before each end-to-end spec file.
