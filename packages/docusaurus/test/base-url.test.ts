import { expect, onTestFinished, test } from 'vitest'
import { DOCUSAURUS } from './test-sites.ts'
import { docent } from '../../docent/test/support/docent.ts'
import { writtenSite } from '../../docent/test/support/fixtures.ts'

test('images of components have the address of the static file in each language', async () => {
  const site = await writtenSite(
    {
      'src/Logo.jsx': `import useBaseUrl from '@docusaurus/useBaseUrl'
const addresses = ['/img/logo.svg?a#b', 'img/logo.svg', '/docs/img/logo.svg', '/guide', '/v1.2']
export default function Logo() {
  return addresses.map((address) => <img key={address} alt="" src={useBaseUrl(address)} />)
}\n`,
      'docs/logo.mdx': "import Logo from '@site/src/Logo'\n\n# Logo\n\n<Logo />\n",
      'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" />',
    },
    `${DOCUSAURUS}, baseUrl: '/docs/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }`,
  )
  onTestFinished(site.delete)
  expect((await docent(['build'], site.dir)).stderr).toBe('')
  const sources = async (page: string): Promise<(string | undefined)[]> => {
    const article = /<article[^]*<\/article>/.exec(await site.read(page))?.[0] ?? ''
    return [...article.matchAll(/<img alt="" src="([^"]*)"/g)].map(([, source]) => source)
  }
  const image = '/docs/img/logo.svg'
  const shared = [`${image}?a#b`, image, image]
  expect(await sources('dist/logo/index.html')).toEqual([...shared, '/docs/guide', '/docs/v1.2'])
  expect(await sources('dist/fr/logo/index.html')).toEqual([
    ...shared,
    '/docs/fr/guide',
    '/docs/fr/v1.2',
  ])
})
