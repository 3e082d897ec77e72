describe('door', () => {
  it('opens with the code', () => {
    const house = Cypress.expose('house')

    cy.visit(`door.html?house=${house}`)
    cy.get('h1').should('have.text', `House ${house}`)
    cy.env(['doorCode']).then(({ doorCode }) => {
      cy.get('input[name="code"]').type(doorCode, { log: false })
    })
    cy.contains('button', 'Open').click()
    cy.get('[role="status"]').should('have.text', 'Come in')
  })
})
