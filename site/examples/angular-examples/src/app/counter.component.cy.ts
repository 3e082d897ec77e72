// #region writable-signal
// #region two-way
import { signal } from '@angular/core'
// #endregion
// #endregion
// #region spies
import { createOutputSpy } from 'cypress/angular'
// #endregion
// #region plain-value
// #region writable-signal
// #region two-way
// #region spies
import { CounterComponent } from './counter.component'
// #endregion
// #endregion
// #endregion
// #endregion

// #region plain-value

it('does not go below the minimum', () => {
  cy.mount(CounterComponent, { componentProperties: { min: 3, count: 3 } })
  cy.contains('button', 'Less').should('be.disabled')
})
// #endregion

// #region writable-signal

it('follows a new minimum', () => {
  const min = signal(0)
  cy.mount(CounterComponent, { componentProperties: { min, count: 2 } })
  cy.contains('button', 'Less').should('be.enabled')

  cy.then(() => min.set(2))
  cy.contains('button', 'Less').should('be.disabled')
})
// #endregion

// #region two-way

it('updates the value of its parent', () => {
  const count = signal(5)
  cy.mount(CounterComponent, { componentProperties: { count } })

  cy.then(() => count.set(8))
  cy.get('output').should('have.text', '8')

  cy.contains('button', 'More').click()
  cy.get('output').should('have.text', '9')
  cy.then(() => expect(count()).to.equal(9))
})
// #endregion

// #region spies

it('reports each change and the final number', () => {
  cy.mount(CounterComponent, {
    componentProperties: {
      count: 5,
      // @ts-ignore: the class has no property with this name
      countChange: createOutputSpy('countChange'),
      closed: createOutputSpy('closed'),
    },
  })
  cy.contains('button', 'More').click()
  cy.get('@countChange').should('have.been.calledWith', 6)

  cy.contains('button', 'Done').click()
  cy.get('@closed').should('have.been.calledOnceWith', 6)
})
// #endregion
