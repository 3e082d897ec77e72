it('sends the user to Facebook', () => {
  cy.request({
    url: '/login/facebook',
    followRedirect: false,
  }).then(({ status, redirectedToUrl }) => {
    const url = new URL(redirectedToUrl)

    expect(status).to.equal(302)
    expect(url.hostname).to.equal('www.facebook.com')
    expect(url.searchParams.get('redirect_uri')).to.include('/login/callback')
  })
})
