import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'

export interface CrashBoundaryProps {
  /** A crash is over when this changes: another page may well work. */
  resetKey: string
  /** What the boundary holds is a part of an article, not the page. */
  part?: boolean
  children: ReactNode
}

interface State {
  error: Error | undefined
  resetKey: string
}

/** Shows what went wrong in place of the part that crashed, and a button to try again. */
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
