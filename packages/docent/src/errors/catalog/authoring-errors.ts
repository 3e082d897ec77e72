import { entry, listed, quoted } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'

/** Commands that write files for authors. */
export const authoringErrors = {
  invalidVersionName: entry<{ name: string; problem: string }>({
    code: 'invalid-version-name',
    message: ({ name, problem }) => `"${name}" can't be the name of a version: ${problem}.`,
    hint: () =>
      'The name becomes part of folders and addresses. Use a name such as "2.0" or "v2", and set `label` in `docs.versions` if readers should see another one.',
  }),
  unknownDocsId: entry<{ id: string; known: readonly string[] }>({
    code: 'unknown-docs-id',
    message: ({ id, known }) =>
      id === ''
        ? `The site has several docs instances: ${quoted(known)}.`
        : `The site has no docs instance "${id}".`,
    hint: ({ id, known }) =>
      id === ''
        ? `Choose one: --docs ${known[0] ?? ''}`
        : `${didYouMean(id, known)}Instances: ${quoted(known)}.`,
  }),
  existingVersion: entry<{ name: string; files: readonly string[] }>({
    code: 'existing-version',
    message: ({ name, files }) =>
      files.length === 0
        ? `The site already has a version "${name}".`
        : `The version "${name}" would overwrite what exists:${listed(files)}`,
    hint: () =>
      'Choose another name. To replace the version, remove its files and its entries in versions.json and `docs.versions` first.',
  }),
  unknownLocale: entry<{ locale: string; known: readonly string[] }>({
    code: 'unknown-locale',
    message: ({ locale }) => `The site has no locale "${locale}".`,
    hint: ({ locale, known }) => `${didYouMean(locale, known)}Locales: ${quoted(known)}.`,
  }),
  incompleteTranslations: entry<{ locale: string; left: readonly string[] }>({
    code: 'incomplete-translations',
    message: ({ locale, left }) => `The locale "${locale}" is incomplete: ${left.join(', ')}.`,
    hint: ({ locale }) => `List them with \`docent translate ${locale}\`.`,
  }),
  emptyVersion: entry<{ dir: string }>({
    code: 'empty-version',
    message: ({ dir }) => `The folder ${dir} has no documents that could become a version.`,
    hint: () => 'Add a document first, or name the docs instance that you mean: --docs <id>',
  }),
}
