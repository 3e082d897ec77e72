/** Finds the sample that a drawing belongs to. */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findFences } from '../page/fences.ts'
import { readPage } from '../page/page.ts'
import type { Drawing } from './read-drawings.ts'

const LANGUAGES = new Set(['js', 'jsx', 'ts', 'tsx'])

/** The sample's code, or the problem with the reference to it. */
export type Sample = { code: string } | { reason: string }

/** The sample right above the drawing, or the first one below the heading that `of` names. */
export function findSample(source: string, { props, line }: Drawing, siteDir: string): Sample {
  const fences = findFences(source, '').filter(({ lang }) => LANGUAGES.has(lang))
  const from = props.of === undefined ? undefined : lineOfAnchor(source, String(props.of))
  if (props.of !== undefined && from === undefined) {
    return { reason: `No heading has the anchor "${String(props.of)}"` }
  }
  const fence =
    from === undefined
      ? fences.findLast(({ fenceLine }) => fenceLine < line)
      : fences.find(({ fenceLine }) => fenceLine > from)
  if (!fence) return { reason: 'There is no sample for the drawing' }
  const file = /\bfile="([^"#]+)(#[^"]*)?"/.exec(fence.meta)
  if (!file) return { code: fence.code.join('\n') }
  if (file[2]) return { reason: 'The sample is a region of a file, which may lack its hooks' }
  const name = path.join(siteDir, (file[1] ?? '').replace('@site/', ''))
  return existsSync(name)
    ? { code: readFileSync(name, 'utf8') }
    : { reason: `The sample's file ${name} doesn't exist` }
}

/** The document without its runners, and the files that its fences include. */
export function textOf(source: string, siteDir: string): string {
  const files = [...source.matchAll(/\bfile="@site\/([^"#]+)/g)].map(([, file = '']) =>
    path.join(siteDir, file),
  )
  const included = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
  return [source.replaceAll(/^[ \t]*<Runner\b[^]*?^[ \t]*(?:\/>|>)$/gm, ''), ...included].join('\n')
}

/** The line of the heading with this anchor, which is either explicit or derived from its text. */
function lineOfAnchor(source: string, of: string): number | undefined {
  const anchor = of.replace(/^#/, '')
  const { headings, lines } = readPage(source, '')
  return headings.find(({ line, text }) => {
    const own = /\{#([^}]+)\}\s*$/.exec(lines[line - 1]?.text ?? '')?.[1]
    return (own ?? slug(text)) === anchor
  })?.line
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
