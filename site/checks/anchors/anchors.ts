import { readFileSync, writeFileSync } from 'node:fs'

/** Anchors by the route of their page. */
export type Anchors = Record<string, string[]>

/** Reads a list. It has one line for each page, with spaces between the anchors. */
export function readAnchors(file: string): Anchors {
  const lines = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.fromEntries(
    Object.entries(lines).map(([route, line]) => [route, line === '' ? [] : line.split(' ')]),
  )
}

export function writeAnchors(file: string, anchors: Anchors): void {
  const lines = Object.entries(anchors)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([route, ids]) => [route, [...new Set(ids)].toSorted().join(' ')])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`)
}
