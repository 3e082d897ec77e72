import { shippingCost } from './shipping.js'

const input = document.querySelector('input')
const output = document.querySelector('output')

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  output.textContent = shippingCost(Number(input.value)).toFixed(2)
})
