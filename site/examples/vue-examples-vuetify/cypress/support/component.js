import { h } from 'vue'
import { mount } from 'cypress/vue'
import { createVuetify } from 'vuetify'
import { VApp } from 'vuetify/components'
import 'vuetify/styles'

Cypress.Commands.add('mountInApp', (component, options = {}) => {
  const { props, slots, global = {} } = options
  const plugins = [createVuetify(), ...(global.plugins ?? [])]
  return mount(() => h(VApp, () => h(component, props, slots)), {
    global: { ...global, plugins },
  })
})
