import { writePath } from '../config/config-problems.ts'
import { convert, dropped, listAt, same, type Rule } from './conversion.ts'
import { asList, isRecord, type Options } from './docusaurus-site.ts'

/** Elements of the head. Only the names of their properties differ. */
export const convertHeadTags: Rule = (value, keys) =>
  listAt('headTags', value, keys, (tag, at) =>
    convert(tag, at, {
      tagName: same('tag'),
      attributes: same('attributes'),
      innerHTML: same('html'),
      customAttributes: dropped('No page reads it.'),
    }),
  )

/** Converts scripts and style sheets by address to elements of the head. */
export const convertScripts: Rule = elements('script', 'src', {})
export const convertStylesheetLinks: Rule = elements('link', 'href', { rel: 'stylesheet' })

function elements(tag: string, target: string, defaults: Options): Rule {
  return (value, keys) => ({
    options: {
      headTags: asList(value).map((entry) => ({
        tag,
        attributes: isRecord(entry)
          ? { ...defaults, ...texts(entry) }
          : { ...defaults, [target]: entry },
      })),
    },
    findings: [{ kind: 'converted', subject: writePath(keys), text: 'headTags', keys }],
  })
}

/** Attributes are strings or true. An attribute with the value false is omitted. */
function texts(attributes: Options): Options {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== false && value !== undefined && value !== null)
      .map(([name, value]) => [name, value === true ? true : String(value)]),
  )
}
