import { markdownToMdast, mdxToMdast } from 'satteri'
import { parse as parseYaml } from 'yaml'

/** @typedef {import('./nodes.mjs').Node} Node */

const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }

/**
 * Parses one source file into its front matter and its tree.
 * @param {string} source
 * @param {'md' | 'mdx'} format
 * @param {string} file named in errors
 * @returns {{ frontMatter: Record<string, unknown>, children: Node[] }}
 */
export function parseSource(source, format, file) {
  /** @type {Node} */
  let root
  try {
    const parse = format === 'mdx' ? mdxToMdast : markdownToMdast
    root = /** @type {Node} */ (/** @type {unknown} */ (parse(source, { features: FEATURES })))
  } catch (cause) {
    throw new Error(`${file}: ${/** @type {Error} */ (cause).message}`, { cause })
  }
  const children = root.children ?? []
  const yaml = children.find((node) => node.type === 'yaml')
  return {
    frontMatter: yaml ? (parseYaml(yaml.value ?? '') ?? {}) : {},
    children: children.filter((node) => node !== yaml),
  }
}

/**
 * Inline Markdown, as it stands in front matter or in data, to inline nodes.
 * @param {string} source
 * @returns {Node[]}
 */
export function parseInline(source) {
  const root = /** @type {Node} */ (/** @type {unknown} */ (markdownToMdast(source)))
  return (root.children ?? []).flatMap((node) => node.children ?? [])
}
