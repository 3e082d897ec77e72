import { createPinia } from 'pinia'
import Basket from './Basket.vue'
import { useBasket } from './basket'

it('counts the items in the store', () => {
  const store = createPinia()
  useBasket(store).add('ash')

  cy.mountWithStore(Basket, { store })
  cy.get('[data-cy="badge"]').should('have.text', '1')

  cy.contains('button', 'Add').click()
  cy.get('[data-cy="badge"]').should('have.text', '2')
})
