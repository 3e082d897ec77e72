const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Escapes text for HTML content only. Quotation marks stay unescaped, which keeps code blocks small. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
}

export interface HeadTag {
  tag: string
  attributes?: Record<string, string | boolean>
  /** Content, which is written without escaping. */
  html?: string
}

/** An element of the head. */
export function tagHtml({ tag, attributes = {}, html }: HeadTag): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('')
  const isVoid = ['meta', 'link', 'base'].includes(tag)
  return isVoid ? `<${tag}${text}>` : `<${tag}${text}>${html ?? ''}</${tag}>`
}

/** Serializes data for a `<script type="application/json">` element, without any `</script>` that would end it. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes the entities that React and the Markdown compiler write. */
export function decodeEntities(html: string): string {
  return html.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
      return String.fromCodePoint(code)
    }
    return NAMED[name.toLowerCase()] ?? whole
  })
}

/** Text of an HTML fragment, without tags and with decoded entities. Whitespace is kept. */
export function htmlToText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''))
}
