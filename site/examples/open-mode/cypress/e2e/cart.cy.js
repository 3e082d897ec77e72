describe('cart', () => {
  it('adds up two pens', () => {
    cy.visit('pages/cart.html')
    cy.contains('button', 'Add pen').click()
    cy.contains('button', 'Add pen').click()
    cy.get('li').should('have.length', 2)
    cy.get('output').should('have.text', '€ 8')
  })
})
