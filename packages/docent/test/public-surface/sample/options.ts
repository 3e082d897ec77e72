/** Sample options for the test, some of which nothing reads. */
export interface SampleOptions {
  title: string
  /** Nothing reads this title, although a title of another record is read. */
  card: { title: number; text: string }
  links: { to: string; unread: string }[]
  copied: { name: string; lost: string }
  nobody?: string
  /** Other code reads a label from records that share only this name with this one. */
  weak: { label?: string; size?: number }
}

interface Copy {
  name: string
  extra: number
}

const nameOf = (copy: Copy): string => copy.name

const labelOf = (place: { label?: string; href?: string }): unknown => place.label
const entry = (record: Record<string, unknown>): unknown => record.label

// oxlint-disable-next-line typescript/no-explicit-any
const anything = (record: any): unknown => record.nobody

export function read(options: SampleOptions): unknown[] {
  const { title, card, links } = options
  return [
    title,
    card.text,
    links.map(({ to }) => to),
    nameOf({ ...options.copied, extra: 1 }),
    anything(options),
    labelOf({}),
    entry({}),
    options.weak.size,
  ]
}
