describe('tickets', () => {
  beforeEach(() => {
    cy.visit('tickets.html')
  })

  it('shows the heading', () => {
    cy.get('h1').should('have.text', 'Tickets')
  })

  it('sells a day ticket', () => {
    cy.get('[data-cy="buy"]').click()
    cy.get('[role="status"]').should('have.text', 'Sold')
  })
})
