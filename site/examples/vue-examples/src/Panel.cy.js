// #region default-slot
import { h } from 'vue'
// #endregion
// #region default-slot
// #region named-slot
import Panel from './Panel.vue'
// #endregion
// #endregion

// #region default-slot

describe('Panel', () => {
  it('shows its content when you open it', () => {
    cy.mount(Panel, { slots: { default: 'Three days' } })
    cy.get('[data-cy="content"]').should('not.exist')

    cy.contains('button', 'Open').click()
    cy.get('[data-cy="content"]').should('have.text', 'Three days')
  })

  it('takes several elements', () => {
    cy.mount(Panel, {
      slots: { default: () => [h('p', 'Three days'), h('p', 'Free')] },
    })
    cy.contains('button', 'Open').click()
    cy.get('p').should('have.length', 2)
  })
})
// #endregion

// #region named-slot

it('takes a title', () => {
  cy.mount(Panel, { slots: { title: 'Delivery', default: 'Three days' } })
  cy.get('h3').should('have.text', 'Delivery')
})
// #endregion
