import { RulesComponent } from './rules.component'

it('lists the rules', () => {
  cy.mount(RulesComponent)
  cy.get('li').should('have.length', 2)
})
