import { z } from 'zod'
import { address, chosen, logo, oneOf, options, reportIssue, text } from './options.ts'

const item = options({
  /** Label of the link. Required unless `html` is set. @example 'Blog' */
  label: text().optional(),
  /** Route, relative to the base URL. Default: none. @example '/guides/intro' */
  to: address().optional(),
  /** Address on another site. Default: none. @example 'https://example.com/blog' */
  href: address().optional(),
  /**
   * Raw HTML instead of a link. The base URL is added to its routes. Default: none.
   * @example '<img src="/img/badge.svg" alt="Certified">'
   */
  html: z.string().optional(),
}).check((ctx) => {
  const { label, to, href, html } = ctx.value
  const targets = [to, href].filter((value) => value !== undefined).length
  const isLink = label !== undefined && targets === 1 && html === undefined
  const isHtml = html !== undefined && targets === 0 && label === undefined
  if (isLink || isHtml) return
  reportIssue(ctx, [], 'Use a link, { label, to } or { label, href }, or raw HTML, { html }.')
})

const column = options({
  /** Heading of the column. @example 'Company' */
  title: text(),
  /** Links in the column. @example [{ label: 'About', href: 'https://example.com/about' }] */
  items: z.array(item),
})

export type FooterColumnConfig = z.output<typeof column>
export type FooterItemConfig = z.output<typeof item>

const isColumn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('items' in value || 'title' in value)

const links = z
  .array(chosen((entry) => (isColumn(entry) ? column : item) as typeof column | typeof item))
  .check((ctx) => {
    const columns = ctx.value.filter(isColumn).length
    const single = ctx.value.length - columns
    if (columns === 0 || single === 0) return
    reportIssue(
      ctx,
      [],
      `It mixes columns (${columns}) with single links (${single}): give every entry \`title\` and \`items\`, or none.`,
    )
  }) as unknown as z.ZodType<
  FooterColumnConfig[] | FooterItemConfig[],
  z.input<typeof column>[] | z.input<typeof item>[]
>

/** The footer of every page, except for pages that hide it. */
export const footer = options({
  /** Color scheme: the page's color mode (`'light'`), or always dark (`'dark'`). Default: `'light'`. @example 'dark' */
  style: oneOf(['light', 'dark']).default('light'),
  /**
   * Columns of links with a title, or single links in one row. Default: `[]`.
   * @example [{ title: 'Company', items: [{ label: 'About', href: 'https://example.com/about' }] }]
   */
  links: links.default([]),
  /**
   * Logo above the copyright notice. Default: none.
   * @example { src: '/img/logo.svg', alt: 'Acme', height: 40 }
   */
  logo: logo().optional(),
  /**
   * Last line. It may contain HTML, to whose routes the base URL is added. Default: none.
   * @example 'Copyright © 2025 Acme'
   */
  copyright: text().optional(),
})

export type FooterConfig = z.output<typeof footer>
