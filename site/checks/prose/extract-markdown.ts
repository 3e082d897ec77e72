/**
 * Text of a Markdown or MDX page: paragraphs, headings, cells, attributes that people read, and
 * front matter. Code, addresses, imports, and names of attributes aren't prose.
 */

import type { Nodes, Parents, PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { extractCode } from './extract-code.ts'
import { extractFrontMatter } from './extract-front-matter.ts'
import { looksLikeProse } from './looks-like-prose.ts'
import { isReadAttribute } from './reading.ts'
import { roleOf as roleOfString } from './role.ts'
import { CODE, segmentOf, type Part, type Role, type Segment } from './segment.ts'
import { stringParts } from './string-text.ts'

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .freeze()
const mdx = markdown().use(remarkMdx).freeze()

/** Every segment of a page, in no particular order. */
export function extractMarkdown(source: string, isMdx: boolean): Segment[] {
  // docent reads `{#id}` after a heading itself; MDX would interpret it as an expression.
  const page = source.replaceAll(/\{#[\w-]+\}/g, (id) => ' '.repeat(id.length))
  return segmentsIn((isMdx ? mdx : markdown).parse(page), source)
}

function segmentsIn(node: Nodes, source: string): Segment[] {
  switch (node.type) {
    case 'yaml':
      return extractFrontMatter(
        node.value,
        start(node) + source.slice(start(node)).indexOf('\n') + 1,
      )
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return [...block(node, roleOf(node), source), ...attributesBelow(node, source)]
    case 'code':
      return fenceText(node.meta ?? '', source, start(node))
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return embedded(node.value, source, start(node))
    case 'mdxJsxFlowElement':
      return [...attributes(node, source), ...below(node, source)]
    default:
      return 'children' in node ? below(node, source) : []
  }
}

/** The parts of a fence that readers see. A title with a file name isn't prose. */
function fenceText(meta: string, source: string, from: number): Segment[] {
  return [...meta.matchAll(/(?:^|\s)(?<name>title|mistake)="(?<value>[^"]*)"/g)].flatMap(
    (match) => {
      const { name, value = '' } = match.groups ?? {}
      if (name === 'title' && !looksLikeProse(value)) return []
      const segment = segmentOf(stringParts(value, source.indexOf(value, from)), 'label')
      return segment === undefined ? [] : [{ ...segment, role: roleOfString(segment.text) }]
    },
  )
}

function below(node: Parents, source: string): Segment[] {
  return node.children.flatMap((child) => segmentsIn(child, source))
}

function roleOf(node: Nodes): Role {
  if (node.type === 'heading') return 'heading'
  return node.type === 'tableCell' ? 'cell' : 'paragraph'
}

function block(node: Parents, role: Role, source: string): Segment[] {
  const segment = segmentOf(
    node.children.flatMap((child) => partsOf(child, source)),
    role,
  )
  return segment === undefined ? [] : [segment]
}

function partsOf(node: Nodes, source: string): Part[] {
  switch (node.type) {
    case 'text':
      return textParts(node.value, source, start(node), end(node))
    case 'break':
      return [{ text: '\n', source: start(node) }]
    case 'image':
    case 'imageReference':
      return [{ text: CODE, source: start(node) }]
    case 'footnoteReference':
      return []
    default:
      if ('children' in node && node.children.length > 0 && !isCodeElement(node)) {
        // A link whose text is its address is read as a name, not as words.
        return isBareLink(node) ? [{ text: CODE, source: start(node) }] : inner(node, source)
      }
      return isComment(node) ? [] : [{ text: CODE, source: start(node) }]
  }
}

function inner(node: Parents, source: string): Part[] {
  return (node.children as PhrasingContent[]).flatMap((child) => partsOf(child, source))
}

/** Entities, escapes, and indentation make the text differ from the file, so each part is located separately. */
function textParts(value: string, source: string, from: number, to: number): Part[] {
  if (source.startsWith(value, from)) return [{ text: value, source: from }]
  const parts: Part[] = []
  let cursor = from
  for (const text of value.split(/(?<=\s)|(?=[^\w\s])|(?<=[^\w\s])/)) {
    const found = source.indexOf(text, cursor)
    if (found >= 0 && found < to) cursor = found
    parts.push({ text, source: cursor })
    if (found >= 0 && found < to) cursor += text.length
  }
  return parts
}

function attributesBelow(node: Parents, source: string): Segment[] {
  return (node.children as Nodes[]).flatMap((child) => [
    ...(child.type === 'mdxJsxTextElement' ? attributes(child, source) : []),
    ...imageText(child, source),
    ...('children' in child ? attributesBelow(child, source) : []),
  ])
}

function imageText(node: Nodes, source: string): Segment[] {
  if (node.type !== 'image' || !node.alt) return []
  const at = source.indexOf(node.alt, start(node))
  const segment = segmentOf([{ text: node.alt, source: at < 0 ? start(node) : at }], 'label')
  return segment === undefined ? [] : [segment]
}

function attributes(node: MdxJsxFlowElement | MdxJsxTextElement, source: string): Segment[] {
  return node.attributes.flatMap((attribute) => {
    const from = attribute.position?.start.offset ?? start(node)
    if (attribute.type !== 'mdxJsxAttribute') return []
    if (typeof attribute.value === 'object' && attribute.value !== null) {
      return embedded(attribute.value.value, source, from)
    }
    if (!attribute.value || !isReadAttribute(attribute.name)) return []
    const to = attribute.position?.end.offset ?? source.length
    const segment = segmentOf(textParts(attribute.value, source, from, to), 'label')
    return segment === undefined ? [] : [segment]
  })
}

/** JavaScript inside a page, unless indentation makes it differ from the file. */
function embedded(code: string, source: string, from: number): Segment[] {
  const at = source.indexOf(code, from)
  if (at < 0) return []
  // Without parentheses, an object would be parsed as a block.
  return code.trimStart().startsWith('{')
    ? extractCode(`(${code})`, 'tsx', at - 1)
    : extractCode(code, 'tsx', at)
}

const CODE_ELEMENTS = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'svg'])

function isCodeElement(node: Nodes): boolean {
  return 'name' in node && CODE_ELEMENTS.has(node.name ?? '')
}

function isBareLink(node: Nodes): boolean {
  if (node.type !== 'link') return false
  const [child] = node.children
  return child?.type === 'text' && /^(?:https?:|mailto:|www\.)|^[\w.-]+\.\w+\//.test(child.value)
}

function isComment(node: Nodes): boolean {
  if (node.type === 'html') return node.value.startsWith('<!--') || node.value.startsWith('</')
  return node.type === 'mdxTextExpression' && /^\s*\/\*/.test(node.value)
}

const start = (node: Nodes): number => node.position?.start.offset ?? 0
const end = (node: Nodes): number => node.position?.end.offset ?? 0
