declare global {
  namespace Cypress {
    interface Chainable {
      countCsvRows(file: string): Chainable<number>
    }
  }
}

Cypress.Commands.add('countCsvRows', (file) =>
  cy.task<number>('countCsvRows', file)
)

export {}
