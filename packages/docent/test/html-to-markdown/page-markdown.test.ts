import { describe, expect, test } from 'vitest'
import { articleMarkdown, markdownFile } from '../../src/html-to-markdown/page-markdown.ts'
import { mergeAllMessages } from '../../src/messages/build-messages.ts'
import { parseHtml } from '../../src/html/parse-html.ts'

const PAGES = new Set(['/', '/intro', '/guides/first'])

/** Converts a fragment of an article to Markdown. */
function markdown(html: string): string {
  return articleMarkdown(parseHtml(html).children, {
    url: 'https://acme.example.com',
    baseUrl: '/',
    hasCopy: (route) => PAGES.has(route),
    messages: mergeAllMessages({}),
  })
}

const code = (language: string, text: string, extra = '', caption = ''): string =>
  `<figure class="code-block" data-language="${language}"${extra}>${caption}<pre tabindex="0" role="group" aria-label="${language} code"><code>${text
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join(
      '\n',
    )}</code></pre><button type="button" class="code-copy" aria-label="Copy code"></button></figure>`

const panel = (value: string, label: string, html: string, hidden = false, extra = ''): string =>
  `<div role="tabpanel" data-value="${value}" aria-label="${label}"${hidden ? ' hidden=""' : ''}${extra}>${html}</div>`

const tabs = (group: string, ...panels: string[]): string =>
  `<div class="tabs" data-group="${group}"><div role="tablist" aria-label="Options"><button type="button" role="tab" data-value="x" aria-selected="true" tabindex="0">Button</button></div>${panels.join('')}</div>`

describe('inline text', () => {
  test('each paragraph is one line, with the usual syntax for inline formatting', () => {
    expect(
      markdown(
        '<p>A <strong>bold</strong>,\nan <em>emphasised</em>\nand a <del>gone</del> word.</p>\n<p>Next.</p>',
      ),
    ).toBe('A **bold**, an *emphasised* and a ~~gone~~ word.\n\nNext.')
  })

  test('escapes only the characters that Markdown would interpret as syntax', () => {
    expect(markdown('<p>*no* list_of_words 2 * 3 &lt;b&gt; a &lt; b _x_ [t](u) C:\\*</p>')).toBe(
      '\\*no\\* list_of_words 2 * 3 \\<b> a < b \\_x\\_ \\[t](u) C:\\\\\\*',
    )
  })

  test.each([
    ['# no heading', '\\# no heading'],
    ['- no item', '\\- no item'],
    ['* no item', '\\* no item'],
    ['1. no item', '1\\. no item'],
    ['&gt; no quote', '\\> no quote'],
    ['#hash and -dash', '#hash and -dash'],
  ])('escapes the start of a paragraph that looks like another block: %s', (text, written) => {
    expect(markdown(`<p>${text}</p>`)).toBe(written)
  })

  test('a link to a page that includes the host leads to the copy, too', () => {
    expect(markdown('<p><a href="https://acme.example.com/intro#a">Begin</a></p>')).toBe(
      '[Begin](https://acme.example.com/intro.md#a)',
    )
  })

  test('escapes the start of a line after a hard break', () => {
    expect(markdown('<p>One<br/>- two<br/>3. three</p>')).toBe('One\\\n\\- two\\\n3\\. three')
  })

  test('keeps all characters in code', () => {
    expect(
      markdown('<p><code>a*b</code>, <code>`tick`</code>, <code>alt<wbr/>Key</code></p>'),
    ).toBe('`a*b`, `` `tick` ``, `altKey`')
  })

  test('keeps adjacent code spans separate', () => {
    expect(markdown('<p><code>a</code><code>b</code></p>')).toBe('`a` `b`')
  })

  test('moves spaces out of emphasis', () => {
    expect(markdown('<p>a<strong> b </strong>c</p>')).toBe('a **b** c')
  })

  test('separates adjacent badges with commas', () => {
    expect(
      markdown(
        '<p><code>a</code> <span class="badge">Since 1.2</span> <span class="badge">Tests</span></p>',
      ),
    ).toBe('`a` Since 1.2, Tests')
  })

  test("writes emphasis between letters and punctuation with tags, because Markdown wouldn't recognize the marks", () => {
    expect(markdown('<p><strong>(a)</strong>b, c<em>-d</em>, <strong>(e)</strong> f</p>')).toBe(
      '<strong>(a)</strong>b, c<em>-d</em>, **(e)** f',
    )
  })

  test('escapes backslashes and tildes that would be syntax', () => {
    expect(markdown('<p><a href="https://example.com">a\\</a> ~5 ~/x a~b~c ~~d~~<br/></p>')).toBe(
      '[a\\\\](https://example.com) ~5 ~/x a\\~b\\~c \\~\\~d\\~\\~',
    )
  })

  test("escapes brackets in a link's label", () => {
    expect(markdown('<p><a href="https://example.com">![a](b c)</a></p>')).toBe(
      '[!\\[a\\](b c)](https://example.com)',
    )
  })

  test('writes keys as plain text and keeps line breaks', () => {
    expect(markdown('<p><kbd class="kbd"><kbd>Ctrl</kbd>+<kbd>Z</kbd></kbd><br/>undoes</p>')).toBe(
      'Ctrl+Z\\\nundoes',
    )
  })
})

describe('links and images', () => {
  test("links to a page's copy and keeps the anchor", () => {
    expect(markdown('<p><a href="/guides/first#setup">First</a></p>')).toBe(
      '[First](https://acme.example.com/guides/first.md#setup)',
    )
  })

  test("links to the root page's copy", () => {
    expect(markdown('<p><a href="/">Home</a></p>')).toBe(
      '[Home](https://acme.example.com/index.md)',
    )
  })

  test('adds the host to links to files', () => {
    expect(markdown('<p><a href="/news.xml">Feed</a></p>')).toBe(
      '[Feed](https://acme.example.com/news.xml)',
    )
  })

  test("doesn't change links to other sites and within the page", () => {
    expect(
      markdown(
        '<p><a href="https://example.com/a_(b)" rel="noopener">Out</a> <a href="#x">in</a></p>',
      ),
    ).toBe('[Out](https://example.com/a_%28b%29) [in](#x)')
  })

  test('writes a link as an autolink if its text is its address', () => {
    expect(markdown('<p><a href="https://example.com">https://example.com</a></p>')).toBe(
      '<https://example.com>',
    )
  })

  test('keeps code in links and moves links out of code', () => {
    expect(
      markdown(
        '<p><a href="/intro"><code>go()</code></a> <code>Array&lt;<a href="/intro">Item</a>&gt;</code></p>',
      ),
    ).toBe(
      '[`go()`](https://acme.example.com/intro.md) `Array<` [`Item`](https://acme.example.com/intro.md) `>`',
    )
  })

  test('keeps images with a text alternative and leaves out decorative ones', () => {
    expect(
      markdown(
        '<p><img src="/assets/dot.abc.png" alt="A [dot] &lt;b>" width="6" height="4"/></p><p><img src="/assets/x.png" alt=""/></p>',
      ),
    ).toBe('![A \\[dot\\] \\<b>](https://acme.example.com/assets/dot.abc.png)')
  })

  test('keeps captions where they appear on the page', () => {
    const html =
      '<figure aria-label="Screen"><p>Rows</p><figcaption>A drawing.</figcaption><ol><li>One</li></ol></figure>'
    expect(markdown(html)).toBe('**Figure: Screen.**\n\nRows\n\nA drawing.\n\n1. One')
  })

  test('replaces a drawing with its title, description, and caption', () => {
    expect(
      markdown(
        '<figure class="diagram"><svg role="img" viewBox="0 0 4 4"><title id="t">Two boxes</title><desc id="d">One leads to the other.</desc><text x="1">A</text></svg><figcaption>Left to <code>right</code>.</figcaption></figure>',
      ),
    ).toBe('**Figure: Two boxes.** One leads to the other.\n\nLeft to `right`.')
  })

  test('replaces a figure drawn in HTML with its name and description', () => {
    expect(
      markdown(
        '<figure><div role="img" aria-label="A test runner" aria-describedby="d"><div>cy.get</div></div><p id="d" hidden>On the left, *two* commands.</p><figcaption>In open mode.</figcaption></figure>',
      ),
    ).toBe('**Figure: A test runner.** On the left, \\*two\\* commands.\n\nIn open mode.')
  })

  test('uses the first of several names as the title of a picture', () => {
    expect(
      markdown(
        '<svg role="img" aria-labelledby="t d"><title id="t">Boxes</title><desc id="d">Two of them.</desc></svg>',
      ),
    ).toBe('**Figure: Boxes.** Two of them.')
  })

  test('keeps the content of a figure with text below its name', () => {
    expect(
      markdown(
        '<figure aria-label="Command Log"><ol><li><code>get</code> button</li></ol></figure><figure aria-labelledby="c"><ul><li>One</li></ul><figcaption id="c">A list</figcaption></figure>',
      ),
    ).toBe('**Figure: Command Log.**\n\n1. `get` button\n\n- One\n\nA list')
  })

  test('writes only the name of an inline picture, but the description of one in a cell, too', () => {
    expect(markdown('<p><span role="img" aria-label="passed"><i></i></span>: 3</p>')).toBe(
      'passed: 3',
    )
    expect(
      markdown(
        '<table><tr><th>a</th></tr><tr><td><svg><title>T</title><desc>D.</desc><text>x</text></svg></td></tr></table>',
      ),
    ).toBe('| a |\n| --- |\n| **Figure: T.** D. |')
  })

  test('leaves out icons', () => {
    expect(
      markdown(
        '<p><span><svg class="icon" aria-hidden="true"><path d="M0 0"></path></svg> passed</span></p>',
      ),
    ).toBe('passed')
  })
})

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

describe('code', () => {
  test('keeps the language and the title of a code block', () => {
    expect(
      markdown(
        code(
          'ts',
          '<span class="tk-k">const</span> a = <span class="tk-s">\'&lt;b&gt;\'</span>\n\nrun()',
          ' data-alias',
          '<figcaption class="code-title">a.ts</figcaption>',
        ),
      ),
    ).toBe("**a.ts**\n\n```ts\nconst a = '<b>'\n\nrun()\n```")
  })

  test('writes a fence that is longer than the fences in the code', () => {
    expect(markdown(code('md', '```js\nx\n```'))).toBe('````md\n```js\nx\n```\n````')
  })

  test('writes a block with added and removed lines as a diff', () => {
    expect(
      markdown(
        '<figure class="code-block" data-language="js"><pre><code><span class="line">  a</span>\n<span class="line diff-remove">  b</span>\n<span class="line diff-add">  c</span></code></pre></figure>',
      ),
    ).toBe('```diff\n    a\n-   b\n+   c\n```')
  })

  test('leaves out JavaScript that is derived from TypeScript', () => {
    expect(
      markdown(
        tabs(
          'language',
          panel('ts', 'TypeScript', code('ts', 'let a: string')),
          panel('js', 'JavaScript', code('js', 'let a'), true, ' data-markdown-ignore=""'),
        ),
      ),
    ).toBe('```ts\nlet a: string\n```')
  })

  test('joins the commands for package managers into one block', () => {
    expect(
      markdown(
        tabs(
          'package-manager',
          panel('npm', 'npm', code('sh', 'npm install acme')),
          panel('yarn', 'Yarn', code('sh', 'yarn add acme'), true),
        ),
      ),
    ).toBe('```sh\n# npm\nnpm install acme\n\n# Yarn\nyarn add acme\n```')
  })

  test('writes other tabs one after the other, below their labels', () => {
    expect(
      markdown(
        tabs(
          'framework',
          panel('react', 'React', '<p>One</p>'),
          panel('vue', 'Vue', `<p>Two</p>${code('js', 'x')}`, true),
        ),
      ),
    ).toBe('**React**\n\nOne\n\n**Vue**\n\nTwo\n\n```js\nx\n```')
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
        '<table class="options-table"><thead><tr><th>Option</th><td></td></tr></thead><tbody><tr id="option-altKey"><th scope="row"><a class="options-table-anchor" href="#option-altKey"><code>alt<wbr/>Key</code></a></th><td><a href="#other">other</a></td></tr></tbody></table>',
      ),
    ).toBe('| Option |  |\n| --- | --- |\n| <a id="option-altKey"></a>`altKey` | [other](#other) |')
  })

  test('keep cells in their columns after a cell that spans several', () => {
    expect(
      markdown(
        '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td colspan="2">wide</td><td>3</td></tr></table>',
      ),
    ).toBe('| a | b | c |\n| --- | --- | --- |\n| wide |  | 3 |')
  })
})

describe("a page's file", () => {
  const metadata = {
    title: 'Click',
    description: 'Clicks\nthings.',
    url: 'https://acme.example.com/click',
  }

  test("begins with the title and the description, and ends with the page's address", () => {
    const body = markdown('<header><h1>Click</h1></header><p>Text.</p>')
    expect(markdownFile({ body, ...metadata, updated: 'Last updated on 2026-01-02' })).toBe(
      '# Click\n\n> Clicks things.\n\nText.\n\n---\n\n<https://acme.example.com/click>\\\nLast updated on 2026-01-02\n',
    )
  })

  test("doesn't repeat the first words if they are the description", () => {
    const body = markdown('<p>Clicks <a href="/intro"><code>things</code></a>. And more.</p>')
    expect(markdownFile({ body, ...metadata })).toBe(
      '# Click\n\nClicks [`things`](https://acme.example.com/intro.md). And more.\n\n---\n\n<https://acme.example.com/click>\n',
    )
  })

  test('escapes the title and the description', () => {
    expect(
      markdownFile({
        body: 'Text.',
        ...metadata,
        title: 'An <img>\n*a*',
        description: '<b> &lt; `c`',
      }),
    ).toMatch(/^# An \\<img> \\\*a\\\*\n\n> \\<b> \\&lt; \\`c\\`\n/)
  })

  test('has a title even if the page hides it, and needs no description', () => {
    expect(markdownFile({ body: 'Text.', ...metadata, description: '' })).toBe(
      '# Click\n\nText.\n\n---\n\n<https://acme.example.com/click>\n',
    )
  })
})
