import type { ReactNode } from 'react'

export interface FileTreeProps {
  /** A nested list: folders end with a slash or have a list, bold entries are highlighted, the rest is a comment. */
  children?: ReactNode
}

/** Draws the nested list inside it as folders and files. The compiler has marked its entries (`file-tree.ts`). */
export function FileTree({ children }: FileTreeProps): ReactNode {
  return <div className="file-tree">{children}</div>
}
