import 'cypress-axe'
