import { mount } from 'cypress/vue'
import { createPinia } from 'pinia'

Cypress.Commands.add('mountWithStore', (component, options = {}) => {
  const { store = createPinia(), global = {}, ...rest } = options
  const plugins = [store, ...(global.plugins ?? [])]
  return mount(component, { ...rest, global: { ...global, plugins } })
})
