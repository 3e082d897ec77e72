import type { ReactNode } from 'react'

/** A rotating ring that shows that something is loading. With reduced motion, it doesn't rotate. */
export function Spinner({ label }: { label: string }): ReactNode {
  return (
    <output className="spinner">
      <svg
        viewBox="0 0 32 32"
        width="24"
        height="24"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="16" cy="16" r="13" className="spinner-track" />
        <path d="M16 3a13 13 0 0 1 13 13" className="spinner-arc" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
