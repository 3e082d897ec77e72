import { defineConfig } from 'cypress'
import dotenv from 'dotenv'
import awsConfig from './src/aws-exports.js'

dotenv.config()

export default defineConfig({
  allowCypressEnv: false,
  env: {
    cognitoPassword: process.env.AWS_COGNITO_PASSWORD,
  },
  expose: {
    cognitoDomain: process.env.AWS_COGNITO_DOMAIN,
    awsConfig,
  },
  e2e: { baseUrl: 'http://localhost:3000' },
})
