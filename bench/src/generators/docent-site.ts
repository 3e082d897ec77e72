import { cp, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERSION } from '../../../packages/docent/src/shared/version.ts'
import { runLogged } from '../measure/run.ts'
import { DOCENT, linkPackages, makeReady } from './docent.ts'
import { pagePath } from './pages.ts'
import type { Generator } from './generator.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const NOT_COPIED = new Set(['node_modules', 'dist', '.docent', '.cache'])

/**
 * docent with the real site: MDX, components, islands, search, and dates. The site is copied to a clone of the
 * repository in the cache, so that a cold build doesn't delete folders that someone is working in, and git still has
 * the dates of its pages.
 */
export const docentSite: Generator = {
  ...DOCENT,
  id: 'docent-site',
  label: `docent ${VERSION}, the real site`,
  folder: 'site',
  wholeSiteOnly: true,
  pageFile: (page) => `docs/${pagePath(page)}.mdx`,
  setUp: async (dir, { node, logFile }) => {
    const clone = dirname(dir)
    await rm(clone, { recursive: true, force: true })
    const note = await cloneRepository(clone, logFile)
    await linkPackages(clone)
    await cp(join(repository, 'site'), dir, {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    })
    await makeReady(node, dir, logFile)
    return note
  },
}

/** Message if there is nothing to clone. */
async function cloneRepository(dir: string, logFile: string): Promise<string | undefined> {
  try {
    const args = ['clone', '--quiet', '--shared', '--no-checkout', repository, dir]
    await runLogged({ command: 'git', args, cwd: repository, logFile })
    return undefined
  } catch {
    return 'The real site is built without git dates: the repository cannot be cloned.'
  }
}
