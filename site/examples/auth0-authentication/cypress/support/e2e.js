import './auth-provider-commands/auth0'
