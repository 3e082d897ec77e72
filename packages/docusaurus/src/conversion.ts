import { writePath } from 'docent/tools'
import { isRecord, type Options } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'

/** docent's options that result from a part of the Docusaurus site, with findings about each part. */
export interface Conversion {
  options: Options
  findings: Finding[]
}

/** The rule for one of Docusaurus's options. */
export type Rule = (value: unknown, keys: readonly PropertyKey[]) => Conversion

/**
 * Applies a rule to each option. Options without a rule become tasks for the author, so that nothing is lost silently.
 * @param keys path of the options in the configuration
 */
export function convert(
  source: Options,
  keys: readonly PropertyKey[],
  rules: Record<string, Rule>,
): Conversion {
  return combine(
    Object.entries(source)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => {
        const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
        return (rule ?? manual('docent has no such option.'))(value, [...keys, key])
      }),
  )
}

export const NOTHING: Conversion = { options: {}, findings: [] }

/** Merges conversions: records are merged, lists are joined, and for other values, the last one wins. */
export function combine(parts: readonly Conversion[]): Conversion {
  return {
    options: parts.reduce<Options>((all, { options }) => merge(all, options), {}),
    findings: parts.flatMap(({ findings }) => findings),
  }
}

function merge(first: Options, second: Options): Options {
  const all = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const before = all[key]
    if (isRecord(before) && isRecord(value)) all[key] = merge(before, value)
    else if (Array.isArray(before) && Array.isArray(value)) all[key] = [...before, ...value]
    else if (value !== undefined) all[key] = value
  }
  return all
}

/** Other parts of the migration convert the option. */
export const elsewhere: Rule = () => NOTHING

/** Options with one value. @example optionsAt('markdown.format', 'mdx') // { markdown: { format: 'mdx' } } */
export function optionsAt(path: string, value: unknown): Options {
  const [first = '', ...others] = path.split('.')
  return { [first]: others.length === 0 ? value : optionsAt(others.join('.'), value) }
}

/** The option has the same meaning in docent at this path. */
export function same(path: string): Rule {
  return (value, keys) => {
    const subject = writePath(keys)
    const isRenamed = path.split('.').at(-1) !== String(keys.at(-1))
    return {
      options: optionsAt(path, value),
      findings: [{ kind: isRenamed ? 'converted' : 'same', subject, text: path, keys }],
    }
  }
}

/** The option is converted to other options. */
export function converted(
  text: string,
  make: (value: unknown, keys: readonly PropertyKey[]) => Options,
): Rule {
  return (value, keys) => ({
    options: make(value, keys),
    findings: [{ kind: 'converted', subject: writePath(keys), text, keys }],
  })
}

/** docent doesn't need the option. The reason is shown in the report. */
export function dropped(reason: string): Rule {
  return (_, keys) => ({
    options: {},
    findings: [{ kind: 'dropped', subject: writePath(keys), text: reason, keys }],
  })
}

/** The author has to decide; the fix explains how. */
export function manual(fix: string): Rule {
  return (_, keys) => ({
    options: {},
    findings: [{ kind: 'manual', subject: writePath(keys), text: fix, keys }],
  })
}

/** Nested options. */
export function nested(rules: Record<string, Rule>): Rule {
  return (value, keys) => (isRecord(value) ? convert(value, keys, rules) : NOTHING)
}

/** Selects a rule by the value. */
export function when(test: (value: unknown) => boolean, then: Rule, otherwise: Rule): Rule {
  return (value, keys) => (test(value) ? then : otherwise)(value, keys)
}

/** Converts a list of entries to records. Entries that result in nothing are omitted. */
export function listAt(
  path: string,
  value: unknown,
  keys: readonly PropertyKey[],
  entry: (item: Options, keys: readonly PropertyKey[]) => Conversion,
): Conversion {
  const parts = (Array.isArray(value) ? value : []).map((item: unknown, index) =>
    isRecord(item) ? entry(item, [...keys, index]) : NOTHING,
  )
  return {
    options: optionsAt(
      path,
      parts.map(({ options }) => options).filter((options) => Object.keys(options).length > 0),
    ),
    findings: parts.flatMap(({ findings }) => findings),
  }
}
