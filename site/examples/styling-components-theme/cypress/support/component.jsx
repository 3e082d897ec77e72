import { mount } from 'cypress/react'
import { ThemeProvider } from 'styled-components'
import { themes } from '../../src/theme'

Cypress.Commands.add('mount', (component, options = {}) => {
  const { theme = 'light', ...rest } = options

  return mount(
    <ThemeProvider theme={themes[theme]}>{component}</ThemeProvider>,
    rest
  )
})
