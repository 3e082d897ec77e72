import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ItemBoundaryProps {
  configPath: string
  /** Text in place of the item, with the path in the configuration. */
  message: string
  children: ReactNode
}

/**
 * Keeps a failing navbar item from taking the page with it: the item is left out and the configured one is named. The
 * build has no such net: there the same error ends it.
 */
export class ItemBoundary extends Component<ItemBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(this.props.message, error, info.componentStack)
  }

  override render(): ReactNode {
    const { configPath, message, children } = this.props
    if (!this.state.failed) return children
    return (
      <li className="navbar-item navbar-item-failed" title={message} data-config-path={configPath}>
        <span className="visually-hidden">{message}</span>
        <span aria-hidden="true">⚠</span>
      </li>
    )
  }
}
