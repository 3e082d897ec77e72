import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { BlockedContent, PageWarning } from '../shared/records/page.ts'
import { isExternal } from '../shared/routes.ts'
import { editAttributes, locationIn } from './html-attributes.ts'

type Attributes = Readonly<Record<string, unknown>>

/** Whether a source may have such elements. */
export const MAYBE_BLOCKED = /<(?:object|embed|form|link|iframe)\b/i

/** Attributes with addresses that docent's policy can block, the directive, and another way. */
const BLOCKED: Record<string, [attribute: string, directive: string, fix: string]> = {
  object: ['data', 'object-src', 'Write <iframe>, <img>, or a link'],
  embed: ['src', 'object-src', 'Write <iframe>, <img>, or a link'],
  form: ['action', 'form-action', 'Write a link to the form'],
  link: ['href', 'style-src', 'Copy the style sheet to the site'],
  iframe: ['src', 'frame-src', 'Write an address that begins with https://'],
}

/** What a policy with docent's defaults blocks of an element, and the source that would allow it. */
function blockedBy(name: string, attributes: Attributes): BlockedContent | undefined {
  if (!Object.hasOwn(BLOCKED, name)) return undefined
  const [attribute = '', directive = '', fix = ''] = BLOCKED[name] ?? []
  const { [attribute]: value = '', rel } = attributes
  const address = String(value).replace(/^\/\//, 'https://')
  const url = isExternal(address) && URL.canParse(address) ? new URL(address) : undefined
  const source = url?.origin === 'null' ? url.protocol : (url?.origin ?? "'self'")
  const isFine =
    (url === undefined && directive !== 'object-src') ||
    (name === 'link' && rel !== 'stylesheet') ||
    (name === 'iframe' && /^(?:https|about|javascript):/.test(address))
  return isFine ? undefined : { what: `<${name}>`, directive, source, fix }
}

/** Reports elements that browsers don't load because of the site's content security policy. */
export function blockedContentPlugin(file: string, warnings: PageWarning[]): MdastPluginDefinition {
  const warn = (
    name: string,
    attributes: Attributes,
    at: { line?: number; column?: number },
  ): void => {
    const found = blockedBy(name, attributes)
    const { line = 1, column = 1 } = at
    if (found) warnings.push({ kind: 'blocked', ...found, file, line, column })
  }
  type Jsx = Readonly<{
    name: string | null
    attributes: readonly { type: string; name?: string; value?: unknown }[]
    position?: { start: { line: number; column: number } } | undefined
  }>
  const visit = ({ name, attributes, position }: Jsx): void =>
    warn(name ?? '', Object.fromEntries(attributes.map((each) => [each.name ?? '', each.value])), {
      ...position?.start,
    })
  return defineMdastPlugin({
    name: 'docent-blocked-content',
    options: { position: true },
    html(node, context) {
      const elements: { name: string; attributes: Record<string, string>; at: number }[] = []
      editAttributes(node.value, (name) => {
        const element = { name, attributes: {} as Record<string, string>, at: -1 }
        elements.push(element)
        return (attribute, value, at) => {
          element.attributes[attribute] = value
          if (element.at === -1) element.at = at
          return value
        }
      })
      for (const { name, attributes, at } of elements)
        warn(
          name,
          attributes,
          locationIn(node.value, Math.max(at, 0), node.position?.start, context.source),
        )
    },
    mdxJsxFlowElement: (node) => visit(node as Jsx),
    mdxJsxTextElement: (node) => visit(node as Jsx),
  })
}
