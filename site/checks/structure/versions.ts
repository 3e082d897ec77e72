/** Checks that the versions on a page have been released: "My version" marks what is newer than the reader's. */

import { majorOf, releases } from '../../data/changelog.ts'
import type { Finding } from './findings.ts'
import type { Page } from '../page/page.ts'

const released = new Set(releases.map(({ version }) => version))
/** The changelog on this site begins here. */
const OLDEST_MAJOR = Math.min(...releases.map((release) => Number(majorOf(release))))

/** The `since` attribute, the front matter key of that name, and entries of `history`. */
const VERSION = /(?:\bsince=["']|^since:\s*["']?|^\s*-?\s*version:\s*["']?)(\d[\w.-]*)/g

export function checkVersions({ file, lines }: Page): Finding[] {
  return lines.flatMap(({ kind, text }, index) => {
    if (kind === 'code') return []
    return [...text.matchAll(VERSION)]
      .map(([, version = '']) => version)
      .filter((version) => !isKnown(version))
      .map((version) => ({
        gate: 'versions' as const,
        file,
        line: index + 1,
        found: `the version ${version}, which the changelog doesn't contain`,
        fix: 'Write a released version, or add the release to site/data/changelog first.',
      }))
  })
}

function isKnown(version: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  return released.has(version) || Number(majorOf({ version })) < OLDEST_MAJOR
}
