import { mount } from 'cypress/svelte'

Cypress.Commands.add('mount', mount)
