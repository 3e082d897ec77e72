import { Window } from 'happy-dom'
import { expect, onTestFinished, test } from 'vitest'
import { DOCUSAURUS } from './test-sites.ts'
import { docent } from '../../docent/test/support/docent.ts'
import { writtenSite } from '../../docent/test/support/fixtures.ts'

const PAGE = `import ColorModeToggle from '@theme/ColorModeToggle'
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'

# Modes

<ColorModeToggle />

<NavbarColorModeToggle className="second" />
`

test('buttons in articles switch the color mode, like the one in the navbar', async () => {
  const site = await writtenSite({ 'docs/modes.mdx': PAGE }, DOCUSAURUS)
  onTestFinished(site.delete)
  const { stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(await site.read('dist/index.html')).not.toContain('data-color-mode-toggle')

  const html = await site.read('dist/modes/index.html')
  const script = /<script>([^<]*\[data-color-mode-toggle[^<]*)<\/script>/.exec(html)?.[1]
  expect(script).toBeDefined()
  const window = new Window({ url: 'https://docs.example.com/modes' })
  onTestFinished(() => window.happyDOM.close())
  window.document.write(html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<link[^>]*>/g, ''))
  const { document, localStorage } = window
  const run = new Function('document', 'localStorage', script ?? '')
  run(document, localStorage)
  // The application has its own copy of it, which runs after a jump within the page.
  run(document, localStorage)
  const [first, second] = [...document.querySelectorAll('button')].filter(
    (button) =>
      button.closest('article') !== null &&
      button.getAttribute('aria-label') === 'Switch between dark and light mode',
  )
  first?.click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  second?.click()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(second?.className).toContain('second')
})

test('a site without the switch has no such buttons', async () => {
  const options = `${DOCUSAURUS}, colorMode: { disableSwitch: true }`
  const site = await writtenSite({ 'docs/modes.mdx': PAGE }, options)
  onTestFinished(site.delete)
  expect((await docent(['build'], site.dir)).stderr).toBe('')
  expect(await site.read('dist/modes/index.html')).not.toContain('data-color-mode-toggle')
})
