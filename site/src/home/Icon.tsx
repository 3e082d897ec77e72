import type { ReactNode } from 'react'
import type { Task } from './entry-points.ts'

/** Outlines in a square of 20 pixels. */
const SHAPES: Record<Task['icon'], string> = {
  pen: 'M3 17h4L16.5 7.5a2 2 0 0 0 0-2.8l-1.2-1.2a2 2 0 0 0-2.8 0L3 13zM11 5l4 4',
  box: 'M10 2.5 17 6v8l-7 3.5L3 14V6zM3 6l7 3.5L17 6M10 9.500v8',
  key: 'M12.500 3a4.500 4.500 0 1 1-3.900 6.750L3 15.300V17h3v-2h2v-2h1.500M13.500 6.500h.01',
  network: 'M3 6h11l-3-3M17 14H6l3 3',
  search: 'M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3zM13.500 13.500 17 17M9 6v3l2 1.500',
  machines: 'M3 3h14v4H3zM3 13h14v4H3zM6 5h.01M6 15h.01M10 7v6',
  flaky: 'M3 10a7 7 0 0 1 12-5l2 2M17 3v4h-4M17 10a7 7 0 0 1-12 5l-2-2M3 17v-4h4',
  target: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M8 8h4v4H8z',
}

/** The picture of a task, for sighted readers only. */
export function Icon({ name }: { name: Task['icon'] }): ReactNode {
  return (
    <svg className="home-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  )
}
