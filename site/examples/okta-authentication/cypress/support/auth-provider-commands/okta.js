// #region api
import { OktaAuth } from '@okta/okta-auth-js'
// #endregion

// #region sign-in-page

function fillInSignInPage(username, password) {
  cy.visit('/')

  cy.origin(
    `https://${Cypress.expose('oktaDomain')}`,
    { args: { username, password } },
    (user) => {
      cy.get('input[name="identifier"]').type(user.username)
      cy.get('input[name="credentials.passcode"]').type(user.password, {
        log: false,
      })
      cy.get('[type="submit"]').click()
    }
  )

  cy.get('[data-cy="account"]').should('contain', username)
}

Cypress.Commands.add('loginByOkta', (username) => {
  cy.session(
    ['okta', username],
    () => {
      cy.env(['oktaPassword']).then(({ oktaPassword }) => {
        fillInSignInPage(username, oktaPassword)
      })
    },
    {
      validate() {
        cy.visit('/')
        cy.get('[data-cy="account"]').should('contain', username)
      },
    }
  )
})
// #endregion

// #region api

async function storeTokens({ sessionToken, _embedded }) {
  const client = new OktaAuth({
    issuer: `https://${Cypress.expose('oktaDomain')}/oauth2/default`,
    clientId: Cypress.expose('oktaClientId'),
    redirectUri: 'http://localhost:3000/implicit/callback',
    scopes: ['openid', 'email', 'profile'],
  })
  const { tokens } = await client.token.getWithoutPrompt({ sessionToken })
  const { id, profile } = _embedded.user
  const item = {
    token: tokens.accessToken.accessToken,
    user: { sub: id, email: profile.login, given_name: profile.firstName },
  }

  window.localStorage.setItem('oktaCypress', JSON.stringify(item))
}

Cypress.Commands.add('loginByOktaApi', (username) => {
  cy.session(['okta programmatically', username], () => {
    cy.env(['oktaPassword']).then(({ oktaPassword }) => {
      cy.request({
        method: 'POST',
        url: `https://${Cypress.expose('oktaDomain')}/api/v1/authn`,
        body: { username, password: oktaPassword },
        log: false,
      }).then({ timeout: 20000 }, ({ body }) => storeTokens(body))
    })
  })
})
// #endregion
