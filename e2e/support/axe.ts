import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { flattenCode } from './flatten-code.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every page in all ways, and all articles: takes half an hour. */
export const AXE_ALL = process.env.AXE_ALL === '1'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Modes and sizes to look at. All four with `AXE_ALL=1`, else one of each: CI has a quarter of an hour. */
export const AXE_WAYS = (['light', 'dark'] as const)
  .flatMap((mode) =>
    (['desktop', 'phone'] as const).map((size) => ({ mode, size, viewport: SIZES[size] })),
  )
  .filter(({ mode, size }) => AXE_ALL || (mode === 'light') === (size === 'desktop'))

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

interface AxeOptions {
  /** Selector of the part to look at: of a modal dialog, for what lies behind it is out of reach. Default: the page. */
  within?: string
  /** Judge each token of code for itself; without it, code is one text. Default: `false`. */
  tokens?: boolean
  /** Rules to leave out. */
  without?: readonly string[]
}

/**
 * Looks at the page as it stands.
 * @returns what breaks WCAG 2.2 AA or is bad practice: a line for each rule, with the first elements
 */
export async function axeViolations(
  page: Page,
  { within, tokens = false, without = [] }: AxeOptions = {},
): Promise<string[]> {
  if (!tokens) await page.evaluate(flattenCode)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(
    ([selector, values, rules]) =>
      window.axe.run(selector === undefined ? document : { include: [[selector]] }, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      }),
    [within, TAGS, without] as const,
  )
  return found.violations.map(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).slice(0, 3)
    return `${id}: ${targets.join(', ')}`
  })
}
