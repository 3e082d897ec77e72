import { mount } from 'cypress/svelte'

Cypress.Commands.add('mount', (component, options = {}) => {
  const context = new Map([
    ['session', { user: 'Ines' }],
    ...(options.context ?? []),
  ])
  return mount(component, { ...options, context })
})
