import { mount } from 'cypress/vue'
import { createI18n } from 'vue-i18n'
import messages from '../../src/messages'

Cypress.Commands.add('mount', (component, options = {}) => {
  const { locale = 'en', global = {}, ...rest } = options
  const i18n = createI18n({ legacy: false, locale, messages })
  const plugins = [i18n, ...(global.plugins ?? [])]
  return mount(component, { ...rest, global: { ...global, plugins } })
})
