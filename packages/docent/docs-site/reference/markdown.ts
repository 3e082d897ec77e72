import { format } from 'prettier'
import type { Form, Option } from './records.ts'

/** Location of an option's description. */
interface Location {
  /** `navbar.items[].label` */
  path: string
  anchor: string
}

/** State that the descriptions of a page's options share. */
export interface OptionsPage {
  /** Language of the examples. In `ts`, an example is only the value. */
  language: 'ts' | 'yaml'
  /** Where each form was first described, by its identity. */
  seen: Map<string, Location>
}

/** Examples up to this length are part of the description. */
const SHORT = 64

/** Defaults up to this length are on the line of the name. */
const SHORT_DEFAULT = 36

/** Doc comments that say that there's no value of the option itself. */
const WITHOUT_DEFAULT = ['none', 'see its options']

export interface Section {
  title?: string
  options: readonly Option[]
}

/** The names of a page's options as links, by section. */
export function listNames(sections: readonly Section[]): string {
  const lists = sections.flatMap(({ title, options }) => [
    ...(title === undefined ? [] : [`**${title}**`]),
    options.map(({ name }) => `- [${code(name)}](#${anchorOf(name)})`).join('\n'),
  ])
  return ['<div className="names">', ...lists, '</div>'].join('\n\n')
}

/** Options in MDX, as a list with a field for each. */
export async function describeOptions(
  options: readonly Option[],
  page: OptionsPage,
): Promise<string> {
  const fields = options.map((option) => ({
    option,
    location: { path: option.name, anchor: anchorOf(option.name) },
  }))
  return describeFields(fields, page)
}

interface LocatedOption {
  option: Option
  location: Location
}

async function describeFields(
  options: readonly LocatedOption[],
  page: OptionsPage,
  summary?: string,
): Promise<string> {
  const fields: string[] = []
  for (const located of options) fields.push(await describeField(located, page))
  const open = summary === undefined ? '<Fields>' : `<Fields summary=${quote(summary)}>`
  return [open, ...fields, '</Fields>'].join('\n\n')
}

async function describeField(
  { option, location }: LocatedOption,
  page: OptionsPage,
): Promise<string> {
  const { isRequired, type, description } = option
  const fallback = WITHOUT_DEFAULT.includes(option.default ?? '') ? undefined : option.default
  const isBeside = fallback !== undefined && fallback.length <= SHORT_DEFAULT
  const attributes = [
    `name=${quote(location.path)}`,
    `id=${quote(location.anchor)}`,
    `type=${quote(type)}`,
    ...(isRequired ? ['required'] : []),
    ...(isBeside ? [`default=${asAttribute(fallback)}`] : []),
  ]
  const example = await exampleOf(option.name, option.example, page.language)
  const isShort = !example.includes('\n') && example.length <= SHORT
  const sentences = [
    escapeMdx(description),
    ...(fallback === undefined || isBeside ? [] : [`Default: ${escapeMdx(fallback)}.`]),
    ...(isShort ? [`Example: ${code(example)}`] : []),
  ]
  const parts = [
    `<Field ${attributes.join(' ')}>`,
    sentences.join(' '),
    ...(isShort ? [] : [`\`\`\`${page.language === 'ts' ? 'js' : 'yaml'}\n${example}\n\`\`\``]),
    ...(await describeForms(option, location, page)),
    '</Field>',
  ]
  return parts.join('\n\n')
}

async function describeForms(
  { forms, suffix }: Option,
  location: Location,
  page: OptionsPage,
): Promise<string[]> {
  const { path, anchor } = location
  const [first, ...others] = [...new Set(forms.map(({ identity }) => page.seen.get(identity)))]
  if (first !== undefined && others.length === 0)
    return [`The ${forms.length === 1 ? 'options' : 'forms'} are the same as in ${link(first)}.`]
  const parts: string[] = []
  // Recorded before the description, because a form can contain itself.
  for (const { identity } of forms) if (!page.seen.has(identity)) page.seen.set(identity, location)
  for (const form of forms) {
    const isOnly = forms.length === 1
    const name = formName(form)
    const base = isOnly ? anchor : `${anchor}-${anchorOf(name)}`
    const about = form.description === undefined ? '' : `: ${escapeMdx(form.description)}`
    if (!isOnly) parts.push(`With ${code(name)}${about}`)
    const options = form.options.map((option) => ({
      option,
      location: {
        path: `${path}${suffix}.${option.name}`,
        anchor: `${base}-${anchorOf(option.name)}`,
      },
    }))
    if (options.length > 0) parts.push(await describeFields(options, page, countOf(options.length)))
  }
  return parts
}

function countOf(count: number): string {
  return count === 1 ? '1 option' : `${count} options`
}

/** The value of the option that distinguishes a form from others; without one, its required options. */
function formName({ tag, options }: Form): string {
  const needed = options.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const names = needed.length > 0 ? needed : options.map(({ name }) => name)
  return tag ?? `{ ${names.join(', ')} }`
}

/** An example as it's written in code, with line breaks if it's long. */
async function exampleOf(name: string, example: string, language: string): Promise<string> {
  if (language !== 'ts') return example
  const text = await format(`x = { ${name}: ${example} }`, {
    parser: 'babel',
    semi: false,
    singleQuote: true,
    printWidth: SHORT + 'x = {  }'.length,
    trailingComma: 'es5',
  })
  const lines = text.trim().split('\n')
  if (lines.length === 1) return `${name}: ${example}`
  return lines
    .slice(1, -1)
    .map((line) => line.slice(2))
    .join('\n')
    .replace(/,$/, '')
}

/** A value that's only code is a string. Others are elements, because attributes don't contain Markdown. */
function asAttribute(markdown: string): string {
  const only = /^`([^`]*)`$/.exec(markdown)?.[1]
  if (only !== undefined) return quote(only)
  const parts = markdown
    .split(/`([^`]*)`/)
    .map((part, index) =>
      index % 2 === 0 ? escapeMdx(part) : `<code>{${JSON.stringify(part)}}</code>`,
    )
  return `{<>${parts.join('')}</>}`
}

export function quote(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

function link({ path, anchor }: Location): string {
  return `[${code(path)}](#${anchor})`
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/^type: |^provider: /, '')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** Outside code, `<` would start a tag, and `{` an expression. */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 0 ? part.replaceAll('<', '&lt;').replaceAll('{', '&#123;') : part,
    )
    .join('')
}
