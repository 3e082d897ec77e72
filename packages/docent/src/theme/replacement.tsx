import { Component, type ComponentType, createContext, type ReactNode, use } from 'react'
import { PageContext } from './context.ts'
import { CrashScreen } from './Crash/CrashBoundary.tsx'

/** A component of the site that the shell renders. */
export interface ReplacedComponent {
  /** The option that names the file. @example 'components.Footer' */
  option: string
  /** Path of the file, relative to the site folder. */
  file: string
}

/**
 * The replacements that are being rendered to HTML, outermost first. After an error, the last one is the one that
 * failed, because a server renders components one after the other. Browsers have none.
 */
export const RenderingContext = createContext<ReplacedComponent[] | undefined>(undefined)

/**
 * The component that the bundler puts in place of one of the shell's.
 * @param module the site's module
 */
export function replacement<Props extends object>(
  replaced: ReplacedComponent,
  module: { default?: ComponentType<Props> },
): ComponentType<Props> {
  const Own = module.default ?? WithoutDefault
  return function Replacement(props) {
    return (
      <ReplacementBoundary replaced={replaced} route={use(PageContext)?.route}>
        <Started replaced={replaced} />
        <Own {...props} />
        <Ended />
      </ReplacementBoundary>
    )
  }
}

function WithoutDefault(): never {
  throw new Error('The file has no default export, which has to be the component.')
}

function Started({ replaced }: { replaced: ReplacedComponent }): ReactNode {
  use(RenderingContext)?.push(replaced)
  return null
}

function Ended(): ReactNode {
  use(RenderingContext)?.pop()
  return null
}

interface ReplacementBoundaryProps {
  replaced: ReplacedComponent
  /** A change of this value tries again, because the component may work on another page. */
  route: string | undefined
  children: ReactNode
}

interface State {
  error?: unknown
  route: string | undefined
}

/** Shows which replacement crashed, in its place. The rest of the page keeps working. */
class ReplacementBoundary extends Component<ReplacementBoundaryProps, State> {
  override state: State = { route: this.props.route }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ route }: ReplacementBoundaryProps, state: State): State | null {
    return route === state.route ? null : { error: undefined, route }
  }

  override componentDidCatch(error: unknown): void {
    console.error(this.#message(), error)
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    return (
      <CrashScreen
        error={new Error(this.#message(), { cause: this.state.error })}
        part
        onRetry={() => this.setState({ error: undefined })}
      />
    )
  }

  #message(): string {
    const { option, file } = this.props.replaced
    return `The component ${file} (${option}) failed.`
  }
}
