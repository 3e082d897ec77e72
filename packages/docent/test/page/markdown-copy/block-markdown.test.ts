import { describe, expect, test } from 'vitest'
import { markdown } from './to-markdown.ts'

const code = (language: string, text: string, extra = '', caption = ''): string =>
  `<figure class="code-block" data-language="${language}"${extra}>${caption}<pre tabindex="0" role="group" aria-label="${language} code"><code>${text
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join(
      '\n',
    )}</code></pre><button type="button" class="code-copy" aria-label="Copy code"></button></figure>`

describe('blocks', () => {
  test('keeps the level of headings and leaves out their direct links', () => {
    expect(
      markdown(
        '<h2 id="set-up">Set <code>up</code><a class="anchor" href="#setup" aria-label="Direct link to Set up" title="Direct link to Set up"></a></h2>',
      ),
    ).toBe('## Set `up`')
  })

  test("writes a heading's anchor if it differs from the one that renderers generate", () => {
    expect(markdown('<h2 id="custom">A  heading</h2><h2 id="a-heading-1">A heading</h2>')).toBe(
      '## A heading <a id="custom"></a>\n\n## A heading',
    )
  })

  test('keeps anchors of paragraphs, list items, and inline elements', () => {
    expect(
      markdown(
        '<p id="p">One <a id="e" href="#e">two</a></p><ul><li id="i">Three</li></ul><div id="t"><pre>x</pre></div>',
      ),
    ).toBe(
      '<a id="p"></a>One <a id="e"></a>two\n\n- <a id="i"></a>Three\n\n<a id="t"></a>\n\n```\nx\n```',
    )
  })

  test.each([
    ['<video controls><source src="/a.mp4"><source src="/a.webm">No film</video>', '/a.mp4'],
    ['<p><video src="/a.mp4" poster="/a.png"></video></p>', '/a.mp4'],
    ['<audio src="/a.ogg" aria-label="The [song]"></audio>', '/a.ogg'],
    ['<iframe src="https://a.example/embed" title="A film"></iframe>', 'https://a.example/embed'],
    ['<table><tr><th>A</th></tr><tr><td><embed src="/a.pdf"></td></tr></table>', '/a.pdf'],
    ['<p>A <object data="/a.pdf" title="A manual">No manual</object> b</p>', '/a.pdf'],
  ])('links to media: %s', (html, address) => {
    const copy = markdown(html)
    expect(copy).toContain(address)
    expect(copy).not.toContain('No ')
    for (const [, title = ''] of html.matchAll(/(?:title|aria-label)="([^"]*)"/g))
      expect(copy.replaceAll('\\', '')).toContain(`[${title}](`)
  })

  test('keeps nested lists, start numbers, and tasks', () => {
    expect(
      markdown(
        '<ol start="3">\n<li>Three\n<ul>\n<li>inner</li>\n</ul>\n</li>\n<li>Four</li>\n</ol><ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n</ul>',
      ),
    ).toBe('3. Three\n   - inner\n4. Four\n\n- [x] done')
  })

  test('indents the blocks of list items and separates them with blank lines', () => {
    expect(
      markdown(`<ol>\n<li>\n<p>One</p>\n${code('sh', 'ls')}\n</li>\n<li>Two</li>\n</ol>`),
    ).toBe('1. One\n\n   ```sh\n   ls\n   ```\n\n2. Two')
  })

  test('writes a heading in a list item as a label', () => {
    expect(markdown('<ul><li><h3>App</h3><p>Tests.</p></li></ul>')).toBe('- **App**\n\n  Tests.')
  })

  test('keeps quotes', () => {
    expect(markdown('<blockquote>\n<p>One</p>\n<p>Two</p>\n</blockquote>')).toBe('> One\n>\n> Two')
  })

  test('writes an admonition as a quote that begins with its type', () => {
    expect(
      markdown(
        '<aside class="admonition admonition-tip"><p class="admonition-title">Tip</p><p>Rest.</p></aside><aside class="admonition admonition-caution"><p class="admonition-title">Mind the <code>gap</code></p><p>Slowly.</p></aside>',
      ),
    ).toBe('> **Tip**\n>\n> Rest.\n\n> **Caution: Mind the `gap`**\n>\n> Slowly.')
  })

  test('shows collapsed content below its summary', () => {
    expect(markdown('<details><summary>More</summary>\n<p>Inside.</p>\n</details>')).toBe(
      '**More**\n\nInside.',
    )
  })

  test('keeps a heading in a summary', () => {
    expect(
      markdown('<details><summary><h3 id="why">Why?</h3></summary><p>Because.</p></details>'),
    ).toBe('### Why?\n\nBecause.')
  })

  test('keeps description lists and thematic breaks', () => {
    expect(markdown('<dl><dt>Term</dt><dd>Meaning</dd></dl><hr>')).toBe(
      '**Term**\n\nMeaning\n\n---',
    )
  })

  test('leaves out controls, scripts, hidden elements, and content that is marked for browsers only', () => {
    expect(
      markdown(
        '<form><label>Version</label></form><button type="button">Press</button><p data-markdown-ignore="">Filter</p><p hidden="">Nothing found</p><script>x</script><p>End.</p>',
      ),
    ).toBe('End.')
  })

  test('writes the text of the static HTML in islands', () => {
    expect(
      markdown(
        '<p>Before</p><docent-island name="Counter" props="{&quot;start&quot;:2}" when="visible" prefix="i1"><div><button>Count <!-- -->2</button><docent-slot><p>Static <strong>child</strong>.</p></docent-slot></div></docent-island>',
      ),
    ).toBe('Before\n\nStatic **child**.')
  })
})

describe('tables', () => {
  test('have a line for each row, an alignment, and escaped pipes', () => {
    expect(
      markdown(
        '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: x"><table>\n<thead>\n<tr>\n<th data-align="left">a</th>\n<th data-align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td data-align="left"><code>x | y</code></td>\n<td data-align="right">1 | 2</td>\n</tr>\n</tbody>\n</table></div>',
      ),
    ).toBe('| a | b |\n| :-- | --: |\n| `x \\| y` | 1 \\| 2 |')
  })

  test('separate blocks in a cell with line breaks', () => {
    expect(
      markdown(
        '<table><tr><th>a</th></tr><tr><td><p>One<br/>two</p><ul><li>three</li></ul><pre><code>f()\ng()</code></pre></td></tr></table>',
      ),
    ).toBe('| a |\n| --- |\n| One<br>two<br>• three<br>`f()`<br>`g()` |')
  })

  test("leave out a row's link to itself", () => {
    expect(
      markdown(
        '<table><thead><tr><th>Option</th><td></td></tr></thead><tbody><tr id="option-altKey"><th scope="row"><a href="#option-altKey"><code>alt<wbr/>Key</code></a></th><td><a href="#other">other</a></td></tr></tbody></table>',
      ),
    ).toBe('| Option |  |\n| --- | --- |\n| <a id="option-altKey"></a>`altKey` | [other](#other) |')
  })

  test('are different from lists of fields, which have a line about each field above its description', () => {
    expect(
      markdown(
        '<dl class="fields"><div id="option-log"><dt><dfn><a href="#option-log"><code>log</code></a></dfn> <code>boolean | null</code> <span>default <code>true</code></span> <span>Since 1.0</span></dt><dd>Shows <b>it</b>.</dd></div><div><dt><dfn><code>qs</code></dfn></dt><dd><pre><code>a</code></pre></dd></div></dl>',
      ),
    ).toBe(
      '- <a id="option-log"></a>`log` `boolean | null` default `true`, Since 1.0\\\n  Shows **it**.\n\n- `qs`\n\n  ```\n  a\n  ```',
    )
  })

  test('keep text between fields', () => {
    const field = '<div><dt><dfn><code>qs</code></dfn></dt><dd>A value.</dd></div>'
    expect(markdown(`<dl class="fields">Before ${field}<p>Between</p>${field}</dl>`)).toBe(
      '- Before\n- `qs`\\\n  A value.\n- Between\n- `qs`\\\n  A value.',
    )
  })

  test('keep cells in their columns after a cell that spans several', () => {
    expect(
      markdown(
        '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td colspan="2">wide</td><td>3</td></tr></table>',
      ),
    ).toBe('| a | b | c |\n| --- | --- | --- |\n| wide |  | 3 |')
  })
})

test('signs at the end of a heading stay its text', () => {
  expect(markdown('<h2>Learn C #</h2>')).toBe('## Learn C \\#')
  expect(markdown('<h2>Learn C#</h2>')).toBe('## Learn C#')
  expect(markdown('<h2>a ###</h2>')).toBe('## a \\###')
})

test('words of blocks in a heading or a link stay separate', () => {
  expect(markdown('<h2>History<table><tr><th>Version</th><td>13.1.0</td></tr></table></h2>')).toBe(
    '## History Version 13.1.0',
  )
  expect(markdown('<h3>The serve<div>r</div> sends</h3>')).toBe('### The serve r sends')
  expect(markdown('<p><a href="/a"><article>One</article><dl><dt>Two</dt></dl></a></p>')).toBe(
    '[One Two](https://acme.example.com/a)',
  )
})
