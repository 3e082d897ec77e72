import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { measureImage } from '../files/image-size.ts'
import { editAttributes, locationIn } from './html-attributes.ts'
import { isMediaAttribute, mediaAt, mediaAttribute, type MediaOptions } from './media.ts'

/**
 * Sets the size of images at build time, so that nothing moves when they load. Local images get an address with a hash,
 * also those in HTML and JSX.
 * @throws DocentError with the image's location if the file is missing
 */
export function imagesPlugin(options: MediaOptions): MdastPluginDefinition {
  /** Elements that were changed together with the element around them. */
  const done = new Set<string>()
  let definitions: ReadonlyMap<string, string> | undefined
  const propertiesOf = (bytes: Buffer | undefined): Record<string, string | number> => ({
    loading: 'lazy',
    decoding: 'async',
    ...(bytes && sizeOf(bytes)),
  })
  const edited = (element: Readonly<JsxElement>, source: string): Readonly<JsxElement> => {
    const attributes = element.attributes.map((attribute) => {
      const { name = '' } = attribute
      // A style is an object, whose code contains the addresses.
      const code = name === 'style' ? codeOf(attribute.value) : undefined
      const value = code ?? literalValue(attribute.value)
      if (value === undefined || !isMediaAttribute(element.name ?? '', name)) return attribute
      const location = { ...element.position?.start, source }
      const address = mediaAttribute(element.name ?? '', name, value, options, location)
      if (address === value) return attribute
      const expression = { type: 'mdxJsxAttributeValueExpression', value: address }
      return { ...attribute, value: code === undefined ? address : expression }
    })
    // A video contains its sources.
    const children = element.children.map((child) => {
      if (!isJsx(child)) return child
      done.add(placeOf(child))
      return edited(child, source)
    })
    const isSame =
      attributes.every((attribute, at) => attribute === element.attributes[at]) &&
      children.every((child, at) => child === element.children[at])
    return isSame ? element : { ...element, attributes, children }
  }
  const editElement = (
    node: Readonly<JsxElement>,
    context: { source: string; replaceNode: (node: never, other: never) => void },
  ): void => {
    if (done.has(placeOf(node))) return
    const changed = edited(node, context.source)
    if (changed !== node) context.replaceNode(node as never, changed as never)
  }
  return defineMdastPlugin({
    name: 'docent-images',
    options: { position: true },
    image(node, context) {
      const location = { ...node.position?.start, source: context.source }
      const { url, bytes } = mediaAt(node.url, options, location)
      if (url !== node.url) context.setProperty(node, 'url', url)
      context.setProperty(node, 'data', { ...node.data, hProperties: propertiesOf(bytes) })
    },
    imageReference(node, context) {
      definitions ??= definitionsIn(context.source)
      const url = definitions.get(normalLabel(node.label ?? node.identifier))
      if (url === undefined) return
      const location = { ...node.position?.start, source: context.source }
      const { bytes } = mediaAt(url, options, location)
      context.setProperty(node, 'data', { ...node.data, hProperties: propertiesOf(bytes) })
    },
    html(node, context) {
      const { start } = node.position ?? {}
      const editorOf = (element: string) => (attribute: string, value: string, at: number) =>
        isMediaAttribute(element, attribute)
          ? mediaAttribute(
              element,
              attribute,
              value,
              options,
              locationIn(node.value, at, start, context.source),
            )
          : value
      const value = editAttributes(node.value, editorOf)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
    mdxJsxFlowElement: editElement,
    mdxJsxTextElement: editElement,
  } as MdastPluginDefinition)
}

interface JsxElement {
  type: string
  children: readonly object[]
  name?: string | null
  attributes: readonly { type: string; name?: string; value?: unknown }[]
  position?: { start: { line: number; column: number } }
}

/** The code of an attribute in braces. */
function codeOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'value' in value
    ? String(value.value)
    : undefined
}

/** The text of an attribute, which can also be a string in braces: `src={'./a.png'}`. */
function literalValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return /^\s*(["'`])((?:(?!\1)[^\\\n$])*)\1\s*$/.exec(codeOf(value) ?? '')?.[2]
}

const placeOf = ({ position }: Readonly<JsxElement>): string =>
  `${position?.start.line}:${position?.start.column}`

function isJsx(node: object): node is JsxElement {
  return 'type' in node && String(node.type).startsWith('mdxJsx') && 'attributes' in node
}

const DEFINITION = /^[ \t>]*\[((?:\\.|[^\\[\]])+)\]:[ \t]*\n?[ \t]*(?:<([^<>\n]*)>|(\S+))/gm

/** Addresses by label. The first definition of a label counts. */
export function definitionsIn(source: string): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>()
  for (const [, label = '', enclosed, bare] of source.matchAll(DEFINITION)) {
    const key = normalLabel(label)
    if (!definitions.has(key)) definitions.set(key, enclosed ?? bare ?? '')
  }
  return definitions
}

export const normalLabel = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase()

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  const image = measureImage(bytes)
  return image && { width: image.width, height: image.height }
}
