// #region events
import { createOutputSpy } from 'cypress/angular'
// #region first-test
import { StepperComponent } from './stepper.component'

describe('StepperComponent', () => {
  // #endregion
  // #endregion
  // #region first-test
  it('renders', () => {
    cy.mount(StepperComponent)
  })
  // #endregion

  // #region default
  it('starts at 0', () => {
    cy.mount(StepperComponent)
    cy.get('[data-cy="count"]').should('have.text', '0')
  })
  // #endregion

  // #region props
  it('starts at the number that you pass', () => {
    cy.mount(StepperComponent, { componentProperties: { start: 12 } })
    cy.get('[data-cy="count"]').should('have.text', '12')
  })
  // #endregion

  // #region interactions
  it('counts up', () => {
    cy.mount(StepperComponent, { componentProperties: { start: 5 } })
    cy.get('[data-cy="increase"]').click()
    cy.get('[data-cy="count"]').should('have.text', '6')
  })

  it('counts down', () => {
    cy.mount(StepperComponent, { componentProperties: { start: 5 } })
    cy.get('[data-cy="decrease"]').click()
    cy.get('[data-cy="count"]').should('have.text', '4')
  })
  // #endregion

  // #region events
  it('reports each new number', () => {
    cy.mount(StepperComponent, {
      componentProperties: { start: 5, changed: createOutputSpy('onChange') },
    })
    cy.get('[data-cy="increase"]').click()
    cy.get('@onChange').should('have.been.calledOnceWith', 6)
  })
  // #endregion
  // #region events
  // #region first-test
})
// #endregion
// #endregion
