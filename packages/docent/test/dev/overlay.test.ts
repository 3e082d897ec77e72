import { expect, test } from 'vitest'
import { errorPage } from '../../src/dev/send-page.ts'
import { overlayError } from '../../src/dev/vite-overlay.ts'
import { errors } from '../../src/errors/index.ts'

const error = errors.mdxSyntax({
  file: '/site/docs/page.mdx',
  line: 2,
  column: 1,
  source: '# Page\n<Broken\n',
  problem: 'Unexpected <',
})

test("the excerpt's columns stay aligned although the overlay trims it", () => {
  const [first, second] = overlayError(error, '/site').err.frame?.trim().split('\n') ?? []
  expect(first).toBe('\u200b  1 | # Page')
  expect(second).toBe('> 2 | <Broken')
})

test("the error page shows the error's location even without the overlay", () => {
  const html = errorPage(error, '/docs/')
  expect(html).toContain('Unexpected &lt;')
  expect(html).toContain('/site/docs/page.mdx:2:1')
  expect(html).toContain('&gt; 2 | &lt;Broken')
  expect(html).toContain("from '/docs/@vite/client'")
})

test('unknown errors are text without colors', () => {
  const { err } = overlayError(new Error('\u001b[31mUnexpected\u001b[39m token'), '/site')
  expect(err.message).toBe('Unexpected token')
  expect(err.stack).not.toContain('\u001b')
})
