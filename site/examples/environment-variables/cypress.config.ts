import { defineConfig } from 'cypress'

export default defineConfig({
  expose: { house: 'Alder' },
})
