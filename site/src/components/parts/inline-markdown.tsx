import type { ReactNode } from 'react'

// Code comes first, because nothing inside it is markup. An escape results in the character itself.
const TOKEN =
  /(?<!`)(?<ticks>`+)(?!`)(?<code>.+?)(?<!`)\k<ticks>(?!`)|\*\*(?<strong>(?:`[^`]*`|[^*])+)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|\[(?<text>(?:`[^`]*`|[^\]])+)\]\((?<href>[^)\s]+)\)|\\(?<escaped>[\\`*[\]{}<>|])/g

/**
 * Renders the inline Markdown in data files and front matter: code, strong and emphasized text, links, and escapes.
 * Unlike pages, a sentence in a table doesn't need the MDX compiler.
 *
 * @example renderInline('Use `force`, see [actionability](/app/core-concepts/interacting-with-elements).')
 */
export function renderInline(markdown: string): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of markdown.matchAll(TOKEN)) {
    if (match.index > end) nodes.push(markdown.slice(end, match.index))
    nodes.push(renderToken(match.groups ?? {}, match.index))
    end = match.index + match[0].length
  }
  if (end < markdown.length) nodes.push(markdown.slice(end))
  return nodes
}

function renderToken(groups: Record<string, string | undefined>, key: number): ReactNode {
  const { code, strong, em, text, href, escaped } = groups
  if (code !== undefined) return <code key={key}>{code}</code>
  if (strong !== undefined) return <strong key={key}>{renderInline(strong)}</strong>
  if (em !== undefined) return <em key={key}>{renderInline(em)}</em>
  if (text !== undefined) {
    return (
      <a key={key} href={href}>
        {renderInline(text)}
      </a>
    )
  }
  return escaped
}
