/** @typedef {import('./markdown.mjs').Dialect} Dialect */

/** Colons of an admonition: outer ones have more than those inside. @param {number} depth */
const colons = (depth) => ':'.repeat(3 + depth)

/** `:::note[Title]`, the directive form. @param {Record<string, string>} kinds that are named otherwise */
const directive = (kinds) => {
  /** @type {Dialect['admonition']} */
  const write = (kind, title, body, depth) => {
    const label = title === '' ? '' : `[${title}]`
    return `${colons(depth)}${kinds[kind] ?? kind}${label}\n\n${body}\n\n${colons(depth)}`
  }
  return write
}

/** @param {string} source */
const same = (source) => source

/** Docusaurus reads `.md` files as CommonMark here (`markdown.format: 'detect'`); docent has its syntax. */
export const docusaurus = /** @type {Dialect} */ ({
  admonition: directive({}),
  text: same,
  code: same,
})

/** Starlight knows four asides. */
export const starlight = /** @type {Dialect} */ ({
  admonition: directive({ info: 'note', warning: 'caution' }),
  text: same,
  code: same,
})

const VITEPRESS_KINDS = /** @type {Record<string, string>} */ ({ note: 'info', caution: 'warning' })

/** VitePress: `::: info Title`; pages are Vue templates, so double braces need `v-pre`. */
export const vitepress = /** @type {Dialect} */ ({
  admonition: (kind, title, body, depth) => {
    const head = [colons(depth), VITEPRESS_KINDS[kind] ?? kind, title].filter(Boolean).join(' ')
    return `${head}\n\n${body}\n\n${colons(depth)}`
  },
  text: (text) => text.replace(/\\\{\\\{/g, '<span v-pre>\\{\\{</span>'),
  code: (code) => (code.includes('{{') ? `<span v-pre>${code}</span>` : code),
})
