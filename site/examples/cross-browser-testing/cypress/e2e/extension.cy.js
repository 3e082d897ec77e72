describe('extension', () => {
  beforeEach(() => {
    cy.visit('extension.html')
  })

  it('has a headline', () => {
    cy.get('h1').should('have.text', 'Clip it')
  })

  it('links to the Firefox store', { browser: 'firefox' }, () => {
    cy.contains('a', 'Add to Firefox').should(
      'have.attr',
      'href',
      '/store/firefox'
    )
  })

  it('links to the Chrome store', { browser: ['chrome', 'electron'] }, () => {
    cy.contains('a', 'Add to Chrome').should(
      'have.attr',
      'href',
      '/store/chrome'
    )
  })
})
