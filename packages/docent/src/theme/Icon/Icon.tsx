import type { ReactNode } from 'react'
import type { IconName } from '../../shared/records/navbar-item.ts'
import { shapes } from './shapes.tsx'

export interface IconProps {
  name: IconName
  className?: string
}

/** An icon next to text or inside a named control. Screen readers don't announce it. */
export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
