import type { NavigationProps } from '../../drawings/screen/Navigation.tsx'

/** The navigation of a project in Cypress Cloud. */
export function projectNav(open: string): NavigationProps {
  return {
    project: 'web-shop',
    entries: ['Latest runs', 'Branches', 'Analytics', 'Project settings'],
    open,
  }
}

/** The navigation of a project while one of its reports is open. */
export function reportNav(open: string): NavigationProps {
  return {
    project: 'web-shop',
    entries: [
      'Latest runs',
      'Branches',
      'Analytics',
      ['Run status'],
      ['Run duration'],
      ['Test suite size'],
      ['Top failures'],
      ['Slowest tests'],
      ['Most common errors'],
      ['Flaky tests'],
      'Project settings',
    ],
    open,
  }
}
