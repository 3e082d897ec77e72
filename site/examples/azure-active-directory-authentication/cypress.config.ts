import { defineConfig } from 'cypress'

export default defineConfig({
  allowCypressEnv: false,
  removeSRIAttributes: true,
  env: {
    aadPassword: process.env.AAD_PASSWORD,
  },
  e2e: {
    baseUrl: 'http://localhost:3000',
    experimentalModifyObstructiveThirdPartyCode: true,
  },
})
