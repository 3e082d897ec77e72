import './auth-provider-commands/cognito'
