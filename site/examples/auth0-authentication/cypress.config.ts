// #region login
import { defineConfig } from 'cypress'
import dotenv from 'dotenv'

dotenv.config()

export default defineConfig({
  allowCypressEnv: false,
  env: {
    auth0Password: process.env.AUTH0_PASSWORD,
    auth0ClientSecret: process.env.AUTH0_CLIENT_SECRET,
    // #endregion
    auth0ManagementToken: process.env.AUTH0_MGMT_API_TOKEN,
    // #region login
  },
  expose: {
    auth0Domain: 'vintage-lamps-test.us.auth0.com',
    auth0ClientId: 'k3YbR0n2wqPz',
    auth0Audience: 'https://vintage-lamps-test.us.auth0.com/api/v2/',
  },
  e2e: { baseUrl: 'http://localhost:3000' },
})
// #endregion
