import { existsSync } from 'node:fs'
import type { Config } from '../../config/index.ts'
import { docsConfig } from '../../config/doc-sets.ts'
import { frontMatterParser } from '../../content/front-matter.ts'
import { gitHistory, historyOf, type Remember } from '../../content/git-history.ts'
import { type DictionaryState, labelState, messageState } from '../../content/translations.ts'
import { listDocs, translationOf, untranslatable } from '../../content/read-docs.ts'
import { count } from '../../errors/entry.ts'
import { type DocentError, errors } from '../../errors/index.ts'
import { readText } from '../../files/read-text.ts'
import type { DocSet, GitProblem, History } from '../../shared/records/content.ts'
import { join, relative } from '../../shared/node/paths.ts'

/** What a locale has of its pages, labels, and interface messages. Paths are relative to the site's folder. */
export interface LocaleState {
  locale: string
  /** Pages in the default language, without drafts. Zero for the default locale itself. */
  pages: number
  /** Originals without a translation. */
  missing: string[]
  outdated: OutdatedPage[]
  /** Translations without an original. */
  orphans: string[]
  labels: DictionaryState
  messages: DictionaryState
}

/** A translation whose original has changed since. */
export interface OutdatedPage {
  file: string
  original: string
  /** Days of the last changes, such as 2026-01-31. */
  changed: string
  translated: string
}

export interface TranslationStates {
  locales: LocaleState[]
  /** Whether Git knows the originals' changes. It doesn't in a copy without its history. */
  isDated: boolean
  problems: GitProblem[]
}

/**
 * Compares the translations of all locales with what they translate. A page is outdated if its original has a later
 * substantive change in Git. The translation's date is its last commit, or `last_update.date` in its front matter.
 */
export async function translationStates(
  config: Config,
  remember?: Remember,
): Promise<TranslationStates> {
  const problems: GitProblem[] = []
  const folders = config.docSets.flatMap(({ dir, overlayDir }) =>
    [dir, overlayDir].filter((path) => path !== undefined && existsSync(path)),
  ) as string[]
  const histories = await gitHistory(folders, {
    remember,
    warn: (problem) => problems.push(problem),
  })
  const locales = Object.keys(config.locales).map((locale): LocaleState => {
    const states = config.docSets
      .filter((set) => set.locale === locale && set.overlayDir !== undefined)
      .map((set) => setState(set, config, histories))
    return {
      locale,
      pages: states.reduce((sum, { pages }) => sum + pages, 0),
      missing: states.flatMap(({ missing }) => missing),
      outdated: states.flatMap(({ outdated }) => outdated),
      orphans: states.flatMap(({ orphans }) => orphans),
      labels: labelState(config, locale),
      messages: messageState(config, locale),
    }
  })
  return { locales, isDated: histories.size > 0, problems }
}

type SetState = Pick<LocaleState, 'pages' | 'missing' | 'outdated' | 'orphans'>

function setState(set: DocSet, config: Config, histories: ReadonlyMap<string, History>): SetState {
  const parse = frontMatterParser(docsConfig(config, set).frontMatter)
  const frontMatterOf = (file: string) => parse(readText(file), file).frontMatter
  const below = (file: string): string => relative(config.siteDir, file)
  const all = listDocs(set)
  const files = all.filter((name) => frontMatterOf(join(set.dir, name)).draft !== true)
  const state: SetState = {
    pages: files.length,
    missing: [],
    outdated: [],
    orphans: untranslatable(set, all).map(below),
  }
  for (const name of files) {
    const original = join(set.dir, name)
    const file = translationOf(set, name)
    if (file === undefined) {
      state.missing.push(below(original))
      continue
    }
    const changed = historyOf(histories, original)[0]?.date
    const own = frontMatterOf(file).last_update?.date
    const translated = own ?? historyOf(histories, file)[0]?.date
    if (changed === undefined || translated === undefined) continue
    // A date in front matter is a day, so the whole day counts.
    const isOutdated =
      own === undefined ? Date.parse(changed) > Date.parse(translated) : day(changed) > day(own)
    if (isOutdated)
      state.outdated.push({
        file: below(file),
        original: below(original),
        changed: day(changed),
        translated: day(translated),
      })
  }
  return state
}

function day(date: string): string {
  return date.slice(0, 10)
}

/** What is left to do in a locale, as short phrases. Empty if nothing is. */
export function leftToDo({ missing, outdated, orphans, labels, messages }: LocaleState): string[] {
  const parts: [number, string, string?][] = [
    [missing.length, 'page without a translation', 'pages without a translation'],
    [outdated.length, 'outdated page'],
    [orphans.length, 'translation without an original', 'translations without an original'],
    [labels.missing.length, 'missing label'],
    [labels.unused.length, 'label without an original', 'labels without an original'],
    [messages.missing.length, 'missing message'],
    [messages.unused.length, 'message without an original', 'messages without an original'],
  ]
  return parts
    .filter(([number]) => number > 0)
    .map(([number, noun, plural]) => count(number, noun, plural))
}

/** A finding for each locale that isn't complete, unless the site doesn't want any. */
export async function translationFindings(
  config: Config,
  remember?: Remember,
): Promise<{ errors: DocentError[]; warnings: DocentError[] }> {
  const found: { errors: DocentError[]; warnings: DocentError[] } = { errors: [], warnings: [] }
  const severity = config.onIncompleteTranslations
  if (severity === 'ignore') return found
  const { locales } = await translationStates(config, remember)
  for (const state of locales) {
    const left = leftToDo(state)
    if (left.length === 0) continue
    const finding = errors.incompleteTranslations({ locale: state.locale, left })
    found[severity === 'throw' ? 'errors' : 'warnings'].push(finding)
  }
  return found
}
