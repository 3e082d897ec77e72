it('exports all tickets', () => {
  cy.visit('export.html')
  cy.contains('button', 'Export CSV').click()
  cy.readFile('cypress/downloads/tickets.csv')
  cy.countCsvRows('cypress/downloads/tickets.csv').should('eq', 3)
})
