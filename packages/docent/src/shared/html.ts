import { decodeHTMLAttribute } from 'entities'

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

/**
 * Decodes character references as browsers do in attributes, so `&copy=1` in an address stays. A reference to a
 * character that doesn't exist becomes U+FFFD.
 */
export const decodeEntities = (html: string): string => decodeHTMLAttribute(html)

/** Text of an HTML fragment, without tags and with decoded entities. Whitespace is kept. */
export function htmlToText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''))
}
