import { createRawSnippet } from 'svelte'
import Panel from './Panel.svelte'

it('shows its content when you open it', () => {
  const children = createRawSnippet(() => ({
    render: () => '<p>Within three days</p>',
  }))
  cy.mount(Panel, { props: { title: 'Delivery', children } })
  cy.contains('p', 'Within three days').should('not.exist')

  cy.contains('button', 'Delivery').click()
  cy.contains('p', 'Within three days').should('be.visible')
})
