// #region output-spy
import { createOutputSpy } from 'cypress/angular'
// #endregion
// #region output-spy
// #region template
// #region instance
import { SearchBoxComponent } from './search-box.component'
// #endregion
// #endregion
// #endregion

// #region output-spy

it('reports the search term', () => {
  cy.mount(SearchBoxComponent, {
    componentProperties: { search: createOutputSpy<string>('search') },
  })
  cy.get('input').type('walnut shelf{enter}')
  cy.get('@search').should('have.been.calledOnceWith', 'walnut shelf')
})
// #endregion

// #region template

it('reports the search term to its parent', () => {
  cy.mount('<app-search-box (search)="find($event)" />', {
    imports: [SearchBoxComponent],
    componentProperties: { find: cy.spy().as('find') },
  })
  cy.get('input').type('oak{enter}')
  cy.get('@find').should('have.been.calledOnceWith', 'oak')
})
// #endregion

// #region instance

it('emits once for each search', () => {
  cy.mount<SearchBoxComponent>(SearchBoxComponent).then(({ component }) => {
    cy.spy(component.search, 'emit').as('emit')
  })
  cy.get('input').type('oak{enter}{enter}')
  cy.get('@emit').should('have.been.calledTwice')
})
// #endregion
