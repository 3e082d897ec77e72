import type { Rule } from 'eslint'
import { commandsOf, optionOf, textOf, type Link } from './syntax/chain.ts'

/** Commands that reject an empty string. */
const NOT_EMPTY = new Set(['contains', 'exec', 'find', 'get', 'type'])
/** Words that only connect the parts of an assertion. */
const CONNECTS = /^(?:to|not|be|been|have|has|is|that|and|with)(?:\.(?:not|be|been|have|has))*$/
/** The keys that `.type()` recognizes in braces. */
const KEYS = new Set(
  (
    '{ alt backspace cmd command control ctrl del downarrow end enter esc home insert leftarrow ' +
    'meta movetoend movetostart option pagedown pageup rightarrow selectall shift uparrow'
  ).split(' '),
)

/** Named keys of `cy.press()`. */
const PRESSED = new Set(
  (
    'ArrowDown ArrowLeft ArrowRight ArrowUp Backspace Delete End Enter Escape Home Insert ' +
    'PageDown PageUp Space Tab'
  ).split(' '),
)

/** Arguments that the types allow and the command rejects. */
export const validArgument: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty: '{{name}}() rejects an empty string; use .clear() to empty a field',
      zero: 'cy.go(0) is an error; use cy.reload() to load the page again',
      key: '{{key}} is not a key that .type() knows; use one of its documented keys, or cy.press()',
      press: "cy.press() takes one key, and '{{key}}' isn't one; use .type() for text",
      append:
        'appending to a JSON file makes it invalid; read it, change the value, and write it again',
      chainer:
        "'{{chainer}}' asserts nothing by itself; write the whole assertion, such as 'be.disabled'",
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const last = commandsOf(node)?.at(-1)
      const problem = last && problemOf(last)
      if (problem) context.report({ node: last.property, ...problem })
    },
  }),
}

function problemOf({
  name,
  args,
}: Link): { messageId: string; data: Record<string, string> } | undefined {
  const [argument] = args
  const text = textOf(argument)
  if (name === 'press' && /^[ -~]{2,}$/.test(text ?? '') && !PRESSED.has(text ?? ''))
    return { messageId: 'press', data: { key: text ?? '' } }
  if (
    name === 'writeFile' &&
    text?.endsWith('.json') &&
    String(optionOf(args, 'flag')).startsWith('a')
  )
    return { messageId: 'append', data: {} }
  if (name === 'go' && argument?.type === 'Literal' && argument.value === 0)
    return { messageId: 'zero', data: {} }
  if (NOT_EMPTY.has(name) && text === '') return { messageId: 'empty', data: { name } }
  if ((name === 'should' || name === 'and') && CONNECTS.test(text ?? ''))
    return { messageId: 'chainer', data: { chainer: text ?? '' } }
  if (name !== 'type' || optionOf(args, 'parseSpecialCharSequences') !== undefined) return undefined
  const key = [...(text ?? '').matchAll(/\{([^{}]+|\{)\}/g)].find(
    ([, keys = '']) => !isKnown(keys.toLowerCase()),
  )?.[0]
  return key ? { messageId: 'key', data: { key } } : undefined
}

/** A key, or a combination such as `ctrl+z`. */
function isKnown(keys: string): boolean {
  const names = keys.split('+')
  return names.length === 1
    ? KEYS.has(keys)
    : names.every(
        (name, index) => KEYS.has(name) || (index === names.length - 1 && name.length === 1),
      )
}
