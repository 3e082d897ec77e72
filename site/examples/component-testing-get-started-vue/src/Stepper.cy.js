// #region first-test
import Stepper from './Stepper.vue'

describe('Stepper', () => {
  it('renders', () => {
    cy.mount(Stepper)
  })
  // #endregion

  // #region default
  it('starts at 0', () => {
    cy.mount(Stepper)
    cy.get('[data-cy="count"]').should('have.text', '0')
  })
  // #endregion

  // #region props
  it('starts at the number that you pass', () => {
    cy.mount(Stepper, { props: { start: 12 } })
    cy.get('[data-cy="count"]').should('have.text', '12')
  })
  // #endregion

  // #region interactions
  it('counts up', () => {
    cy.mount(Stepper, { props: { start: 5 } })
    cy.get('[data-cy="increase"]').click()
    cy.get('[data-cy="count"]').should('have.text', '6')
  })

  it('counts down', () => {
    cy.mount(Stepper, { props: { start: 5 } })
    cy.get('[data-cy="decrease"]').click()
    cy.get('[data-cy="count"]').should('have.text', '4')
  })
  // #endregion

  // #region events
  it('reports each new number', () => {
    const onChange = cy.spy().as('onChange')
    cy.mount(Stepper, { props: { start: 5, onChange } })
    cy.get('[data-cy="increase"]').click()
    cy.get('@onChange').should('have.been.calledOnceWith', 6)
  })
  // #endregion
  // #region first-test
})
// #endregion
