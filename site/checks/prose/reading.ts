/** Whether people read a string, based on the name that it's assigned to. */

/** `guess`: the name isn't conclusive, so the string itself decides. */
export type Reading = 'always' | 'guess' | 'never'

const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'legend',
  'message',
  'note',
  'placeholder',
  'reason',
  'summary',
  'text',
  'title',
])

/** Properties of data files and catalogs. */
const READ_PROPERTIES = new Set([
  'ariaLabel',
  'cause',
  'change',
  'fix',
  'meaning',
  'purpose',
  'question',
  'remedy',
  'tagline',
])

/** Values for machines, and words that readers type, including misspellings. */
const UNREAD = new Set([
  'argument',
  'attribute',
  'class',
  'className',
  'code',
  'command',
  'd',
  'default',
  'file',
  'flag',
  'flags',
  'from',
  'href',
  'html',
  'id',
  'key',
  'keywords',
  'link',
  'match',
  'package',
  'path',
  'pattern',
  'points',
  'replacement',
  'sample',
  'searchSynonyms',
  'selector',
  'sizes',
  'src',
  'style',
  'to',
  'transform',
  'type',
  'url',
  'variants',
  'viewBox',
  'words',
])

const UNREAD_CALLS = new Set([
  'closest',
  'closing',
  'endsWith',
  'getAttribute',
  'getElementById',
  'includes',
  'indexOf',
  'join',
  'literal',
  'matches',
  'querySelector',
  'querySelectorAll',
  'RegExp',
  'replace',
  'replaceAll',
  'setAttribute',
  'split',
  'startsWith',
])

export const isReadAttribute = (name: string): boolean => READ_ATTRIBUTES.has(name)

/** @param inherited the result for the surrounding property, which functions and lists pass on */
export function readingOf(name: string): Reading {
  if (READ_ATTRIBUTES.has(name) || READ_PROPERTIES.has(name)) return 'always'
  return UNREAD.has(name) ? 'never' : 'guess'
}

export const isUnreadCall = (name: string): boolean => UNREAD_CALLS.has(name)
