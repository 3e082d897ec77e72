import { execFileSync } from 'node:child_process'
import { ICON, QUIET_ENV, SITE, type Generator } from './generator.ts'
import { pageSource, sourcePath } from './pages.ts'
import type { Dialect } from '../content/markdown.ts'

/** Hugo 0.111 has no admonitions, so they're quotations. */
const dialect: Dialect = {
  admonition: (kind, title, body) =>
    `**${title || kind}**\n\n${body}`.replace(/^/gm, '> ').replace(/ +$/gm, ''),
  text: (text) => text,
  code: (code) => code,
}

const CONFIG = `baseURL = '${SITE.url}/'
title = '${SITE.title}'
disableKinds = ['taxonomy', 'term', 'RSS']

[markup.goldmark.renderer]
unsafe = true

[markup.highlight]
noClasses = false
`

/** One bare template, for all pages. */
const TEMPLATE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }} | {{ .Site.Title }}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{{ .Description }}"><link rel="icon" href="/favicon.svg"></head>
<body><main><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}</main></body>
</html>
`

/**
 * Hugo, the limit that a native program shows: without a sidebar, a search, checks, and an application. It isn't in the
 * npm registry, so it's measured only where it's installed.
 */
export const hugo: Generator = {
  id: 'hugo',
  label: 'Hugo, one bare template',
  peer: true,
  program: 'hugo',
  buildOnly: true,
  command: ['--quiet'],
  output: 'public',
  caches: ['public', 'resources', '.hugo_build.lock'],
  env: QUIET_ENV,
  pageFile: (page) => `content/${sourcePath(page)}.md`,
  files: ({ pages }) =>
    new Map([
      ['hugo.toml', CONFIG],
      ['layouts/_default/single.html', TEMPLATE],
      ['layouts/_default/list.html', TEMPLATE],
      ['layouts/index.html', TEMPLATE],
      ['static/favicon.svg', ICON],
      ...pages.map(
        (page) =>
          [
            page.route === '/' ? 'content/_index.md' : `content/${sourcePath(page)}.md`,
            pageSource(
              page,
              { title: page.title, description: page.description, url: page.route },
              dialect,
            ),
          ] as [string, string],
      ),
    ]),
}

/** @returns a note for the tables, or undefined if Hugo isn't installed */
export function hugoNote(): string | undefined {
  try {
    const text = execFileSync('hugo', ['version'], { encoding: 'utf8', stdio: 'pipe' })
    const version = /\d+(?:\.\d+)+/.exec(text)?.[0] ?? ''
    return `Hugo ${version} builds the same pages with one bare template: no sidebar, search, checks, or application.`
  } catch {
    return undefined
  }
}
