import { defineConfig } from 'cypress'
import dotenv from 'dotenv'

dotenv.config()

export default defineConfig({
  allowCypressEnv: false,
  env: {
    googleClientSecret: process.env.GOOGLE_CLIENT_SECRET,
    googleRefreshToken: process.env.GOOGLE_REFRESH_TOKEN,
  },
  expose: {
    googleClientId: '481516234219-lamps.apps.googleusercontent.com',
  },
  e2e: { baseUrl: 'http://localhost:3000' },
})
