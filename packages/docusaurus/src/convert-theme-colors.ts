import type { SourceFile } from './docusaurus-site.ts'
import { count, type Finding } from './migration-report.ts'
import type { GeneratedFile } from './write-site.ts'

/** docent's tokens by the Infima variables with the same purpose. */
const TOKENS: Record<string, string> = {
  '--ifm-color-primary': '--accent',
  '--ifm-color-primary-dark': '--accent-strong',
  '--ifm-color-primary-contrast-background': '--accent-soft',
  '--ifm-background-color': '--bg',
  '--ifm-background-surface-color': '--bg-raised',
  '--ifm-font-color-base': '--text',
  '--ifm-font-color-secondary': '--text-soft',
  '--ifm-font-family-base': '--font-text',
  '--ifm-font-family-monospace': '--font-code',
  '--ifm-font-weight-bold': '--weight-bold',
  '--ifm-font-weight-semibold': '--weight-medium',
  '--ifm-toc-border-color': '--border',
  '--ifm-navbar-height': '--navbar-height',
  '--ifm-container-width-xl': '--page-width',
  '--doc-sidebar-width': '--sidebar-width',
  '--ifm-global-radius': '--radius',
  '--ifm-color-info': '--info',
  '--ifm-color-success': '--tip',
  '--ifm-color-warning': '--caution',
  '--ifm-color-danger': '--danger',
  '--ifm-pre-background': '--code-bg',
  '--ifm-pre-color': '--code-text',
}

/** Tokens that Infima sets once for both modes and docent sets for each. */
const IN_BOTH_MODES = [
  '--accent',
  '--accent-strong',
  '--accent-soft',
  '--info',
  '--tip',
  '--caution',
  '--danger',
]

const LIGHT = /^(?:html|:root|html:root)?(?:\[data-theme=["']?light["']?\])?$/
const DARK = /^(?:html|:root)?\[data-theme=["']?dark["']?\](?::root)?$/

export interface ThemeColors {
  /** A style sheet with docent's tokens; `undefined` if docent has no token for any of the site's variables. */
  css?: GeneratedFile
  findings: Finding[]
}

interface Declaration {
  mode: 'light' | 'dark'
  name: string
  value: string
  line: number
  file: string
}

/** Converts Infima variables in the site's style sheets to docent's tokens. */
export function convertThemeColors(sheets: readonly SourceFile[]): ThemeColors {
  const declarations = sheets.flatMap(declarationsIn)
  const tokens = { light: new Map<string, string>(), dark: new Map<string, string>() }
  const findings: Finding[] = []
  for (const { mode, name, value, file, line } of declarations) {
    const token = Object.hasOwn(TOKENS, name) ? TOKENS[name] : undefined
    if (token === undefined) continue
    tokens[mode].set(
      token,
      value.replace(/var\((--ifm-[\w-]+)/g, (whole, inner: string) => {
        const known = Object.hasOwn(TOKENS, inner) ? TOKENS[inner] : undefined
        return known === undefined ? whole : `var(${known}`
      }),
    )
    findings.push({ kind: 'converted', subject: name, text: `${token} (${mode})`, file, line })
  }
  for (const token of IN_BOTH_MODES) {
    const value = tokens.light.get(token)
    if (value !== undefined && !tokens.dark.has(token)) tokens.dark.set(token, value)
  }
  const unknown = declarations.filter(({ name }) => !Object.hasOwn(TOKENS, name))
  const [first] = unknown
  if (first) {
    findings.push({
      kind: 'manual',
      subject: count(unknown.length, 'other Infima variable'),
      text: 'They have no effect. If you miss a color or a size, set one of docent’s tokens.',
      file: first.file,
      line: first.line,
    })
  }
  if (tokens.light.size + tokens.dark.size === 0) return { findings }
  const css = [
    block(':root', tokens.light),
    block("[data-theme='dark'],\n[data-style='dark']", tokens.dark),
  ]
  const text = css.filter((part) => part !== '').join('\n')
  return { css: { path: 'docent/theme.css', text }, findings }
}

function block(selector: string, tokens: ReadonlyMap<string, string>): string {
  if (tokens.size === 0) return ''
  const lines = [...tokens].map(([token, value]) => `  ${token}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}

/** Custom properties that a style sheet sets for the whole page, by mode. */
function declarationsIn({ file, text }: SourceFile): Declaration[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap((match) => {
    const [, before = '', body = ''] = match
    const selectors = (before.split(';').at(-1) ?? '').split(',').map((part) => part.trim())
    const mode = selectors.every((part) => part !== '' && LIGHT.test(part))
      ? 'light'
      : selectors.every((part) => DARK.test(part))
        ? 'dark'
        : undefined
    if (mode === undefined) return []
    const start = match.index + before.length + 1
    return [...body.matchAll(/(--ifm-[\w-]+|--doc-sidebar-width)\s*:\s*([^;]+)/g)].map(
      (found): Declaration => ({
        mode,
        name: found[1] ?? '',
        value: (found[2] ?? '').trim(),
        line: css.slice(0, start + found.index).split('\n').length,
        file,
      }),
    )
  })
}
