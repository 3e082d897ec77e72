describe('ticket office', () => {
  beforeEach(() => {
    cy.intercept('GET', '/api/tickets', { body: { left: 7 } })
    cy.intercept('POST', '/api/tickets', { body: { left: 6 } }).as('purchase')
    cy.visit('pages/ticket-office.html')
    cy.contains('button', 'Buy one').as('buy')
    cy.get('@buy').should('be.enabled')
  })

  it('has one fewer ticket after a purchase', () => {
    cy.get('output')
      .invoke('text')
      .then((before) => {
        cy.get('@buy').click()
        cy.wait('@purchase')
        cy.get('output').should('have.text', String(Number(before) - 1))
      })
  })
})
