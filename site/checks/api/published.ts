/**
 * The API that the installed package publishes, read with this repository's compiler. A second one would take up 20 MB
 * and could disagree with the first one.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SymbolFlags, withProject, type Symbol } from '../../../scripts/compiler.ts'
import type { Field } from './field.ts'
import { isOwn, Reader } from './reader.ts'
import { readShapes, unique } from './type-shapes.ts'

export interface Published {
  /** Methods of `cy` and of chains. */
  methods: string[]
  /** `Cypress.dom`, `Cypress.dom.isVisible`. */
  members: string[]
  /** Names of types, such as `Chainable`. */
  exports: string[]
  events: string[]
  nodeEvents: string[]
  /** Options of the methods of `cy`. */
  options: Field[]
  /** Fields of the requested types. */
  objects: Field[]
  configuration: Field[]
  /** Additional options in the resolved configuration. */
  runtime: Field[]
  /** Configuration that a suite or a test may change. */
  overridable: string[]
}

// Inside the site, so that the package can be imported from there. Git and Prettier ignore it.
const CACHE = path.join(import.meta.dirname, '../../.cache/api')

const COMPILER = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['esnext', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Types to read, by their name in the record. */
const SOURCES = {
  chainable: 'Cypress.Chainable<any>',
  api: 'Cypress.Cypress',
  actions: 'Cypress.Actions',
  node: 'Cypress.PluginEvents',
  root: 'Cypress.ResolvedConfigOptions',
  e2e: 'Cypress.EndToEndConfigOptions',
  component: 'Cypress.ComponentConfigOptions',
  runtime: 'Cypress.RuntimeConfigOptions',
  suite: 'Cypress.SuiteConfigOverrides',
  test: 'Cypress.TestConfigOverrides',
}

/**
 * @param types TypeScript expressions of the types whose fields are requested
 * @param files declarations that replace the installed package's
 * @throws if one of the types doesn't exist
 */
export function readPublished(types: string[], files: string[] = []): Published {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'run-'))
  try {
    const config = path.join(folder, 'tsconfig.json')
    writeFileSync(path.join(folder, 'probe.ts'), probeText(types))
    writeFileSync(config, configText(files))
    return withProject(config, ({ checker, program }) => {
      const wrong = program.getSemanticDiagnostics(path.join(folder, 'probe.ts'))[0]
      if (wrong) throw new Error(`The types changed: ${wrong.text}`)
      const probe = checker.resolveName('ApiProbe', SymbolFlags.Interface)
      if (!probe) throw new Error('The compiler did not read the probe.')
      return describe(new Reader(checker, probe), types)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function probeText(types: string[]) {
  const lines = Object.entries(SOURCES).map(([name, type]) => `  ${name}: ${type}`)
  const own = types.map((type, index) => `  'type ${index}': ${type}`)
  return ['interface ApiProbe {', ...lines, ...own, '}', ''].join('\n')
}

function configText(files: string[]) {
  const types = files.length > 0 ? [] : ['cypress', 'node']
  return JSON.stringify({ compilerOptions: { ...COMPILER, types }, files: ['probe.ts', ...files] })
}

function describe(reader: Reader, types: string[]): Published {
  const methods = reader.properties(reader.source('chainable')).filter(isOwn)
  const settings = (names: string[]) =>
    merge(names.flatMap((name) => reader.fields('configuration', reader.source(name))))
  const overridable = ['suite', 'test'].flatMap((name) => reader.properties(reader.source(name)))
  return {
    methods: methods.map(({ name }) => name),
    members: readMembers(reader),
    exports: reader.exports('Cypress'),
    events: readEvents(reader, 'actions'),
    nodeEvents: readEvents(reader, 'node'),
    options: merge(methods.flatMap((method) => readOptions(reader, method))),
    objects: types.flatMap((type, index) =>
      merge(reader.fields(type, reader.source(`type ${index}`))),
    ),
    configuration: settings(['root', 'e2e', 'component']),
    runtime: settings(['runtime', 'suite', 'test']),
    overridable: [...new Set(overridable.map(({ name }) => name))],
  }
}

/** The fields of all overloads' parameters that are named `options`. */
function readOptions(reader: Reader, method: Symbol) {
  return (
    reader
      .signatures(reader.typeOf(method))
      .flatMap((signature) => signature.getParameters())
      .filter(({ name }) => name === 'options')
      .flatMap((parameter) => reader.fields(`cy.${method.name}`, reader.typeOf(parameter)))
      // `.trigger()` also accepts the fields of all browser events.
      .filter(({ own }) => own)
  )
}

/** The members of `Cypress`, and those of its objects. */
function readMembers(reader: Reader) {
  return reader.properties(reader.source('api')).flatMap((symbol) => {
    const type = reader.typeOf(symbol)
    const nested = reader.signatures(type).length === 0 && type.isObjectType()
    const below = nested ? reader.properties(type).filter(isOwn) : []
    const name = `Cypress.${symbol.name}`
    return [name, ...below.map((member) => `${name}.${member.name}`)]
  })
}

/** The names that the first parameter of a listener method accepts. */
function readEvents(reader: Reader, source: string) {
  const names = reader.signatures(reader.source(source)).flatMap((signature) => {
    const [action] = signature.getParameters()
    return action ? readShapes(reader.checker, reader.typeOf(action)) : []
  })
  return [
    ...new Set(names.flatMap((shape) => (shape.kind === 'literal' ? [`${shape.value}`] : []))),
  ]
}

/** Merges fields of the same name from overloads or from sections of the configuration. */
function merge(fields: Field[]): Field[] {
  const merged = new Map<string, Field>()
  for (const field of fields) {
    const id = `${field.subject} ${field.name}`
    const known = merged.get(id)
    merged.set(id, { ...field, shapes: unique([...(known?.shapes ?? []), ...field.shapes]) })
  }
  return [...merged.values()]
}
