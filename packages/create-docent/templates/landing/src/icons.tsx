import type { ReactNode } from 'react'

/** An icon of 24 by 24 units. Its lines have the color of the text around it, in light and in dark mode. */
function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

export function Bolt(): ReactNode {
  return <Icon path="M13 3 5 13.5h6L10 21l9-11h-6.5z" />
}

export function Layers(): ReactNode {
  return <Icon path="m12 3 9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5" />
}

export function Shield(): ReactNode {
  return (
    <Icon path="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5" />
  )
}
