// Queries for names: each name in the site's data, in every spelling that readers use, with the pages that document it.
import type { IndexHead } from 'docent/search'
import { apiIndex, type ApiEntry } from '../../data/api-index.ts'
import { releaseRoute, releases } from '../../data/changelog.ts'
import { cli } from '../../data/cli.ts'
import { configuration } from '../../data/configuration.ts'
import { environmentVariables } from '../../data/environment-variables.ts'
import { errorMessages } from '../../data/error-messages.ts'
import type { GradedQuery } from './measure.ts'

type IndexedPages = Extract<IndexHead, { pages: unknown }>['pages']

const CONFIGURATION = '/app/references/configuration'
const COMMAND_LINE = '/app/references/command-line'
const VARIABLES = '/app/references/environment-variables'
const ERRORS = '/app/references/error-messages'

/**
 * All queries. A name with the form of a word, such as the `video` option, has the kind "word": readers who type it may
 * mean its subject, and the guide to that comes first.
 * @param pages the pages of the search index. Pages with the name as their title or keyword answer a query, too:
 * `Cypress.log` and `cy.log` are both called `log`, and the guide to parallel runs has the keyword `--parallel`. So do the
 * pages that have an error message as a heading
 */
export function nameQueries(pages: IndexedPages): GradedQuery[] {
  const graded = (kind: string, query: string, urls: readonly string[]): GradedQuery => ({
    kind,
    query,
    answers: [...new Set(urls)].map((url) => ({ url, grade: 3 })),
  })
  const titled = (title: string): string[] =>
    pages.flatMap((page) => (page.title === title ? page.route : []))
  const called = (name: string): string[] =>
    pages.flatMap(({ route, title, keywords }) =>
      [title, ...(keywords ?? '').split(', ')].includes(name) ? route : [],
    )
  const having = (heading: string): string[] =>
    pages.flatMap(({ route, sections }) =>
      sections.some(([, text]) => text === heading) ? route : [],
    )
  const name = (kind: string, text: string, url: string): GradedQuery =>
    graded(/^[A-Za-z][a-z]+$|^[A-Z]+$/.test(text) ? 'word' : kind, text, [url, ...called(text)])

  const entries: ApiEntry[] = Object.values(apiIndex).flat()
  const kindOf = ({ kind }: ApiEntry): 'command' | 'member' | 'event' =>
    kind === 'api' ? 'member' : kind === 'event' ? 'event' : 'command'
  const only = (kind: ReturnType<typeof kindOf>): ApiEntry[] =>
    entries.filter((entry) => kindOf(entry) === kind)

  /** Pages of the API that have an option of the configuration, such as `Cypress.Keyboard.defaults()`. */
  const members = new Set(only('member').map(({ href }) => href))

  return [
    ...only('command').flatMap(({ name: full, href }) => {
      const method = full.slice(full.indexOf('.') + 1, -2)
      return [
        ...calls(method).map((text) => graded('command', text, [href, ...titled(method)])),
        ...calls(`.${method}`).map((text) => graded('command', text, [href, ...titled(method)])),
        ...calls(`cy.${method}`).map((text) => graded('command', text, [href])),
      ]
    }),
    ...only('member').flatMap(({ name: full, href }) => {
      const path = full.replace(/\(\)$/, '')
      const short = path.slice(path.indexOf('.') + 1)
      const paths = short.includes('.') ? [path, short] : [path]
      return paths
        .flatMap((text) => (full.endsWith('()') ? calls(text) : [text]))
        .map((text) => graded('member', text, [href]))
    }),
    ...only('event').flatMap(({ name: text, href }) => {
      // `setupNodeEvents()` is an option, too.
      const isOption = configuration.some((option) => `${option.name}()` === text)
      return isOption ? graded('event', text, [href, CONFIGURATION]) : name('event', text, href)
    }),
    ...configuration.map(({ name: text }) => {
      const { kind, query, answers } = name('option', text, CONFIGURATION)
      const others = having(text).filter((route) => members.has(route))
      return graded(kind, query, [...answers.map(({ url }) => url), ...others])
    }),
    ...Object.keys(cli).map((text) => name('command line', `cypress ${text}`, COMMAND_LINE)),
    ...[...new Set(Object.values(cli).flatMap(({ flags }) => flags.map(({ flag }) => flag)))].map(
      (flag) => name('flag', flag, COMMAND_LINE),
    ),
    ...environmentVariables.map(({ name: text }) => name('variable', text, VARIABLES)),
    ...errorMessages.map(({ message }) => {
      const text = message.replaceAll('`', '')
      return graded('error', text, [ERRORS, ...having(text), ...called(text)])
    }),
    ...releases.flatMap(({ version }) =>
      versionForms(version).map((text) => graded('version', text, [releaseRoute(version)])),
    ),
  ]
}

/** A name, and its call. */
const calls = (name: string): string[] => [name, `${name}(`, `${name}()`]

/** A version with and without a `v`. Versions such as 15.3.0 and 15.0.0 are also written without their zeros. */
function versionForms(version: string): string[] {
  const names = [version, version.replace(/\.0$/, ''), version.replace(/\.0\.0$/, '')]
  return [...new Set(names)].flatMap((name) => [name, `v${name}`])
}
