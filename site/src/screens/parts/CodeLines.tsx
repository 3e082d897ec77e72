import type { ReactNode } from 'react'
import { AppPreview } from '../../drawings/app/AppPreview.tsx'

/** Lines of code in an editor, with their indentation. */
export function CodeLines({ lines }: { lines: string[] }): ReactNode {
  const indent = (line: string): string =>
    line.replace(/^ +/, (spaces) => '\u00A0'.repeat(spaces.length))
  return <AppPreview parts={lines.map((line) => ({ code: indent(line) }))} />
}
