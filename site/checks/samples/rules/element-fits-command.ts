import type { Rule } from 'eslint'
import { commandsOf, textOf } from './syntax/chain.ts'

/** Tags that a command rejects, and what to use instead. */
const REFUSED: Record<string, { tags: string[]; instead: string }> = {
  click: { tags: ['select'], instead: 'use .select() with the text or value of the option' },
  dblclick: { tags: ['select'], instead: 'use .select() with the text or value of the option' },
  rightclick: { tags: ['select'], instead: 'use .select() with the text or value of the option' },
  check: {
    tags: ['a', 'button', 'div', 'form', 'label', 'option', 'select', 'textarea'],
    instead: 'select a checkbox or a radio button',
  },
  uncheck: {
    tags: ['a', 'button', 'div', 'form', 'label', 'option', 'select', 'textarea'],
    instead: 'select a checkbox',
  },
  select: {
    tags: ['a', 'button', 'div', 'form', 'input', 'label', 'li', 'option', 'ul'],
    instead: 'select a <select> element, or click if the list is a custom one',
  },
  submit: {
    tags: ['a', 'button', 'div', 'input', 'label', 'select', 'textarea'],
    instead: 'select the <form> element, or click its button',
  },
  clear: {
    tags: ['a', 'button', 'form', 'label', 'option', 'select'],
    instead: 'select an <input> or a <textarea> element',
  },
}

/** Tag of the element that a selector matches: `select` for `form select[name="size"]`. */
const LAST_TAG = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:[.#:[][^\s>+~]*)?$/

/** A command on an element that it rejects: `cy.get('select').click()`. */
export const elementFitsCommand: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { refused: '.{{name}}() does not work on a <{{tag}}> element; {{instead}}' },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node) ?? []
      const [query, last] = [links.at(-2), links.at(-1)]
      const rule = REFUSED[last?.name ?? '']
      if (!rule || !query || !last || !['get', 'find'].includes(query.name)) return
      const selector = textOf(query.args[0]) ?? ''
      const tag = LAST_TAG.exec(selector)?.[1] ?? ''
      if (selector.includes(',') || !rule.tags.includes(tag)) return
      const data = { name: last.name, tag, instead: rule.instead }
      context.report({ node: last.property, messageId: 'refused', data })
    },
  }),
}
