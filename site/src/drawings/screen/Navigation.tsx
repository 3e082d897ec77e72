import type { ReactNode } from 'react'
import { regionOf, type RegionProps } from './region.ts'

export interface NavigationProps extends RegionProps {
  /** Name of the project or organization. */
  project: string
  /** Labels, from top to bottom. A label inside an array belongs to the label above it. */
  entries: (string | [string])[]
  /** The label of the open entry. */
  open: string
}

/** Strokes of the icons on a 14 by 14 grid, by label. */
const ICONS: Record<string, string> = {
  'Latest runs': 'M2 3h10M2 7h10M2 11h6',
  Branches:
    'M4 4.5v5M10 6.5C10 9 4 7.5 4 9.5M2.5 3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M2.5 11a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M8.5 5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  Analytics: 'M2 12V8M6 12V3M10 12V6',
  'Project settings':
    'M5 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 1.5v2M7 10.5v2M1.5 7h2M10.5 7h2M3.1 3.1l1.4 1.4M9.5 9.5l1.4 1.4M3.1 10.9l1.4-1.4M9.5 4.5l1.4-1.4',
  Projects: 'M2 2h4v4H2zM8 2h4v4H8zM2 8h4v4H2zM8 8h4v4H8z',
  'Billing & Usage': 'M1.5 3h11v8h-11zM1.5 6h11',
  Integrations: 'M5 1.5v3M9 1.5v3M3 4.5h8V7a4 4 0 0 1-8 0zM7 11v2',
  'Users & Teams':
    'M3 4.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M1.5 12c0-2.5 1.5-3.5 3.5-3.5s3.5 1 3.5 3.5M9 2.6a2 2 0 0 1 0 3.8M10.5 8.8c1.3.5 2 1.6 2 3.2',
  'Enterprise Reporting': 'M2 12h10M3 9l3-3 2 2 4-5',
  Specs: 'M3 1.5h5l3 3v8H3zM8 1.5v3h3',
  Runs: 'M2 3h10M2 7h10M2 11h6',
  Debug: 'M4 7a3 3 0 0 1 6 0v2a3 3 0 0 1-6 0zM7 4V2M1.5 6H4M10 6h2.5M1.5 10H4M10 10h2.5',
}
ICONS['Organization Settings'] = ICONS['Project settings'] ?? ''
ICONS.Settings = ICONS['Project settings'] ?? ''

/** The dark navigation of a product. On a phone, it's a bar with the open entry. */
export function Navigation({ project, entries, open, n }: NavigationProps): ReactNode {
  return (
    <div className="screen-nav" {...regionOf(n)}>
      <b className="screen-project">{project}</b>
      {entries.map((entry) => {
        const isNested = Array.isArray(entry)
        const label = isNested ? entry[0] : entry
        const classes = [
          'screen-entry',
          isNested && 'screen-nested',
          label === open && 'screen-open',
        ]
        return (
          <span key={label} className={classes.filter(Boolean).join(' ')}>
            {!isNested && (
              <svg viewBox="0 0 14 14">
                <path d={ICONS[label]} />
              </svg>
            )}
            {label}
          </span>
        )
      })}
    </div>
  )
}
