import {
  createContext,
  memo,
  use,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import { useTrustedHtml } from './hooks.ts'

/** When an island becomes interactive. */
export type IslandLoad = 'visible' | 'idle' | 'load'

export interface IslandOptions {
  /** Default: `visible`, which means when it comes near the viewport. */
  when?: IslandLoad
}

/** The component that `island()` returns, with a reference to the component that it wraps. */
export type Island<P> = FunctionComponent<P> & {
  readonly docentIsland: { component: ComponentType<P>; when: IslandLoad }
}

/** Renders an island into the static article. Only the build provides it. */
export type IslandRenderer = (
  island: Island<Record<string, unknown>>,
  props: Record<string, unknown>,
  children: ReactNode,
) => ReactNode

/** Set while an article is rendered. Elsewhere (inside a hydrated tree), an island is an ordinary component. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined)

/**
 * Marks a component as interactive inside an article. It's rendered to HTML at build time and hydrated separately in
 * the browser. Its props must be serializable as JSON. Its children stay static HTML and are never rendered again.
 *
 * The default export of each file in the islands folder is such a component, named after its file.
 *
 * @example export default island(PluginList, { when: 'idle' })
 */
export function island<P extends object>(
  component: ComponentType<P>,
  options: IslandOptions = {},
): Island<P> {
  function IslandBoundary(props: P): ReactNode {
    const render = use(IslandRendererContext)
    if (!render) {
      const Component = component
      return <Component {...props} />
    }
    const { children, ...rest } = props as P & { children?: ReactNode }
    return render(marked as unknown as Island<Record<string, unknown>>, rest, children)
  }
  const marked: Island<P> = Object.assign(IslandBoundary, {
    docentIsland: { component, when: options.when ?? 'visible' },
  })
  return marked
}

/** Whether a value is a component that `island()` returned. */
export function isIsland(value: unknown): value is Island<Record<string, unknown>> {
  return typeof value === 'function' && 'docentIsland' in value
}

/**
 * An island's children as opaque HTML. The browser keeps the HTML that the build wrote, so React never needs the
 * children's code. The comparison is constant because the children are rendered only once.
 */
export const IslandSlot = memo(
  function IslandSlot({ html }: { html: string }) {
    return <docent-slot dangerouslySetInnerHTML={useTrustedHtml(html)} suppressHydrationWarning />
  },
  () => true,
)

interface CustomElementProps {
  dangerouslySetInnerHTML?: { __html: string }
  suppressHydrationWarning?: boolean
  [attribute: string]: unknown
}

interface HeadElementProps extends CustomElementProps {
  children?: ReactNode
}

declare module 'react' {
  // Elements that mark parts of an article. They're never defined as custom elements.
  namespace JSX {
    interface IntrinsicElements {
      'docent-slot': CustomElementProps
      'docent-island': CustomElementProps
      /** Its content moves to the document's head. */
      'docent-head': HeadElementProps
    }
  }
}
