import auth from '../../src/auth_config.json'
import { facebook } from './social/facebook'
import { google } from './social/google'
import { microsoft } from './social/microsoft'

const providers = {
  facebook: { logIn: facebook, form: 'facebook' },
  google: { logIn: google, form: 'google' },
  microsoft: { logIn: microsoft, form: 'windowslive' },
}

Cypress.Commands.add('loginWithSocial', (provider, email) => {
  const { logIn, form } = providers[provider]
  const key = `${provider}Password`

  cy.session(
    ['social', provider, email],
    () => {
      cy.visit('/')
      cy.get('#qsLoginBtn').click()

      cy.origin(`https://${auth.domain}`, { args: form }, (name) => {
        cy.scrollTo('bottom')
        cy.get(`form[data-provider="${name}"]`).submit()
      })

      cy.env([key]).then((secrets) => {
        logIn({ email, password: secrets[key] })
      })

      cy.get('h6.dropdown-header').should('exist')
    },
    {
      cacheAcrossSpecs: true,
      validate() {
        cy.visit('/')
        cy.get('h6.dropdown-header').should('exist')
      },
    }
  )
})
