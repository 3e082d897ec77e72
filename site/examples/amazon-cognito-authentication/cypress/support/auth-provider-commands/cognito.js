// #region programmatically
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn } from 'aws-amplify/auth'
// #endregion

// #region login-page

function fillInLoginPage(email, password) {
  cy.visit('/')

  cy.origin(
    Cypress.expose('cognitoDomain'),
    { args: { email, password } },
    (user) => {
      cy.get('input[name="username"]:visible').type(user.email)
      cy.get('input[name="password"]:visible').type(user.password, {
        log: false,
      })
      cy.get('input[name="signInSubmitButton"]:visible').click()
    }
  )

  cy.contains('h1', 'My workshop').should('be.visible')
}

Cypress.Commands.add('loginByCognito', (email) => {
  cy.session(
    ['cognito', email],
    () => {
      cy.env(['cognitoPassword']).then(({ cognitoPassword }) => {
        fillInLoginPage(email, cognitoPassword)
      })
    },
    {
      validate() {
        cy.visit('/')
        cy.contains('h1', 'My workshop').should('be.visible')
      },
    }
  )
})
// #endregion

// #region programmatically

Amplify.configure(Cypress.expose('awsConfig'))

async function requestTokens(username, password) {
  await signIn({
    username,
    password,
    options: { authFlowType: 'USER_PASSWORD_AUTH' },
  })
  const { tokens } = await fetchAuthSession()
  return tokens
}

function storeTokens({ idToken, accessToken }) {
  const { client_id: clientId, sub } = accessToken.payload
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const items = {
    [`${prefix}.LastAuthUser`]: sub,
    [`${prefix}.${sub}.idToken`]: idToken.toString(),
    [`${prefix}.${sub}.accessToken`]: accessToken.toString(),
  }

  for (const [key, value] of Object.entries(items)) {
    window.localStorage.setItem(key, value)
  }
}

Cypress.Commands.add('loginByCognitoApi', (email) => {
  cy.session(['cognito programmatically', email], () => {
    cy.env(['cognitoPassword']).then(({ cognitoPassword }) => {
      cy.wrap(requestTokens(email, cognitoPassword), {
        log: false,
        timeout: 20000,
      }).then(storeTokens)
    })
  })
})
// #endregion
