/** Attributes that refer to elements by ID; several IDs are separated by spaces. */
const REFERENCES = new Set([
  'for',
  'headers',
  'list',
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-controls',
  'aria-owns',
  'aria-flowto',
])

/**
 * Gives the elements of a copy new IDs and updates the references inside the copy: labels, links to a fragment, and
 * `url(#id)` in SVG attributes.
 */
export function makeIdsUnique(copy: Element, prefix: string): void {
  const own = new Set([copy, ...copy.querySelectorAll('[id]')].map(({ id }) => id))
  const renamed = (id: string): string => (own.has(id) ? prefix + id : id)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      const unique =
        name === 'id' && value !== ''
          ? renamed(value)
          : REFERENCES.has(name)
            ? value.split(/\s+/).map(renamed).join(' ')
            : name.endsWith('href') && value.startsWith('#')
              ? `#${renamed(value.slice(1))}`
              : value.replace(
                  /url\((['"]?)#([^'")]+)\1\)/g,
                  (_, quote: string, id: string) => `url(${quote}#${renamed(id)}${quote})`,
                )
      if (unique !== value) element.setAttribute(name, unique)
    }
  }
}
