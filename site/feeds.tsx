import type { Feed } from 'docent/config'
import { renderToStaticMarkup } from 'react-dom/server'
import { releaseId, releaseRoute, releases } from './data/changelog.ts'
import { countChanges, ReleaseNotes } from './src/components/parts/ReleaseNotes.tsx'

/** All releases of the changelog, as its pages show them. */
const changelog: Feed = {
  path: 'changelog.xml',
  title: 'Cypress releases',
  description: 'New versions of Cypress with their features, fixes, and breaking changes.',
  pages: ['/app/references/changelog'],
  items: releases.map((release) => ({
    title: `Cypress ${release.version}`,
    link: `${releaseRoute(release.version)}#${releaseId(release.version)}`,
    date: release.date,
    summary: `${countChanges(release)}.`,
    content: renderToStaticMarkup(<ReleaseNotes release={release} />),
  })),
}

export default [changelog]
