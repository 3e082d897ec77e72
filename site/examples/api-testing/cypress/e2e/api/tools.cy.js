describe('/api/tools', () => {
  beforeEach(() => {
    cy.request('DELETE', '/test/tools')
  })

  it('starts with an empty list', () => {
    cy.request('/api/tools').then((response) => {
      expect(response.status).to.equal(200)
      expect(response.body).to.deep.equal({ items: [], page: 1, total: 0 })
    })
  })

  it('creates, reads, changes, and deletes a tool', () => {
    cy.request('POST', '/api/tools', { name: 'Drill' }).then((created) => {
      expect(created.status).to.equal(201)
      const url = `/api/tools/${created.body.id}`

      cy.request(url).its('body.lent').should('eq', false)
      cy.request('PATCH', url, { lent: true })
      cy.request(url).its('body.lent').should('eq', true)
      cy.request('DELETE', url).its('status').should('eq', 204)
      cy.request({ url, failOnStatusCode: false })
        .its('status')
        .should('eq', 404)
    })
  })

  it('rejects a tool without a name', () => {
    cy.request({
      method: 'POST',
      url: '/api/tools',
      body: { lent: true },
      failOnStatusCode: false,
    }).then(({ status, body }) => {
      expect(status).to.equal(422)
      expect(body.error).to.contain('name')
    })
    cy.request('/api/tools').its('body.total').should('eq', 0)
  })
})
