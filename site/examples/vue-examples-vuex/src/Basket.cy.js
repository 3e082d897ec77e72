import Basket from './Basket.vue'
import { createAppStore } from './store'

it('counts the items in the store', () => {
  const store = createAppStore()
  store.commit('add', 'ash')

  cy.mountWithStore(Basket, { store })
  cy.get('[data-cy="badge"]').should('have.text', '1')

  cy.contains('button', 'Add').click()
  cy.get('[data-cy="badge"]').should('have.text', '2')
})
