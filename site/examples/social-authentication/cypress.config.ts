import { defineConfig } from 'cypress'

export default defineConfig({
  allowCypressEnv: false,
  env: {
    facebookPassword: process.env.FACEBOOK_PASSWORD,
    googlePassword: process.env.GOOGLE_PASSWORD,
    microsoftPassword: process.env.MICROSOFT_PASSWORD,
  },
  e2e: {
    baseUrl: 'http://localhost:3000',
    experimentalModifyObstructiveThirdPartyCode: true,
  },
})
