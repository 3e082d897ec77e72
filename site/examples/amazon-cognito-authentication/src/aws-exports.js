const awsConfig = {
  Auth: {
    Cognito: {
      userPoolId: 'us-east-1_V7Lamps42',
      userPoolClientId: '4b8mq1r7lampsclient0example',
    },
  },
}

export default awsConfig
