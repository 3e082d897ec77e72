export interface ReferencePage {
  title: string
  description: string
  /** Position in the sidebar. */
  position: number
  /** Lowest heading level in the table of contents. */
  tocLevel: number
  body: readonly string[]
}

/** A generated page with its front matter. */
export function referencePage({
  title,
  description,
  position,
  tocLevel,
  body,
}: ReferencePage): string {
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `sidebar_position: ${position}`,
    `toc_max_heading_level: ${tocLevel}`,
    '---',
  ]
  return `${head.join('\n')}\n\n${body.join('\n\n')}\n`
}
