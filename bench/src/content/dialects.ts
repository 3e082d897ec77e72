import type { Dialect } from './markdown.ts'

/** Colons of an admonition's fence. An outer fence has more than the fences inside it. */
const colons = (depth: number) => ':'.repeat(3 + depth)

/**
 * `:::note[Title]`, the directive form.
 *
 * @param kinds kinds with a different name
 */
const directive = (kinds: Record<string, string>) => {
  const write: Dialect['admonition'] = (kind, title, body, depth) => {
    const label = title === '' ? '' : `[${title}]`
    return `${colons(depth)}${kinds[kind] ?? kind}${label}\n\n${body}\n\n${colons(depth)}`
  }
  return write
}

const same = (source: string) => source

/**
 * Docusaurus parses these `.md` files as CommonMark (`markdown.format: 'detect'`), and docent uses the same dialect.
 */
export const docusaurus: Dialect = {
  admonition: directive({}),
  text: same,
  code: same,
}

/** Starlight has four kinds of asides. */
export const starlight: Dialect = {
  admonition: directive({ info: 'note', warning: 'caution' }),
  text: same,
  code: same,
}

const VITEPRESS_KINDS: Record<string, string> = { note: 'info', caution: 'warning' }

/** VitePress uses `::: info Title`. Pages are Vue templates, so double braces need `v-pre`. */
export const vitepress: Dialect = {
  admonition: (kind, title, body, depth) => {
    const head = [colons(depth), VITEPRESS_KINDS[kind] ?? kind, title].filter(Boolean).join(' ')
    return `${head}\n\n${body}\n\n${colons(depth)}`
  },
  text: (text) => text.replace(/\\\{\\\{/g, '<span v-pre>\\{\\{</span>'),
  code: (code) => (code.includes('{{') ? `<span v-pre>${code}</span>` : code),
}
