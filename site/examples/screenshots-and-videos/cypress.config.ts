import { defineConfig } from 'cypress'

export default defineConfig({
  video: true,
})
