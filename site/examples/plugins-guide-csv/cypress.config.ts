import { defineConfig } from 'cypress'
import { registerCsv } from './plugins/csv/node'

export default defineConfig({
  e2e: {
    setupNodeEvents(on) {
      registerCsv(on)
    },
  },
})
