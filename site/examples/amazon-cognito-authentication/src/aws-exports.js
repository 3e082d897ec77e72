const awsConfig = {
  Auth: {
    Cognito: {
      userPoolId: 'us-east-1_V7Lamps42',
      userPoolClientId: '4b8mq1r7lampsclient0example',
      loginWith: {
        oauth: {
          domain: 'vintage-lamps.auth.us-east-1.amazoncognito.com',
          scopes: ['openid', 'email', 'profile'],
          redirectSignIn: ['http://localhost:3000/'],
          redirectSignOut: ['http://localhost:3000/'],
          responseType: 'code',
        },
      },
    },
  },
}

export default awsConfig
