import { SearchBox } from './SearchBox'

it('reports the search term', () => {
  cy.mount(<SearchBox onSearch={cy.spy().as('onSearch')} />)
  cy.get('input').type('walnut shelf{enter}')
  cy.get('@onSearch').should('have.been.calledOnceWith', 'walnut shelf')
})
