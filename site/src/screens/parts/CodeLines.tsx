import type { ReactNode } from 'react'
import { regionOf, type RegionProps } from '../../drawings/screen/region.ts'

/** Lines of code in an editor, with their numbers. */
export function CodeLines({ lines, n }: RegionProps & { lines: string[] }): ReactNode {
  return (
    <div className="screen-editor" {...regionOf(n, 'start')}>
      {lines.map((line, index) => (
        <span key={index} data-line={index + 1}>
          {line}
        </span>
      ))}
    </div>
  )
}
