import { defineConfig } from 'cypress'
import dotenv from 'dotenv'

dotenv.config()

export default defineConfig({
  allowCypressEnv: false,
  env: {
    oktaPassword: process.env.OKTA_PASSWORD,
  },
  expose: {
    oktaDomain: 'dev-40718862.okta.com',
    oktaClientId: '0oa8ghfl2TqWbR',
  },
  e2e: { baseUrl: 'http://localhost:3000' },
})
