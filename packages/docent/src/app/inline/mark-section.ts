/**
 * Marks the section that the address names in the table of contents. Runs right after the table, because the
 * application, which marks the section that is being read, starts only when the reader does something.
 */
export function markSection(): void {
  const { hash } = location
  if (hash === '') return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a'))
    if (link.hash === hash) link.ariaCurrent = 'location'
}
