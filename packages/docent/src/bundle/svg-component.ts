import { readFileSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'

/** Names of attributes in React that differ from those in SVG. */
function reactName(name: string): string {
  if (name === 'class') return 'className'
  return /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Source of a module with an SVG file as a component, whose props become attributes. */
export function svgComponent(file: string): string {
  const text = readFileSync(file, 'utf8')
  const root = parseDocument(text, { xmlMode: true, withStartIndices: true, withEndIndices: true })
  const svg = root.children.find((node) => 'name' in node && node.name === 'svg')
  if (!svg || !('attribs' in svg)) return 'export default function Svg() { return null }'
  const { style: _, ...attributes } = svg.attribs
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactName(name), value]),
  )
  const [first, last] = [svg.children[0], svg.children.at(-1)]
  const inner = first && last ? text.slice(first.startIndex ?? 0, (last.endIndex ?? -1) + 1) : ''
  return `import { jsx } from 'react/jsx-runtime'
const own = ${JSON.stringify(props)}
const content = ${JSON.stringify({ __html: inner })}
export default function Svg({ title, titleId, ...props }) {
  return jsx('svg', { ...own, ...props, dangerouslySetInnerHTML: content })
}`
}
