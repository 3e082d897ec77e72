import { Weather } from './Weather'

it('shows an error when the service is down', () => {
  cy.intercept('GET', '/api/weather*', { statusCode: 503 }).as('weather')
  cy.mount(<Weather city="Oslo" />)
  cy.wait('@weather')
  cy.get('[role="alert"]').should('contain', 'No forecast at the moment')
})
