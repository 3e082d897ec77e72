const departures = '/api/departures*'

describe('departures', () => {
  it('lists the next trams', () => {
    cy.intercept('GET', departures, {
      fixture: 'departures.json',
    }).as('departures')
    cy.visit('departures.html')

    cy.wait('@departures').its('request.query.stop').should('eq', 'harbor')
    cy.get('li').should('have.length', 3)
    cy.get('li').first().should('have.text', 'Line 4 in 2 min')
    cy.get('[role="status"]').should('have.text', '')
  })

  it('says that the last tram has left', () => {
    cy.intercept('GET', departures, [])
    cy.visit('departures.html')

    cy.get('[role="status"]').should('have.text', 'No more trams today')
  })

  it('says that the server has a problem', () => {
    cy.intercept('GET', departures, { statusCode: 503 })
    cy.visit('departures.html')

    cy.get('[role="status"]').should('contain', 'not available')
  })

  it('tries again after a click on Refresh', () => {
    cy.intercept('GET', departures, { forceNetworkError: true })
    cy.visit('departures.html')
    cy.get('[role="status"]').should('contain', 'not available')

    cy.intercept('GET', departures, [{ line: 7, minutes: 1 }])
    cy.contains('button', 'Refresh').click()
    cy.get('li').should('have.text', 'Line 7 in 1 min')
  })
})
