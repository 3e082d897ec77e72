export function shippingCost(total) {
  if (total < 0) {
    throw new RangeError('The total is negative')
  }
  return total >= 50 ? 0 : 4.9
}
