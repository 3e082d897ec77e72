import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'

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
