/**
 * Custom commands in samples. A page that declares global types, adds commands, or uses a plugin is a separate project,
 * so that its declarations are unknown on all other pages.
 */

import { isJavaScript } from './languages.ts'
import type { Fence } from '../page/fences.ts'

/** Commands that no Cypress version includes and that are known on every page, with the reason. */
const KNOWN_COMMANDS: Record<string, string> = {
  // Cypress itself adds this command to cypress/support/component when component testing is set up.
  mount: 'mount(component: any, options?: any): Chainable<any>',
}

/** Plugins by the package with their types, and what a sample contains that needs these types. */
const PLUGINS: Record<string, RegExp> = {
  '@cypress/grep': /['"]@cypress\/grep\b/,
  '@testing-library/cypress': /['"]@testing-library\/cypress\b|\.find(?:All)?By[A-Z]\w+\(/,
  'cypress-axe': /['"]cypress-axe['"]|\.(?:checkA11y|configureAxe|injectAxe)\(/,
  'cypress-real-events': /['"]cypress-real-events\b|\.real[A-Z]\w+\(/,
  'cypress-visual-regression/dist/command': /['"]cypress-visual-regression\b|\.compareSnapshot\(/,
}

const DECLARES = /\bdeclare\s+(?:global|namespace|module)\b/
const ADDS_COMMAND = /\bCypress\.Commands\.add(?:Query)?\(\s*(['"`])([\w$]+)\1/g
const ADDS_ASSERTION = /\bAssertion\.add\w+\(\s*(['"`])([\w$]+)\1/g

/** Whether the sample changes what other samples on its page may use. */
export function declaresGlobals(fence: Fence) {
  const text = textOf(fence)
  return (
    DECLARES.test(text) ||
    [ADDS_COMMAND, ADDS_ASSERTION].some((pattern) => text.search(pattern) >= 0) ||
    pluginTypes(text).length > 0
  )
}

/**
 * A declaration file for everything that a project's samples may use without declaring it: the known commands, the
 * types of plugins, and, in JavaScript, where commands and assertions aren't declared, those that the samples add.
 */
export function commandDeclarations(fences: Fence[], javascript: boolean) {
  const texts = fences.map(textOf)
  const scripts = javascript ? fences.filter(isJavaScript).map(textOf) : []
  const commands = new Map(Object.entries(KNOWN_COMMANDS))
  for (const name of scripts.flatMap(names(ADDS_COMMAND))) {
    if (!commands.has(name)) commands.set(name, `${name}(...args: any[]): Chainable<any>`)
  }
  // A second declaration would conflict with the sample's own.
  const declared = texts.filter((text) => /\binterface\s+Chainable\b/.test(text)).join('\n')
  for (const name of commands.keys()) {
    if (new RegExp(`\\b${name.replaceAll('$', '\\$')}\\s*[?:(<]`).test(declared)) {
      commands.delete(name)
    }
  }
  const assertions = new Set(scripts.flatMap(names(ADDS_ASSERTION)))
  return [
    ...new Set(texts.flatMap(pluginTypes)),
    `declare namespace Cypress {\n  interface Chainable<Subject = any> {`,
    ...commands.values(),
    `  }\n}\ndeclare namespace Chai {\n  interface Assertion {`,
    ...[...assertions].map((name) => `${name}: any`),
    `  }\n}\n`,
  ].join('\n')
}

function textOf(fence: Fence) {
  return fence.code.join('\n')
}

function names(pattern: RegExp): (text: string) => string[] {
  return (text) => [...text.matchAll(pattern)].map((match) => match[2] ?? '')
}

/** References to the types that a sample needs. */
function pluginTypes(text: string): string[] {
  return Object.entries(PLUGINS)
    .filter(([, use]) => use.test(text))
    .map(([types]) => `/// <reference types="${types}" />`)
}
