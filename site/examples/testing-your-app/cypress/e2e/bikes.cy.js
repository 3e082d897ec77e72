describe('bike shed', () => {
  it('redirects visitors to the login', () => {
    cy.visit('/')
    cy.location('pathname').should('eq', '/login')
  })

  describe('after the login', () => {
    beforeEach(() => {
      cy.request('POST', '/test/bikes', [
        { name: 'Cargo bike', free: true },
        { name: 'Tandem', free: false },
      ])
      cy.login('noor')
    })

    it('shows which bikes are free', () => {
      cy.visit('/')
      cy.get('li').should('have.length', 2)
      cy.contains('li', 'Cargo bike').should('contain', 'free')
      cy.contains('li', 'Tandem').should('contain', 'taken')
    })

    it('reports that the list is not available', () => {
      // #region error
      cy.intercept('GET', '/api/bikes', { statusCode: 503 })
      cy.visit('/')
      // #endregion
      cy.get('li').should('have.text', 'The list is not available')
    })

    it('shows every bike of a longer list', () => {
      // #region fixture
      cy.intercept('GET', '/api/bikes', { fixture: 'bikes.json' }).as('bikes')
      cy.visit('/')
      cy.wait('@bikes')
      cy.get('li').should('have.length', 3)
      // #endregion
    })
  })
})
