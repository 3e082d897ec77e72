import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), '../fixtures')
const SITE = join(dirname(fileURLToPath(import.meta.url)), '../../../../site')
const MODULES = join(dirname(fileURLToPath(import.meta.url)), '../../../../node_modules')

/** A site in a temporary folder that a test may change. */
export interface FixtureSite {
  dir: string
  /** Replaces text in a file. Fails if the file doesn't contain the text, so that an edit always has an effect. */
  edit(file: string, from: string, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
  read(file: string): Promise<string>
  delete(): Promise<void>
}

/** Copies a fixture site and links the installed packages into it. */
export function copyFixture(name: string): Promise<FixtureSite> {
  return copyFolder(join(FIXTURES, name), `docent-${name}-`)
}

/** Copies this repository's documentation site. */
export function copySite(): Promise<FixtureSite> {
  return copyFolder(SITE, 'docent-site-')
}

/**
 * A site with the given files, by their path, and a home page.
 * @param options of the configuration, as code
 */
export async function writtenSite(
  files: Record<string, string | Uint8Array>,
  options = '',
): Promise<FixtureSite> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-written-'))
  const config = `export default { title: 'Trial', url: 'https://docs.example.com', ${options} }\n`
  const own = { 'docent.config.mjs': config, 'docs/index.md': '---\ntitle: Home\n---\n\nHome.\n' }
  for (const [file, text] of Object.entries({ ...own, ...files })) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  return fixtureSite(dir)
}

async function copyFolder(from: string, prefix: string): Promise<FixtureSite> {
  const dir = await mkdtemp(join(tmpdir(), prefix))
  await cp(from, dir, {
    recursive: true,
    filter: (source) => !/\/(?:dist|\.docent|node_modules)(?:\/|$)/.test(source.slice(from.length)),
  })
  return fixtureSite(dir)
}

async function fixtureSite(dir: string): Promise<FixtureSite> {
  await symlink(MODULES, join(dir, 'node_modules'))
  const path = (file: string): string => join(dir, file)
  return {
    dir,
    async edit(file, from, to) {
      const text = await readFile(path(file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} doesn't contain "${from}".`)
      await writeFile(
        path(file),
        text.replace(from, () => to),
      )
    },
    write: (file, text) => writeFile(path(file), text),
    remove: (file) => rm(path(file)),
    read: (file) => readFile(path(file), 'utf8'),
    delete: () => rm(dir, { recursive: true, force: true }),
  }
}
