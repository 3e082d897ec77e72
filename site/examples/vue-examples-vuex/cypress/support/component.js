import { mount } from 'cypress/vue'
import { createAppStore } from '../../src/store'

Cypress.Commands.add('mountWithStore', (component, options = {}) => {
  const { store = createAppStore(), global = {}, ...rest } = options
  const plugins = [store, ...(global.plugins ?? [])]
  return mount(component, { ...rest, global: { ...global, plugins } })
})
