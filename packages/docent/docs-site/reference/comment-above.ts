import type { Symbol } from '../../../../scripts/compiler.ts'
import type { Compiler } from './compiler.ts'

/** The doc comment of the constant that contains a property. */
export function commentAbove(property: Symbol, { project }: Compiler): string | undefined {
  const node = property.declarations[0]?.resolve(project)
  if (!node) return undefined
  const text = node.getSourceFile().text
  const before = text.slice(0, node.pos)
  // The last constant that starts above the property, because constants in the folder of options aren't nested.
  const match = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const \w+ = options\(\{\s*$/.exec(before)
  return match?.[1]
    ?.replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
