import type { ReactNode } from 'react'
import type { StatusName } from './statuses.ts'

const ring = <circle cx="8" cy="8" r="6.25" />
const brokenRing = <circle cx="8" cy="8" r="6.25" strokeDasharray="2.6 2.3" />

/**
 * Strokes of the status icons on a 16 by 16 grid. Each has a different shape, so that they can be distinguished without
 * color: results are in a closed ring, states that still change are in a broken or open ring, and problems outside the
 * tests are in a triangle.
 */
const shapes: Record<StatusName, ReactNode> = {
  passed: (
    <>
      {ring}
      <path d="m5 8.3 2.1 2.1L11 6.2" />
    </>
  ),
  failed: (
    <>
      {ring}
      <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />
    </>
  ),
  failing: (
    <>
      {brokenRing}
      <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />
    </>
  ),
  flaky: <path d="M1.5 9.5 4.2 4l3 8.2L10 4l2 5.5h2.5" />,
  running: (
    <>
      <path d="M8 1.75A6.25 6.25 0 1 1 1.75 8" />
      <path d="M6.8 5.6v4.8L10.6 8Z" fill="currentColor" />
    </>
  ),
  queued: (
    <>
      {ring}
      <path d="M8 4.6V8l2.4 1.6" />
    </>
  ),
  pending: (
    <>
      {ring}
      <path d="M6.5 5.8v4.4m3-4.4v4.4" />
    </>
  ),
  skipped: <path d="m3 4 4.5 4L3 12m5-8 4.5 4L8 12m6-8v8" />,
  cancelled: (
    <>
      {ring}
      <path d="m3.7 3.7 8.6 8.6" />
    </>
  ),
  errored: (
    <>
      <path d="M8 2.2 14.5 13.6H1.5Z" />
      <path d="M8 6.4v3.2m0 1.9v.1" />
    </>
  ),
  placeholder: brokenRing,
}

/** The icon of a state. Screen readers don't announce it, because the word next to it has the same meaning. */
export function StatusIcon({ name }: { name: StatusName }): ReactNode {
  return (
    <svg
      className="status-icon"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
