import { h, ref } from 'vue'
import ColorPicker from './ColorPicker.vue'

it('selects another color', () => {
  const color = ref('red')
  cy.mount(() =>
    h(ColorPicker, {
      modelValue: color.value,
      'onUpdate:modelValue': (next) => (color.value = next),
    })
  )
  cy.get('[aria-checked="true"]').should('contain', 'red')

  cy.get('[data-cy="teal"]').click()
  cy.get('[aria-checked="true"]').should('contain', 'teal')
})
