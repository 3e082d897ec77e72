import { mount } from 'cypress/react'
import '../../src/main.css'

Cypress.Commands.add('mount', mount)
