// Cypress loads this file before every spec.
