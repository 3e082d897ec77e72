describe('payment', () => {
  it('takes the customer to the service and back', () => {
    const card = '4000000000000077'

    cy.visit('/')
    cy.contains('a', 'Pay').click()

    cy.origin('http://localhost:4311', { args: card }, (number) => {
      cy.get('h1').should('have.text', 'Payment')
      cy.get('input[name="card"]').type(number)
      cy.contains('button', 'Confirm').click()
    })

    cy.get('h1').should('have.text', 'Thank you')
    cy.location('pathname').should('eq', '/thanks')
  })
})
