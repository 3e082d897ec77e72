/** Options, some of which nothing reads: what the test of options has to find. */
export interface SampleOptions {
  title: string
  /** Nothing reads it, although another record has a title that is read. */
  card: { title: number; text: string }
  links: { to: string; unread: string }[]
  copied: { name: string; lost: string }
  nobody?: string
  /** Other code reads a label from records that have none of these names but this one. */
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
