import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { docent } from '../../packages/docent/test/support/docent.ts'
import { copyFixture } from '../../packages/docent/test/support/fixtures.ts'

/** Folders with two builds of one site. */
export interface TwoBuilds {
  before: string
  /** The second build with the first one's assets. */
  kept: string
  /** The second build only. */
  replaced: string
  delete: () => Promise<void>
}

/** Builds a site, changes its code and its pages, and builds it again. */
export async function makeTwoBuilds(): Promise<TwoBuilds> {
  const site = await copyFixture('shell')
  const build = async (name: string, ...flags: string[]): Promise<string> => {
    const { code, stderr } = await docent(['build', '--site', site.dir, ...flags])
    if (code !== 0) throw new Error(stderr)
    const dir = join(site.dir, '..', `${site.dir.split('/').at(-1)}-${name}`)
    await cp(join(site.dir, 'dist'), dir, { recursive: true })
    return dir
  }
  const before = await build('before')
  await site.edit('src/islands/Frail.tsx', 'Drop it', 'Let it fall')
  await site.edit('docs/zoom.mdx', 'The end of the page.', 'The new end of the page.')
  await site.edit('docent.config.ts', "title: 'Shell',", "title: 'Second shell',")
  const kept = await build('kept', '--keep-assets', '1')
  const replaced = await build('replaced')
  return {
    before,
    kept,
    replaced,
    async delete() {
      await Promise.all([before, kept, replaced].map((dir) => rm(dir, { recursive: true })))
      await site.delete()
    },
  }
}
