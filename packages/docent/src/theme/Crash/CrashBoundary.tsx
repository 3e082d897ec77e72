import { Component, type ErrorInfo, type ReactNode, use } from 'react'
import { mergeMessages } from '../../shared/messages/messages.ts'
import { SiteContext } from '../context.ts'

export interface CrashBoundaryProps {
  /** A change of this value clears the crash, because another page may work. */
  resetKey: string
  /** The boundary contains a part of an article and not the whole page. */
  part?: boolean
  children: ReactNode
}

interface State {
  error: Error | undefined
  resetKey: string
}

/** Replaces a part that crashed with a message and a button to try again. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('This page crashed.', error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    const retry = (): void => this.setState({ error: undefined })
    return <CrashScreen error={error} part={this.props.part} onRetry={retry} />
  }
}

export interface CrashScreenProps {
  error: Error
  /** Only a part of the page crashed; the rest is still visible. */
  part?: boolean
  onRetry: () => void
}

/** "This page crashed", the error with its causes, and a button to try again. */
export function CrashScreen({ error, part = false, onRetry }: CrashScreenProps): ReactNode {
  // `useMessages()` can't be used here, because the site's data may be unavailable after a crash.
  const messages = mergeMessages(use(SiteContext)?.messages ?? {})
  const Frame = part ? 'div' : 'main'
  return (
    <Frame className="crash" role="alert">
      {part ? (
        <p className="crash-part">{messages['crash.part']}</p>
      ) : (
        <h1>{messages['crash.title']}</h1>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {messages['crash.retry']}
      </button>
      <pre className="crash-error">
        {causeChain(error)
          .map((text, index) => (index === 0 ? text : `${messages['crash.cause']} ${text}`))
          .join('\n\n')}
      </pre>
    </Frame>
  )
}

/** Messages of an error and its causes, outermost first. */
export function causeChain(error: unknown): string[] {
  const chain: string[] = []
  const seen = new Set<unknown>()
  let current = error
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current)
    chain.push(current instanceof Error ? current.message || current.name : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return chain
}
