import { Badge } from './Badge'

it('uses the colors of the dark theme', () => {
  cy.mount(<Badge text="New" />, { theme: 'dark' })
  cy.get('[data-cy="badge"]').should('have.css', 'color', 'rgb(245, 245, 245)')
})
