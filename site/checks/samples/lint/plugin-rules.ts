/** The rules of eslint-plugin-cypress that the site teaches, with suggestions. */

import type { ESLint, Rule } from 'eslint'
import cypress from 'eslint-plugin-cypress'

/** Messages with a suggestion, which replace the plugin's. */
export const PLUGIN_MESSAGES: Record<string, string> = {
  'cypress/no-and': 'use .should() here; .and() continues .should(), .and(), or .contains()',
  'cypress/no-assigning-return-values':
    'a command returns a chain, not its value; use the value in .then(), or name it with .as()',
  'cypress/no-async-before': 'remove async: commands are queued and wait for each other',
  'cypress/no-async-tests': 'remove async: commands are queued and wait for each other',
  'cypress/no-chained-get':
    'cy.get() always searches the whole page; use .find() to search inside the first element',
  'cypress/no-unnecessary-waiting':
    'do not wait for a fixed time; wait for an alias, or assert what the page shows',
  'cypress/no-xpath': 'cy.xpath() comes from a package that is no longer maintained; use cy.get()',
  'cypress/unsafe-to-chain-command':
    'the page may have changed after this command; end the chain here, and start the next one from cy',
}

/** The plugin, with a fix for a rule that crashes on undeclared variables. */
export function pluginRules(): ESLint.Plugin {
  const waiting = cypress.rules['no-unnecessary-waiting']
  const rules = waiting
    ? { ...cypress.rules, 'no-unnecessary-waiting': forgiving(waiting as Rule.RuleModule) }
    : cypress.rules
  return { ...cypress, rules }
}

/** In a sample that doesn't declare `delay`, `cy.wait(delay)` may be an alias. */
function forgiving({ create, ...rule }: Rule.RuleModule): Rule.RuleModule {
  return {
    ...rule,
    create(context) {
      const { CallExpression: check } = create(context)
      return {
        CallExpression(node) {
          try {
            check?.(node)
          } catch (error) {
            if (!(error instanceof TypeError)) throw error
          }
        },
      }
    },
  }
}
