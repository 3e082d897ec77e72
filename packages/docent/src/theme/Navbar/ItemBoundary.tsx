import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ItemBoundaryProps {
  configPath: string
  /** Message that replaces the item, with its path in the configuration. */
  message: string
  children: ReactNode
}

/**
 * Keeps a failing navbar item from crashing the page: a message that names the configured item replaces it. In a build,
 * the same error stops the build.
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
