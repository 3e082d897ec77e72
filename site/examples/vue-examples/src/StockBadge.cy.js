import StockBadge from './StockBadge.vue'

describe('StockBadge', () => {
  const cases = [
    { left: 0, text: 'Sold out' },
    { left: 1, text: 'Last one' },
    { left: 25, text: 'In stock' },
  ]

  cases.forEach(({ left, text }) => {
    it(`says "${text}" for ${left}`, () => {
      cy.mount(StockBadge, { props: { left } })
      cy.get('[role="status"]').should('have.text', text)
    })
  })
})
