import { markdownToMdast, mdxToMdast } from 'satteri'
import { parse as parseYaml } from 'yaml'
import type { Node } from './nodes.ts'

const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }

/**
 * Parses a source file to its front matter and its tree.
 *
 * @param file path for errors
 */
export function parseSource(
  source: string,
  format: 'md' | 'mdx',
  file: string,
): { frontMatter: Record<string, unknown>; children: Node[] } {
  let root: Node
  try {
    const parse = format === 'mdx' ? mdxToMdast : markdownToMdast
    root = parse(source, { features: FEATURES }) as unknown as Node
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause })
  }
  const children = root.children ?? []
  const yaml = children.find((node) => node.type === 'yaml')
  return {
    frontMatter: yaml ? (parseYaml(yaml.value ?? '') ?? {}) : {},
    children: children.filter((node) => node !== yaml),
  }
}

/** Parses inline Markdown from front matter or data to inline nodes. */
export function parseInline(source: string): Node[] {
  const root = markdownToMdast(source) as unknown as Node
  return (root.children ?? []).flatMap((node) => node.children ?? [])
}
