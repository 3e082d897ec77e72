import { mount } from 'cypress/vue'

Cypress.Commands.add('mount', mount)
