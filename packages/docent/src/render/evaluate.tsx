import type { ComponentType } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { MdxComponents } from './partials.tsx'

export interface Evaluated {
  Content: ComponentType<{ components: MdxComponents }>
  exports: Record<string, unknown>
}

/**
 * Runs a compiled page: its imports are parameters of the function, so that expressions see them, and components too.
 * @param bindings imported values by local name
 */
export function evaluatePage(
  code: string,
  bindings: Record<string, unknown>,
  frontMatter: unknown,
): Evaluated {
  const names = Object.keys(bindings)
  const body = new Function('runtime', 'frontMatter', ...names, code)
  const exports = body(
    { Fragment, jsx, jsxs },
    frontMatter,
    ...names.map((name) => bindings[name]),
  ) as Record<string, unknown>
  const Page = exports.default as ComponentType<{ components: MdxComponents }>
  const own = Object.fromEntries(
    Object.entries(bindings).filter(
      ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
    ),
  ) as MdxComponents
  function Content({ components, ...props }: { components: MdxComponents }) {
    return <Page {...props} components={{ ...components, ...own }} />
  }
  return { Content, exports }
}
