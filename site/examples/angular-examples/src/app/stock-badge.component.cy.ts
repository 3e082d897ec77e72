// #region cases
// #region template
// #region set-input
import { StockBadgeComponent } from './stock-badge.component'
// #endregion
// #endregion
// #endregion

// #region cases

describe('StockBadgeComponent', () => {
  const cases = [
    { left: 0, text: 'Sold out' },
    { left: 1, text: 'Last one' },
    { left: 25, text: 'In stock' },
  ]

  cases.forEach(({ left, text }) => {
    it(`says "${text}" for ${left}`, () => {
      cy.mount(StockBadgeComponent, { componentProperties: { left } })
      cy.get('[role="status"]').should('have.text', text)
    })
  })
})
// #endregion

// #region template

it('takes the number from its parent', () => {
  cy.mount('<app-stock-badge [left]="stock.chairs" />', {
    imports: [StockBadgeComponent],
    componentProperties: { stock: { chairs: 1, tables: 4 } },
  })
  cy.get('[role="status"]').should('have.text', 'Last one')
})
// #endregion

// #region set-input

it('follows the stock', () => {
  cy.mount(StockBadgeComponent, { componentProperties: { left: 2 } }).then(
    ({ fixture }) => {
      cy.get('[role="status"]').should('have.text', 'In stock')
      cy.then(() => fixture.componentRef.setInput('left', 0))
    }
  )
  cy.get('[role="status"]').should('have.text', 'Sold out')
})
// #endregion
