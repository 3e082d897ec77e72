import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite } from '../support/fixtures.ts'

test('style sheets of components that run only in the build may be in another language than CSS', async () => {
  const site = await writtenSite({
    'src/Box.jsx': `import './plain.pcss'
import styles from './box.module.pcss'
export default () => <div className={styles.box}>Box</div>\n`,
    'src/plain.pcss': '.plain { color: #639 }\n',
    'src/box.module.pcss': '.box { color: #936 }\n',
    'docs/boxed.mdx': "import Box from '@site/src/Box'\n\n# Boxed\n\n<Box />\n",
  })
  onTestFinished(site.delete)
  expect((await docent(['build'], site.dir)).stderr).toBe('')
  const name = /<div class="([^"]+)">Box/.exec(await site.read('dist/boxed/index.html'))?.[1]
  const assets = join(site.dir, 'dist/assets')
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  const css = (await Promise.all(sheets.map((file) => site.read(`dist/assets/${file}`)))).join('')
  expect(css).toContain(`.${name}{color:#936}`)
  expect(css).toContain('.plain{color:#639}')
})
