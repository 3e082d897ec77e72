// #region login-page

function fillInLoginPage(email, password) {
  cy.visit('/')

  cy.origin(
    `https://${Cypress.expose('auth0Domain')}`,
    { args: { email, password } },
    (user) => {
      cy.get('input#username').type(user.email)
      cy.get('input#password').type(user.password, { log: false })
      cy.contains('button[value=default]', 'Continue').click()
    }
  )

  cy.location('origin').should('equal', Cypress.config('baseUrl'))
  cy.contains('[data-cy="account"]', email).should('be.visible')
}

Cypress.Commands.add('loginToAuth0', (email) => {
  cy.session(
    ['auth0', email],
    () => {
      cy.env(['auth0Password']).then(({ auth0Password }) => {
        fillInLoginPage(email, auth0Password)
      })
    },
    {
      validate() {
        cy.visit('/')
        cy.contains('[data-cy="account"]', email).should('be.visible')
      },
    }
  )
})
// #endregion

// #region api

function storeTokens(tokens) {
  const payload = tokens.id_token.split('.')[1]
  const claims = JSON.parse(Cypress.Buffer.from(payload, 'base64').toString())
  const item = {
    token: tokens.access_token,
    user: { name: claims.name, email: claims.email, picture: claims.picture },
  }

  window.localStorage.setItem('auth0Cypress', JSON.stringify(item))
}

function requestTokens(email, { auth0Password, auth0ClientSecret }) {
  cy.request({
    method: 'POST',
    url: `https://${Cypress.expose('auth0Domain')}/oauth/token`,
    body: {
      grant_type: 'password',
      username: email,
      password: auth0Password,
      audience: Cypress.expose('auth0Audience'),
      scope: 'openid profile email',
      client_id: Cypress.expose('auth0ClientId'),
      client_secret: auth0ClientSecret,
    },
    log: false,
  }).then(({ body }) => storeTokens(body))
}

Cypress.Commands.add('loginByAuth0Api', (email) => {
  cy.session(['auth0 programmatically', email], () => {
    cy.env(['auth0Password', 'auth0ClientSecret']).then((secrets) => {
      requestTokens(email, secrets)
    })
  })
})
// #endregion

// #region unblock

Cypress.Commands.add('unblockIpAddress', () => {
  cy.request('https://ipv4.icanhazip.com').then(({ body }) => {
    const domain = Cypress.expose('auth0Domain')

    cy.env(['auth0ManagementToken']).then(({ auth0ManagementToken }) => {
      cy.request({
        method: 'DELETE',
        url: `https://${domain}/api/v2/anomaly/blocks/ips/${body.trim()}`,
        headers: { authorization: `Bearer ${auth0ManagementToken}` },
        log: false,
      })
    })
  })
})
// #endregion
