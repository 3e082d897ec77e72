function storeProfile({ access_token, id_token }) {
  cy.request({
    url: 'https://www.googleapis.com/oauth2/v3/userinfo',
    headers: { authorization: `Bearer ${access_token}` },
    log: false,
  }).then(({ body }) => {
    const item = {
      token: id_token,
      user: { id: body.sub, name: body.given_name, picture: body.picture },
    }

    window.localStorage.setItem('googleCypress', JSON.stringify(item))
  })
}

Cypress.Commands.add('loginByGoogleApi', () => {
  cy.session('google', () => {
    cy.env(['googleClientSecret', 'googleRefreshToken']).then((secrets) => {
      cy.request({
        method: 'POST',
        url: 'https://oauth2.googleapis.com/token',
        body: {
          grant_type: 'refresh_token',
          client_id: Cypress.expose('googleClientId'),
          client_secret: secrets.googleClientSecret,
          refresh_token: secrets.googleRefreshToken,
        },
        log: false,
      }).then(({ body }) => storeProfile(body))
    })
  })
})
