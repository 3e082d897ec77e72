/** Fields of objects: options, properties, and settings, with their types. */

import { isNewer, type Comparison, type Finding } from './findings.ts'
import { bareName, type DocumentedPage, type Table } from './page-tables.ts'
import { agree, parseShapes, writeShapes } from './shapes.ts'
import type { Documented } from './documented.ts'
import type { Field } from './field.ts'
import type { Published } from './published.ts'
import type { MappedTable } from './table-types.ts'

/** A row of a table, or a setting. */
interface Written {
  name: string
  type?: string
  since?: string
  text?: string
  file: string
  line: number
}

/** Every option of a command must be in the `<Options>` table on its page. */
export function compareOptions(
  { options, methods }: Published,
  documented: Documented,
  version: string,
): Comparison {
  const commands = documented.pages.filter(({ file }) => /\/api\/commands\/[^/]+$/.test(file))
  const findings = commands.flatMap((page) => {
    if (!methods.includes(page.title)) return []
    const tables = page.tables.filter(({ element }) => element)
    const subject = `cy.${page.title}`
    const fields = options.filter((field) => field.subject === subject)
    const rows = tables.flatMap((table) => rowsOf(page, table, documented))
    const location = { file: page.file, line: tables[0]?.line ?? 1 }
    return compareFields({ kind: 'options', subject, fields, rows, location, version })
  })
  return { kind: 'options', total: options.length, findings }
}

/** Every table that shows the fields of a type must contain all of them and no others. */
export function compareObjects(
  { objects }: Published,
  documented: Documented,
  version: string,
  map: MappedTable[],
): Comparison {
  const used = new Set<Table>()
  const findings = map.flatMap(({ page: file, heading, column, type, some }) => {
    const page = documented.pages.find((other) => other.file.endsWith(`/${file}.mdx`))
    const tables = (page?.tables ?? []).filter(
      (table) => table.heading === heading && (!column || table.columns[0] === column),
    )
    if (!page || tables.length === 0) {
      throw new Error(
        `site/checks/api/table-types.ts: ${file}.mdx has no table "${column ?? ''}" below "${heading}".`,
      )
    }
    for (const table of tables) used.add(table)
    const fields = objects.filter((field) => field.subject === type)
    const rows = tables.flatMap((table) => rowsOf(page, table, documented))
    const location = { file: page.file, line: tables[0]?.line ?? 1 }
    return compareFields({
      kind: 'properties',
      subject: nameOf({ page: file, heading, type }),
      fields: some ? [] : fields,
      optional: fields,
      rows,
      location,
      version,
    })
  })
  const whole = new Set(map.filter(({ some }) => !some).map(({ type }) => type))
  const total = objects.filter(({ subject }) => whole.has(subject)).length
  return { kind: 'properties', total, findings: [...findings, ...findUnmapped(documented, used)] }
}

/** The name of a table in reports and exceptions: its type, or its location if the type is an expression. */
function nameOf({ page, heading, type }: MappedTable) {
  const name = type.replace(/^import\('[^']*'\)\./, '').replace(/<any>$/, '')
  return /^[\w.]+$/.test(name) ? name : `${page} ${heading}`
}

/** Tables of fields that aren't compared with any type. */
function findUnmapped({ pages }: Documented, used: Set<Table>): Finding[] {
  return pages.flatMap(({ file, tables }) =>
    tables
      .filter((table) => isFieldTable(table) && !used.has(table))
      .filter((table) => !(table.element && /\/api\/commands\//.test(file)))
      .map((table) => ({
        problem: 'unmapped',
        kind: 'properties',
        entry: `${file.replace(/^.*\/docs\/|\.mdx$/g, '')} ${table.heading}`,
        file,
        line: table.line,
        message: `The table below "${table.heading}" isn't compared with any type. Set its type in site/checks/api/table-types.ts.`,
      })),
  )
}

function isFieldTable({ columns: [first = '', second], element }: Table) {
  return element || (/^(?:Option|Property|Key|Field)\b/.test(first) && second === 'Type')
}

/** Every configuration option must have an entry that says who may change it. */
export function compareConfiguration(
  { configuration, runtime, overridable }: Published,
  documented: Documented,
  version: string,
): Comparison {
  const kind = 'configuration'
  const settings = documented.configuration
  const location = { file: settings[0]?.file ?? 'site/data/configuration.ts', line: 1 }
  const findings = compareFields({
    kind,
    subject: kind,
    fields: configuration,
    // Options that can be set at run time may have an entry but don't need one.
    optional: runtime,
    rows: settings,
    location,
    version,
  })
  for (const { name, override, since, file, line } of settings) {
    const written = override === 'test' || override === 'suite'
    if (isNewer(since, version) || written === overridable.includes(name)) continue
    const message = written
      ? `The types do not let tests change "${name}". Correct its "override".`
      : `The types let suites or tests change "${name}". Set its "override".`
    findings.push({
      problem: 'override',
      kind,
      entry: `configuration.${name}`,
      file,
      line,
      message,
    })
  }
  return { kind, total: configuration.length, findings }
}

interface Pair {
  kind: string
  /** The owner of the fields. */
  subject: string
  /** Required fields. */
  fields: Field[]
  /** Optional fields. */
  optional?: Field[]
  rows: Written[]
  /** Where a missing field belongs. */
  location: { file: string; line: number }
  version: string
}

function compareFields({
  kind,
  subject,
  fields,
  optional = [],
  rows,
  location,
  version,
}: Pair): Finding[] {
  const findings: Finding[] = fields
    .filter(({ name }) => !rows.some((row) => row.name === name || isAlias(row, name)))
    .map(({ name, shapes }) => ({
      problem: 'undocumented',
      kind,
      entry: `${subject}.${name}`,
      ...location,
      message: `The types have "${name}" in ${subject}, of type ${writeShapes(shapes)}. Add its entry.`,
    }))
  for (const { name, type, since, file, line } of rows) {
    if (isNewer(since, version)) continue
    const field = [...fields, ...optional].find((other) => other.name === name)
    const base = { kind, entry: `${subject}.${name}`, file, line }
    if (!field) {
      const message = `The types have no "${name}" in ${subject}. Correct the name, or give it the "since" of a newer version.`
      findings.push({ ...base, problem: 'unpublished', message })
    } else if (type && !agree(parseShapes(type), field.shapes)) {
      const message = `The type of "${name}" is "${writeShapes(field.shapes)}", but the page says "${type}". Correct the type.`
      findings.push({ ...base, problem: 'type', message })
    }
  }
  return findings
}

/** "Alias: `optionKey`." documents `optionKey`. */
function isAlias({ text = '' }: Written, name: string) {
  const sentence = text.split(/(?<=\.)\s/).find((part) => /^Alias(?:es)?: /.test(part))
  return sentence?.includes(`\`${name}\``) ?? false
}

/** The rows of a table. Options that several commands share get their type and description from the data. */
function rowsOf({ file }: DocumentedPage, table: Table, { shared }: Documented): Written[] {
  return table.rows.map((row) => {
    const own = table.element ? shared[row.name] : undefined
    const type = row.type ?? own?.type
    const since = row.since ?? own?.since
    return {
      name: bareName(row.name),
      ...(type && { type }),
      ...(since && { since }),
      text: row.text || own?.description || '',
      file,
      line: row.line,
    }
  })
}
