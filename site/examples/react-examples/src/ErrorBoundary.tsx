import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError?: (error: Error) => void
}

export class ErrorBoundary extends Component<Props> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }

  render() {
    if (this.state.hasFailed) {
      return <p role="alert">This part of the page isn't available.</p>
    }
    return this.props.children
  }
}
