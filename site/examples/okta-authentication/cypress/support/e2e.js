import './auth-provider-commands/okta'
