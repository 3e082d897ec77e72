import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basename, dirname, join } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import { type Cache, cacheKey, siteCache } from '../files/cache.ts'
import { areCurrent } from '../files/file-input.ts'
import { isFile } from '../files/files-below.ts'
import type { ModuleMemory } from './import-module.ts'
import type { FileInput } from '../shared/records/page.ts'
import { generatorKey } from '../files/generator-key.ts'

interface ModuleRecord {
  version: string
  answers: [question: string, answer: string][]
  modules: FileInput[]
  /** Files that change how modules are resolved and compiled. */
  settings: FileInput[]
  /** Folders with hashes of their modules' names, because a new file can take another one's place. */
  folders: FileInput[]
}

/** The memory in a site's cache. */
export async function siteMemory(siteDir: string): Promise<ModuleMemory> {
  return openModuleMemory(siteCache(siteDir), await generatorKey(siteDir))
}

/**
 * Keeps the compiled modules of the configuration in the cache, so that Vite isn't loaded to evaluate unchanged ones. A
 * module is unchanged if all files that it was compiled from are.
 * @param generator fingerprint of docent, because other versions may compile modules differently
 */
export function openModuleMemory(cache: Cache, generator: string): ModuleMemory {
  const version = cacheKey(generator, import.meta.url, process.env.NODE_ENV ?? '')
  const nameOf = (file: string): string => `module-${cacheKey(file)}`
  return {
    recall(file) {
      const json = cache.read('state', nameOf(file))?.text('json')
      if (json === undefined) return undefined
      const { answers, modules, settings, folders, ...record } = JSON.parse(json) as ModuleRecord
      const isCurrent =
        record.version === version &&
        areCurrent([...modules, ...settings]) &&
        settings.length === settingsOf(modules.map((module) => module.file)).length &&
        folders.every((folder) => namesIn(folder.file) === folder.hash) &&
        answers.every(([, answer]) => hasPackage(answer))
      return isCurrent ? new Map(answers) : undefined
    },
    keep(file, answers, modules, started) {
      const settings = settingsOf(modules)
      const isKnown =
        modules.every((path) => isPlainModule(path, started)) && settings.every(isPlainSetting)
      if (!isKnown) return cache.remove('state', nameOf(file))
      const folders = new Set(modules.flatMap(foldersOf))
      const record: ModuleRecord = {
        version,
        answers: [...answers],
        modules: modules.map(inputOf),
        settings: settings.map(inputOf),
        folders: [...folders].map((path) => ({ file: path, hash: namesIn(path) })),
      }
      cache.write('state', nameOf(file), { json: JSON.stringify(record) })
    },
  }
}

/**
 * Whether the compiled module depends only on its file. Other files, such as images, may be compiled from more than
 * their content, and Vite replaces `import.meta.env` and `import.meta.glob`. If a file changed after the evaluation
 * began, its content may differ from the compiled module.
 */
function isPlainModule(path: string, started: number): boolean {
  const { mtimeMs = started } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return (
    MODULE.test(path) &&
    mtimeMs < started &&
    !/import\.meta\.(?:env|glob)/.test(readFileSync(path, 'utf8'))
  )
}

const MODULE = /\.(?:[cm]?[jt]sx?|json)$/

/** The folder of a module. An `index` file is found by the name of its folder, which is in the folder above. */
function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return basename(path).startsWith('index.') ? [folder, dirname(folder)] : [folder]
}

function namesIn(folder: string): string {
  try {
    return cacheKey(
      ...readdirSync(folder)
        .filter((name) => MODULE.test(name))
        .sort(),
    )
  } catch {
    return ''
  }
}

function inputOf(file: string): FileInput {
  return { file, hash: contentHash(readFileSync(file)) }
}

function settingsOf(modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap(settingsAbove))]
}

/** Files in a module's folder and above that change how it's resolved and compiled. */
function settingsAbove(path: string): string[] {
  const folder = dirname(path)
  const settings = ['package.json', 'tsconfig.json']
    .map((name) => join(folder, name))
    .filter(isFile)
  return folder === path ? settings : [...settings, ...settingsAbove(folder)]
}

/** Whether the file depends on no other file. */
function isPlainSetting(path: string): boolean {
  return (
    basename(path) === 'package.json' ||
    !/"(?:extends|references)"/.test(readFileSync(path, 'utf8'))
  )
}

/** Whether the file of a package is still where it was found. */
function hasPackage(answer: string): boolean {
  const { externalize } = JSON.parse(answer) as { externalize?: string }
  return !externalize?.startsWith('file:') || isFile(fileURLToPath(externalize))
}
