import { VFile } from 'vfile'
import type { PluginPage } from './plugin-list.ts'

/** What a plugin of unified answers with. */
export type Transformer = (tree: unknown, file: VFile) => unknown

interface RootContext {
  replaceNode(node: unknown, replacement: unknown): void
}

/**
 * The `this` of a plugin of unified. docent's parser can't be extended, so a plugin that adds syntax is refused rather
 * than ignored.
 */
export function noExtensions(): object {
  const data = new Proxy<Record<string, unknown>>(
    {},
    {
      set(_, key) {
        throw new Error(
          `It extends the parser ("${String(key)}"), and docent's parser can't be extended.`,
        )
      },
    },
  )
  return { data: () => data, parser: undefined, compiler: undefined }
}

/** Runs a transformer of unified on a copy of the tree, which then replaces the tree. */
export function fromTransformer(transform: Transformer, { file, source }: PluginPage) {
  return async (root: unknown, context: RootContext): Promise<void> => {
    const tree = plainTree(root)
    const page = new VFile({ path: file, value: source })
    const result = (await transform(tree, page)) ?? tree
    context.replaceNode(root, result)
  }
}

/** Nodes of the compiler are read from its memory: a copy has plain properties that may be changed. */
function plainTree(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainTree)
  if (typeof value !== 'object' || value === null) return value
  const plain: Record<string, unknown> = {}
  for (const key in value) {
    const own = (value as Record<string, unknown>)[key]
    if (typeof own !== 'function') plain[key] = plainTree(own)
  }
  return plain
}
