import type { DocusaurusSite } from './docusaurus-site.ts'
import { count, type Finding } from './migration-report.ts'
import { posix, relative } from './paths.ts'

/** Offers components that need a script as islands, where their props allow it. */
export function islandOffers({ interactive, folder }: DocusaurusSite): Finding[] {
  return interactive.map(({ name, file, pages, hasJsonProps }) => {
    const path = relative(folder, file)
    const moved = `src/islands/${name}.${/\.tsx?$/.test(path) ? 'tsx' : 'jsx'}`
    const specifier = posix.join('..', relative('src', path)).replace(/\.\w+$/, '')
    const from = specifier.startsWith('.') ? specifier : `./${specifier}`
    return {
      kind: 'manual',
      subject: `${path}, on ${count(pages.length, 'page')}`,
      text: hasJsonProps
        ? `Readers get its HTML without its script. To make it an island, write ${moved}: import { island } from 'docent'; import ${name} from '${from}'; export default island(${name}) – and remove its import from the pages, which need none.`
        : `Readers get its HTML without its script. An island’s props are JSON: write a component in src/islands that has the functions or elements itself, and use it on the pages.`,
      file,
      line: 1,
    }
  })
}
