/**
 * Marks the section that the address names in the table of contents and in its bar on phones. Runs right after the
 * table, because the application, which marks the section that is being read, starts only when the reader does something.
 */
export function markSection(): void {
  const bar = document.querySelector<HTMLElement>('.toc-mobile summary')
  // Without a hash, no link has the address's.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a'))
    if (link.hash === location.hash) {
      link.ariaCurrent = 'location'
      if (bar) bar.dataset.section = link.textContent
    }
}
