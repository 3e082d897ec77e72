import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderInline } from '../parts/inline-markdown.tsx'

it.each([
  ['plain text', 'plain text'],
  ['Use `a < b` here', 'Use <code>a &lt; b</code> here'],
  ['``a ` b``', '<code>a ` b</code>'],
  ['**very `bold`**', '<strong>very <code>bold</code></strong>'],
  ['*once* and 2 * 3 * 4', '<em>once</em> and 2 * 3 * 4'],
  [
    'see [`.get()`](/api/commands/get#x).',
    'see <a href="/api/commands/get#x"><code>.get()</code></a>.',
  ],
  ['`**not bold**`', '<code>**not bold**</code>'],
  ['\\*literal\\*', '*literal*'],
  ['the option_name_here', 'the option_name_here'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
])('%s', (markdown, html) => {
  expect(renderToStaticMarkup(<>{renderInline(markdown)}</>)).toBe(html)
})
