import { catalog } from '../../src/errors/index.ts'
import type { Compiler } from './compiler.ts'
import { readErrorParameters } from './read-parameters.ts'
import type { Parameter, Parameters } from './records.ts'
import { referencePage } from './reference-page.ts'

interface Entry {
  code: string
  message(parameters: object): string
  hint(parameters: object): string
}

// Private-use characters around the name of a parameter, which don't occur in messages.
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** All errors of the catalog with their code, message, and fix. */
export function errorsPage(compiler: Compiler): string {
  const parameters = readErrorParameters(compiler)
  const entries = Object.entries(catalog as Record<string, unknown>) as [string, Entry][]
  const sections = entries
    .map(([name, entry]) => ({ entry, parameters: parameters.get(name) ?? {} }))
    .sort((a, b) => (a.entry.code < b.entry.code ? -1 : 1))
    .map(({ entry, parameters: own }) => describeError(entry, own))
  return referencePage({
    title: 'Errors',
    description: 'Every error that docent reports: its code, its message, and how to fix it.',
    position: 4,
    tocLevel: 2,
    body: [
      "Each error that docent reports begins with a code in brackets. The message describes what happened and names the value that docent received. If the problem is in a file, the file's name and the line follow, sometimes with an excerpt. The last line is the fix.",
      '```text\n[broken-markdown-link] The link "./instal.md" leads to a file that isn\'t a page.\n  docs/intro.md:6:38\n  Fix: Did you mean "./install.md"?\n```',
      'In the messages below, words between angle brackets are values.',
      ...sections,
    ],
  })
}

function describeError(entry: Entry, parameters: Parameters): string {
  // If a value is optional, the hint is often only a suggestion: "Did you mean …?"
  const hint = entry.hint(valuesOf(parameters, false))
  return [
    `## \`${entry.code}\` {#${entry.code}}`,
    blocks(entry.message(valuesOf(parameters, true)))
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    `**Fix:** ${blocks(hint).join('\n')}`,
  ].join('\n\n')
}

function valuesOf(parameters: Parameters, withOptional: boolean): object {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, { isOptional }]) => withOptional || !isOptional)
      .map(([name, { parameter }]) => [name, valueOf(name, parameter)]),
  )
}

function valueOf(name: string, parameter: Parameter): unknown {
  const text = `${OPEN}${name}${CLOSE}`
  switch (parameter.kind) {
    case 'text':
      return text
    case 'number':
      return { [Symbol.toPrimitive]: (hint: string) => (hint === 'default' ? `${text} + ` : text) }
    case 'list':
      return [valueOf(name, parameter.entries)]
    case 'record':
      return valuesOf(parameter.fields, true)
  }
}

/** A message as Markdown. Its code spans stay, and everything else is escaped. An empty line is added above lists. */
function blocks(message: string): string[] {
  const text = message
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : part.replace(VALUE, '<$1>')))
    .join('')
  return text.replace(/\n(?=- )/, '\n\n').split('\n')
}

const VALUE = new RegExp(`${OPEN}(\\w+)${CLOSE}`, 'g')

function escapeText(text: string): string {
  return text.replace(/[\\*_[\]<>&#{}~|]/g, '\\$&').replace(VALUE, '`<$1>`')
}
