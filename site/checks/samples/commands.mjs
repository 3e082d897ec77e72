/**
 * Custom commands in samples. A page that declares global types, adds commands or imports a plugin
 * gets a project of its own, so that what one page declares is unknown on all others.
 */

/** @typedef {import('./fences.mjs').Fence} Fence */

/**
 * Commands that no Cypress version has built in and that are known on every page, with the reason.
 *
 * @type {Record<string, string>}
 */
export const KNOWN_COMMANDS = {
  // Cypress itself writes this one into cypress/support/component when component testing is set up.
  mount: 'mount(component: any, options?: any): Chainable<any>',
}

/**
 * Commands that plugins add, by the module that a sample of the page imports to have them.
 *
 * @type {Record<string, string[]>}
 */
const PLUGIN_COMMANDS = {
  '@percy/cypress': ['percySnapshot'],
  '@testing-library/cypress': ['findByLabelText', 'findByRole', 'findByTestId', 'findByText'],
  'cypress-axe': ['checkA11y', 'configureAxe', 'injectAxe'],
  'cypress-plugin-tab': ['tab'],
  'cypress-real-events': ['realClick', 'realHover', 'realPress', 'realSwipe', 'realType'],
  'cypress-visual-regression': ['compareSnapshot'],
}

const DECLARES =
  /\bdeclare\s+(?:global|namespace|module)\b|\bCypress\.Commands\.add(?:Query|All)?\(/
const ADDS = /\bCypress\.Commands\.add(?:Query)?\(\s*(['"`])([\w$]+)\1/g

/**
 * Whether the sample changes the types of other files.
 *
 * @param {Fence} fence
 */
export function declaresGlobals(fence) {
  const text = fence.code.join('\n')
  return DECLARES.test(text) || pluginCommands(text).length > 0
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function pluginCommands(text) {
  return Object.entries(PLUGIN_COMMANDS).flatMap(([name, commands]) =>
    new RegExp(`\\b(?:from|import|require\\()\\s*['"]${name}(?:/[^'"]*)?['"]`).test(text)
      ? commands
      : [],
  )
}

/**
 * A declaration file for the commands that samples of one project may use without declaring them: the
 * known ones, and those that a JavaScript sample adds (in JavaScript nobody declares a command, and the
 * reader's editor does not complain).
 *
 * @param {Fence[]} fences
 */
export function commandDeclarations(fences) {
  const texts = fences.map((fence) => fence.code.join('\n'))
  const declared = texts.filter((text) => /\binterface\s+Chainable\b/.test(text)).join('\n')
  const commands = new Map(Object.entries(KNOWN_COMMANDS))
  fences.forEach((fence, index) => {
    const text = texts[index] ?? ''
    const added = /^(?:js|javascript|mjs|cjs|jsx)$/.test(fence.lang)
      ? [...text.matchAll(ADDS)].map((match) => match[2] ?? '')
      : []
    for (const name of [...added, ...pluginCommands(text)]) {
      if (!commands.has(name)) commands.set(name, `${name}(...args: any[]): Chainable<any>`)
    }
  })
  const members = [...commands]
    .filter(([name]) => !new RegExp(`\\b${name.replaceAll('$', '\\$')}\\s*[?:(<]`).test(declared))
    .map(([, member]) => `    ${member}\n`)
  return `declare namespace Cypress {\n  interface Chainable<Subject = any> {\n${members.join('')}  }\n}\n`
}
