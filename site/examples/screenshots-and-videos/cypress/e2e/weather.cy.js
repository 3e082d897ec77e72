describe('weather', () => {
  beforeEach(() => {
    cy.visit('weather.html')
  })

  it('shows today', () => {
    cy.get('[data-cy="now"]').should('have.text', '-4 degrees')
    cy.screenshot('today')
  })

  it('shows tomorrow', () => {
    cy.contains('button', 'Tomorrow').click()
    cy.get('[data-cy="now"]').should('have.text', '-12 degrees')
  })
})
