import { z } from 'zod'
import { knownNames } from './options.ts'

/**
 * One of several records told apart by the value of one key; an unknown value is answered with the
 * nearest known one.
 * @param prepare gives a record without the key the one that it means, and short forms their long
 * one
 */
export function typed<const Records extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  key: string,
  records: Records,
  prepare: (value: unknown) => unknown = (value) => value,
): z.ZodType<z.output<Records[number]>, z.input<Records[number]>> {
  const names = typeNames(key, records)
  // The spread tells Zod that the list is not empty and may be written to.
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

/** Values of the key that tells records apart. */
export function typeNames(key: string, records: readonly z.ZodObject[]): string[] {
  return records.flatMap((record) => [...(record.shape[key]?._zod.values ?? [])].map(String))
}

/**
 * A value of several possible forms, told apart by looking at it: only the complaints of the form
 * that was meant are reported, where a plain union reports those of all forms.
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
