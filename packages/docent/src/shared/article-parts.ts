/** Parts of articles whose styles load only on pages that show them. */
const PARTS = {
  Cards: /\sclass="cards[ "]/,
  FileTree: /\sclass="file-tree"/,
  Hero: /\sclass="hero(?: hero-wide)?"/,
  Math: /<math[\s>]/,
  Diagram: /\sclass="diagram mermaid"/,
}

export type ArticlePart = keyof typeof PARTS

/** The parts in an article's HTML. */
export function articleParts(html: string): ArticlePart[] {
  return (Object.keys(PARTS) as ArticlePart[]).filter((name) => PARTS[name].test(html))
}
