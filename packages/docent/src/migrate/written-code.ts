/** A value that is written as code, and not as the data that it stands for. */
export class Code {
  readonly text: string
  /** What the code results in. */
  readonly value: unknown
  constructor(text: string, value: unknown) {
    this.text = text
    this.value = value
  }
}

const MARK = /"@code:(\d+)@"/g

/** A value as TypeScript: data, with code in between. */
export function writeValue(value: unknown): string {
  const codes: Code[] = []
  const json = JSON.stringify(
    value,
    (_, entry: unknown) => (entry instanceof Code ? `@code:${codes.push(entry) - 1}@` : entry),
    2,
  )
  return json.replace(MARK, (_, index: string) => codes[Number(index)]?.text ?? '')
}

/** The same data with the results of the code in it. */
export function evaluated(value: unknown): unknown {
  if (value instanceof Code) return value.value
  if (Array.isArray(value)) return value.map(evaluated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, evaluated(entry)]))
}
