import { useState } from 'react'
import { ColorPicker } from './ColorPicker'

function Parent() {
  const [color, setColor] = useState('red')
  return <ColorPicker value={color} onChange={setColor} />
}

it('selects another color', () => {
  cy.mount(<Parent />)
  cy.get('[aria-checked="true"]').should('have.text', 'red')

  cy.get('[data-cy="teal"]').click()
  cy.get('[aria-checked="true"]').should('have.text', 'teal')
})
