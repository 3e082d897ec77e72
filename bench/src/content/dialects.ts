import type { Dialect } from './markdown.ts'

/** Colons of an admonition: outer ones have more than those inside. */
const colons = (depth: number) => ':'.repeat(3 + depth)

/**
 * `:::note[Title]`, the directive form.
 *
 * @param kinds that are named otherwise
 */
const directive = (kinds: Record<string, string>) => {
  const write: Dialect['admonition'] = (kind, title, body, depth) => {
    const label = title === '' ? '' : `[${title}]`
    return `${colons(depth)}${kinds[kind] ?? kind}${label}\n\n${body}\n\n${colons(depth)}`
  }
  return write
}

const same = (source: string) => source

/** Docusaurus reads `.md` files as CommonMark here (`markdown.format: 'detect'`); docent has its syntax. */
export const docusaurus: Dialect = {
  admonition: directive({}),
  text: same,
  code: same,
}

/** Starlight knows four asides. */
export const starlight: Dialect = {
  admonition: directive({ info: 'note', warning: 'caution' }),
  text: same,
  code: same,
}

const VITEPRESS_KINDS: Record<string, string> = { note: 'info', caution: 'warning' }

/** VitePress: `::: info Title`; pages are Vue templates, so double braces need `v-pre`. */
export const vitepress: Dialect = {
  admonition: (kind, title, body, depth) => {
    const head = [colons(depth), VITEPRESS_KINDS[kind] ?? kind, title].filter(Boolean).join(' ')
    return `${head}\n\n${body}\n\n${colons(depth)}`
  },
  text: (text) => text.replace(/\\\{\\\{/g, '<span v-pre>\\{\\{</span>'),
  code: (code) => (code.includes('{{') ? `<span v-pre>${code}</span>` : code),
}
