import type { ReactNode } from 'react'
import type { IconName } from '../../shared/records/navbar-item.ts'

/** Shapes of the icons on a 24 by 24 grid, by name. */
export const shapes: Record<IconName, ReactNode> = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  /** A branch that leaves the trunk and merges again: source code. */
  source: (
    <>
      <circle cx="6.5" cy="5" r="2.25" />
      <circle cx="6.5" cy="19" r="2.25" />
      <circle cx="17.5" cy="8" r="2.25" />
      <path d="M6.5 7.25v9.5M17.5 10.25c0 4-3.5 5-8 5.25-1.8.1-3 .6-3 1.25" />
    </>
  ),
  chat: (
    <>
      <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-5 4v-4H4.5A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5Z" />
      <path d="M8 11h.01M12 11h.01M16 11h.01" strokeWidth="2.25" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7" />
    </>
  ),
  moon: <path d="M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z" />,
  menu: <path d="M3.5 6.5h17m-17 5.5h17m-17 5.5h11" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  chevron: <path d="m9 5.5 6.5 6.5L9 18.5" />,
  external: <path d="M8 5h11v11M18.5 5.5 5 19" />,
  link: (
    <path d="m9.5 14.5 5-5M11 6.5l1.8-1.8a4.6 4.6 0 0 1 6.5 6.5L17.5 13M13 17.5l-1.8 1.8a4.6 4.6 0 0 1-6.5-6.5L6.5 11" />
  ),
  edit: <path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4 16Zm9.5-13.5 4 4" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
      <path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </>
  ),
  tip: (
    <path d="M9.5 18h5m-4 3h3M8.7 15.2a6.5 6.5 0 1 1 6.6 0c-.5.4-.8.9-.8 1.5V18h-5v-1.3c0-.6-.3-1.1-.8-1.5Z" />
  ),
  note: <path d="M5 3.5h9.5L19.5 8v12.5H5Zm9 0V8.5h5.5M8.5 13h7m-7 3.5h5" />,
  caution: <path d="M12 3.5 22 20.5H2ZM12 10v4.5m0 2.9v.01" />,
  danger: <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8ZM12 7.5v5.5m0 3.4v.01" />,
  star: <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z" />,
  enter: <path d="M19.5 5.5v7H5m0 0 4-4m-4 4 4 4" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.5 2.5" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z" />
    </>
  ),
  home: <path d="M4 10.5 12 4l8 6.5V20h-5.5v-5.5h-5V20H4Z" />,
  panel: <path d="M3.5 4.5h17v15h-17Zm6 0v15" />,
  code: <path d="m8 6.5-5 5.5 5 5.5m8-11 5 5.5-5 5.5" />,
  section: <path d="M9.5 4 7.5 20m9-16-2 16M4.5 9h16m-17 6h16" />,
  option: (
    <>
      <path d="M3.5 7.5h8m6 0h3m-17 9h3m6 0h8" />
      <circle cx="14.5" cy="7.5" r="2.75" />
      <circle cx="9.5" cy="16.5" r="2.75" />
    </>
  ),
}
