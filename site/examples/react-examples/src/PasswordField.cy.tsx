// #region label
import { mount } from 'cypress/react'
// #region type
import { PasswordField } from './PasswordField'
// #endregion
// #endregion

// #region type

it('shows the password', () => {
  cy.mount(<PasswordField label="Password" />)
  cy.get('input').should('have.attr', 'type', 'password')

  cy.get('input').type('quiet-harbor')
  cy.contains('button', 'Show').click()
  cy.get('input').should('have.attr', 'type', 'text')
})
// #endregion

// #region label

it('has a label', () => {
  mount(<PasswordField label="Password" />)
  cy.contains('label', 'Password').find('input').should('be.visible')
})
// #endregion
