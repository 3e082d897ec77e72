describe('cart', () => {
  it('adds up the prices', () => {
    cy.visit('cart.html')
    cy.contains('button', 'Add a mug').click()
    cy.get('output').should('have.text', '12')
  })
})
