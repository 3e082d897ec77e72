import { user } from './user.js'

it('logs in', () => {
  // #region fill
  cy.get('[data-cy="email"]').type(user.email)
  cy.get('[data-cy="submit"]').click()
  // #endregion
  cy.contains('Welcome')
})
