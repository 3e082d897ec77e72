describe('seats', () => {
  beforeEach(() => {
    const statusCode = Cypress.currentRetry === 0 ? 503 : 200
    cy.intercept('GET', '/api/seats', { statusCode, body: { free: 14 } })
    cy.visit('seats.html')
  })

  it('shows how many are free', { retries: 2 }, () => {
    cy.get('output').should('have.text', '14')
  })
})
