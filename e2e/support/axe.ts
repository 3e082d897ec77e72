import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { flattenCode } from './flatten-code.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks all pages and articles in every combination of mode and size, which takes half an hour. */
export const AXE_ALL = process.env.AXE_ALL === '1'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Modes and sizes to check: all four with `AXE_ALL=1`, otherwise one of each, because CI has a limit of 15 minutes. */
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
  /**
   * Selector of the part to check, such as a modal dialog, because the content behind it is inaccessible. Default: the
   * page.
   */
  within?: string
  /**
   * Whether to check each token of code separately; otherwise, each code block is checked as plain text. Default:
   * `false`.
   */
  tokens?: boolean
  /** Rules to skip. */
  without?: readonly string[]
}

/**
 * Checks the current state of the page.
 * @returns violations of WCAG 2.2 AA and best practices: a line for each rule, with the first elements
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
