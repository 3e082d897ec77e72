describe('seats', () => {
  it('reserves a seat', () => {
    cy.visit('pages/seats.html')
    cy.get('#guests').should('be.empty')

    cy.get('[name="guest"]').type('Ines')
    cy.contains('button', 'Reserve').click()

    cy.contains('[role="status"]', 'Reserved').should('be.visible')
    cy.get('#guests li').should('have.length', 1).and('have.text', 'Ines')
  })
})
