import { format } from 'prettier'
import type { Form, Option } from './records.ts'

/** Location of an option's description. */
interface Location {
  /** `navbar.items[].label` */
  path: string
  anchor: string
  level: number
}

/** State that the descriptions of a page's options share. */
export interface OptionsPage {
  /** Language of the examples. In `ts`, an example is only the value. */
  language: 'ts' | 'yaml'
  /** Where each form was first described, by its identity. */
  seen: Map<string, Location>
}

/** Examples up to this length stay on the line of the type. */
const SHORT = 64

/** The options of a page in Markdown, with one section for each. */
export async function describeOptions(
  options: readonly Option[],
  page: OptionsPage,
): Promise<string> {
  const sections: string[] = []
  for (const option of options)
    sections.push(
      await describeOption(
        option,
        { path: option.name, anchor: anchorOf(option.name), level: 2 },
        page,
      ),
    )
  return sections.join('\n\n')
}

async function describeOption(
  option: Option,
  location: Location,
  page: OptionsPage,
): Promise<string> {
  const { isRequired, type, description, example } = option
  const written = await exampleOf(option.name, example, page.language)
  const isShort = !written.includes('\n') && written.length <= SHORT
  const details = [
    `Type: ${code(type)}.`,
    ...(isRequired ? ['Required.'] : []),
    ...(option.default === undefined ? [] : [`Default: ${option.default}.`]),
    ...(isShort ? [`Example: ${code(written)}`] : []),
  ]
  const parts = [
    heading(location.level, code(location.path), location.anchor),
    escapeTags(description),
    escapeTags(details.join(' ')),
    ...(isShort ? [] : [`\`\`\`${page.language === 'ts' ? 'js' : 'yaml'}\n${written}\n\`\`\``]),
    ...(await describeForms(option, location, page)),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

async function describeForms(
  { forms, suffix }: Option,
  location: Location,
  page: OptionsPage,
): Promise<string[]> {
  const { path, anchor, level } = location
  const known = [...new Set(forms.map(({ identity }) => page.seen.get(identity)))]
  const [first] = known
  if (first !== undefined && known.length === 1)
    return [
      forms.length === 1
        ? `The options are the same as in ${link(first)}.`
        : `The forms are the same as in ${link(first)}.`,
    ]
  const parts: string[] = []
  // Recorded before the description, because a form can contain itself.
  for (const { identity } of forms) if (!page.seen.has(identity)) page.seen.set(identity, location)
  const below = Math.min(level + 1, 4)
  for (const form of forms) {
    const name = formName(form)
    const base = forms.length === 1 ? anchor : `${anchor}-${anchorOf(name)}`
    const inner = forms.length === 1 ? below : Math.min(below + 1, 5)
    if (forms.length > 1) {
      parts.push(heading(below, `${code(path + suffix)} with ${code(name)}`, base))
      if (form.description !== undefined) parts.push(escapeTags(form.description))
    }
    for (const option of form.options)
      parts.push(
        await describeOption(
          option,
          {
            path: `${path}${suffix}.${option.name}`,
            anchor: `${base}-${anchorOf(option.name)}`,
            level: inner,
          },
          page,
        ),
      )
  }
  return parts
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

function heading(level: number, text: string, anchor: string): string {
  return `${'#'.repeat(level)} ${text} {#${anchor}}`
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
  return `\`${text}\``
}

/** Outside code, `<` would start a tag. */
export function escapeTags(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('')
}
