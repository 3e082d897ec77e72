/** The same block that the compiler leaves out of the page. YAML permits dots as its end. */
const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)??(?:---|\.\.\.) *(?:\n|$)/

/** A page's front matter, as its first lines contain it. */
export interface FrontMatterBlock {
  yaml: string
  /** Its length in the source, with the lines around it. */
  length: number
}

/** The block of front matter that a source begins with. */
export function frontMatterBlock(source: string): FrontMatterBlock | undefined {
  const match = BLOCK.exec(source)
  return match ? { yaml: match[1] ?? '', length: match[0].length } : undefined
}
