describe('packing list', () => {
  it('adds an urgent item', () => {
    cy.visit('packing.html')
    cy.get('[data-cy="item"]').type('Passport')
    cy.get('[data-cy="urgent"]').check()
    cy.get('[data-cy="add"]').click()
    cy.get('[data-cy="list"] > li').should('have.text', 'Passport !')
    cy.get('[data-cy="count"]').should('have.text', '1 to pack')
  })
})
