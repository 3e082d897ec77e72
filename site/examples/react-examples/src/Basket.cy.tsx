import { Basket } from './Basket'
import { createStore, itemAdded } from './store'

it('counts the items in the store', () => {
  const store = createStore()
  store.dispatch(itemAdded('oak'))
  store.dispatch(itemAdded('ash'))

  cy.mountWithStore(<Basket />, { store })
  cy.get('[data-cy="badge"]').should('have.text', '2')

  cy.contains('button', 'Empty').click()
  cy.get('[data-cy="badge"]').should('have.text', '0')
})
