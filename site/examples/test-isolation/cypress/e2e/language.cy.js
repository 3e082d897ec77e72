describe('language', () => {
  beforeEach(() => {
    cy.visit('pages/language.html')
  })

  it('greets in German after a click', () => {
    cy.contains('button', 'Deutsch').click()
    cy.get('p').should('have.text', 'Guten Tag')
  })

  it('greets in English at first', () => {
    cy.get('p').should('have.text', 'Hello')
  })
})
