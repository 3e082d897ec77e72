import SearchBox from './SearchBox.svelte'

it('reports the search term', () => {
  cy.mount(SearchBox, { props: { onsearch: cy.spy().as('onsearch') } })
  cy.get('input').type('walnut shelf{enter}')
  cy.get('@onsearch').should('have.been.calledOnceWith', 'walnut shelf')
})
