import { defineConfig } from 'cypress'
import { plugin as grep } from '@cypress/grep/plugin'

export default defineConfig({
  e2e: {
    setupNodeEvents(on, config) {
      grep(config)
      return config
    },
  },
})
