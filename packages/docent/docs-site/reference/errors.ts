import { catalog } from '../../src/errors/index.ts'
import { authoringErrors } from '../../src/errors/catalog/authoring-errors.ts'
import { codeErrors } from '../../src/errors/catalog/code-errors.ts'
import { commandErrors } from '../../src/errors/catalog/command-errors.ts'
import { configErrors } from '../../src/errors/catalog/config-errors.ts'
import { contentErrors } from '../../src/errors/catalog/content-errors.ts'
import {
  configuredLinkErrors,
  externalLinkErrors,
  feedErrors,
  linkErrors,
  oldAnchorErrors,
  redirectErrors,
} from '../../src/errors/catalog/link-errors.ts'
import {
  markdownCopyErrors,
  markdownErrors,
  markdownFeatureErrors,
} from '../../src/errors/catalog/markdown-errors.ts'
import { pluginErrors } from '../../src/errors/catalog/plugin-errors.ts'
import type { Compiler } from './compiler.ts'
import { quote } from './markdown.ts'
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

/** The page's sections. Every error is in exactly one of them. */
const SECTIONS: Record<string, object> = {
  'Configuration and plugins': { ...configErrors, ...pluginErrors },
  'Pages, sidebars, and files': contentErrors,
  'Markdown and components': { ...markdownErrors, ...markdownFeatureErrors, ...markdownCopyErrors },
  'Code blocks': codeErrors,
  'Links, redirects, and feeds': {
    ...linkErrors,
    ...oldAnchorErrors,
    ...redirectErrors,
    ...feedErrors,
    ...configuredLinkErrors,
    ...externalLinkErrors,
  },
  'Commands and builds': { ...commandErrors, ...authoringErrors },
}

/**
 * All errors of the catalog with their code, message, and fix.
 * @throws if an error is in no section
 */
export function errorsPage(compiler: Compiler): string {
  const parameters = readErrorParameters(compiler)
  const sections = Object.entries(SECTIONS).map(([title, own]) => ({
    title,
    errors: Object.entries(own as Record<string, Entry>)
      .map(([name, entry]) => ({ entry, parameters: parameters.get(name) ?? {} }))
      .sort((a, b) => (a.entry.code < b.entry.code ? -1 : 1)),
  }))
  const count = sections.reduce((sum, { errors }) => sum + errors.length, 0)
  if (count !== Object.keys(catalog).length)
    throw new Error('Add the new group of errors to a section of errors.ts.')
  return referencePage({
    title: 'Errors',
    description: 'Every error that docent reports: its code, its message, and how to fix it.',
    position: 4,
    tocLevel: 2,
    body: [
      "Each error that docent reports begins with a code in brackets. The message describes what happened and names the value that docent received. If the problem is in a file, the file's name and the line follow, sometimes with an excerpt. The last line is the fix.",
      '```text\n[broken-markdown-link] The link "./instal.md" leads to a file that isn\'t a page.\n  docs/intro.md:6:38\n  Fix: Did you mean "./install.md"?\n```',
      'In the messages below, words between angle brackets are values.',
      '<div className="errors">',
      '<Fields>',
      ...sections.flatMap(({ title, errors }) => [
        `## ${title}`,
        '<Fields>',
        ...errors.map(({ entry, parameters: own }) => describeError(entry, own)),
        '</Fields>',
      ]),
      '</Fields>',
      '</div>',
    ],
  })
}

function describeError({ code, message, hint }: Entry, parameters: Parameters): string {
  return [
    `<Field name=${quote(code)} id=${quote(code)}>`,
    blocks(message(valuesOf(parameters, true))).join('\n'),
    // If a value is optional, the hint is often only a suggestion: "Did you mean …?"
    `**Fix:** ${blocks(hint(valuesOf(parameters, false))).join('\n')}`,
    '</Field>',
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
