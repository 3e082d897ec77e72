// #region placeholder
// #region spy
import Results from './Results.vue'
// #endregion
// #endregion

// #region placeholder

it('replaces the placeholder', () => {
  const props = { isLoading: true, items: [] }

  cy.mount(Results, { props }).then(({ wrapper }) => {
    cy.get('[data-cy="placeholder"]').should('be.visible')
    cy.then(() => wrapper.setProps({ isLoading: false, items: ['Oak', 'Ash'] }))
  })
  cy.get('li').should('have.length', 2)
})
// #endregion

// #region spy

it('emits what you select', () => {
  const onSelect = cy.spy().as('onSelect')
  cy.mount(Results, { props: { items: ['Oak', 'Ash'], onSelect } })
  cy.contains('li', 'Ash').click()
  cy.get('@onSelect').should('have.been.calledOnceWith', 'Ash')
})
// #endregion
