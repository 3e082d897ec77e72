import { shippingCost } from '../../src/shipping'

describe('shippingCost', () => {
  it('rejects a negative total', () => {
    expect(() => shippingCost(-1)).to.throw('negative')
  })
})
