import { z } from 'zod'
import { knownNames } from './options.ts'

/**
 * A union of records that are distinguished by the value of one key. For an unknown value, the fix suggests the nearest
 * known one.
 * @param prepare adds the implied value to a record without the key, and expands short forms
 */
export function typed<const Records extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  key: string,
  records: Records,
  prepare: (value: unknown) => unknown = (value) => value,
): z.ZodType<z.output<Records[number]>, z.input<Records[number]>> {
  const names = typeNames(key, records)
  // The spread tells Zod that the list isn't empty and is writable.
  const [first, ...others] = records
  const union = z.discriminatedUnion(key, [first, ...others] as never, {
    error: (issue) =>
      issue.code === 'invalid_union'
        ? knownNames((issue.input as Record<string, unknown>)[key], names)
        : undefined,
  })
  return z.preprocess(prepare, union) as unknown as z.ZodType<
    z.output<Records[number]>,
    z.input<Records[number]>
  >
}

/** Values of the key that distinguishes the records. */
export function typeNames(key: string, records: readonly z.ZodObject[]): string[] {
  return records.flatMap((record) => [...(record.shape[key]?._zod.values ?? [])].map(String))
}

/**
 * A value with several possible forms. The value determines its form, and only that form's problems are reported,
 * whereas a plain union reports the problems of all forms.
 */
export function chosen<Schema extends z.ZodType>(
  choose: (value: unknown) => Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  return z.unknown().transform((value, ctx): z.output<Schema> => {
    const result = choose(value).safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      ctx.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
    }
    return z.NEVER
  }) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>
}
