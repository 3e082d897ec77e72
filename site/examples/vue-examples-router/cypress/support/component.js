import { mount } from 'cypress/vue'
import { createAppRouter } from '../../src/router'

Cypress.Commands.add('mount', (component, options = {}) => {
  const { router = createAppRouter(), global = {}, ...rest } = options
  const plugins = [router, ...(global.plugins ?? [])]
  return mount(component, { ...rest, global: { ...global, plugins } })
})
