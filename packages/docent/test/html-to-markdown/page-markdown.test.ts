import { describe, expect, test } from 'vitest'
import { articleMarkdown, markdownFile } from '../../src/html-to-markdown/page-markdown.ts'
import { mergeAllMessages } from '../../src/messages/build-messages.ts'
import { parseHtml } from '../../src/html/parse-html.ts'

const PAGES = new Set(['/', '/intro', '/guides/first'])

/** Markdown of a piece of an article, as docent writes articles. */
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

describe('text in a line', () => {
  test('paragraphs are one line each, with the usual marks', () => {
    expect(
      markdown(
        '<p>A <strong>bold</strong>,\nan <em>emphasised</em>\nand a <del>gone</del> word.</p>\n<p>Next.</p>',
      ),
    ).toBe('A **bold**, an *emphasised* and a ~~gone~~ word.\n\nNext.')
  })

  test('what Markdown would read as a mark is escaped, and only that', () => {
    expect(markdown('<p>*no* list_of_words 2 * 3 &lt;b&gt; a &lt; b _x_ [t](u) C:\\*</p>')).toBe(
      '\\*no\\* list_of_words 2 * 3 \\<b> a < b \\_x\\_ \\[t](u) C:\\\\\\*',
    )
  })

  test('a link after an exclamation mark is no image', () => {
    expect(
      markdown('<p>Wow!<a href="https://a.test">A</a> and ! <a href="https://a.test">B</a></p>'),
    ).toBe('Wow\\![A](https://a.test) and ! [B](https://a.test)')
  })

  test.each([
    ['# no heading', '\\# no heading'],
    ['- no item', '\\- no item'],
    ['* no item', '\\* no item'],
    ['1. no item', '1\\. no item'],
    ['&gt; no quote', '\\> no quote'],
    ['#hash and -dash', '#hash and -dash'],
  ])('a paragraph that begins like a block stays a paragraph: %s', (text, written) => {
    expect(markdown(`<p>${text}</p>`)).toBe(written)
  })

  test('the address of a page with its host leads to the copy, too', () => {
    expect(markdown('<p><a href="https://acme.example.com/intro#a">Begin</a></p>')).toBe(
      '[Begin](https://acme.example.com/intro.md#a)',
    )
  })

  test('a line after a break is no block either', () => {
    expect(markdown('<p>One<br/>- two<br/>3. three</p>')).toBe('One\\\n\\- two\\\n3\\. three')
  })

  test('code keeps its characters, whatever they are', () => {
    expect(
      markdown('<p><code>a*b</code>, <code>`tick`</code>, <code>alt<wbr/>Key</code></p>'),
    ).toBe('`a*b`, `` `tick` ``, `altKey`')
  })

  test('neighbouring code does not become one piece', () => {
    expect(markdown('<p><code>a</code><code>b</code></p>')).toBe('`a` `b`')
  })

  test('spaces stand outside of marks', () => {
    expect(markdown('<p>a<strong> b </strong>c</p>')).toBe('a **b** c')
  })

  test('badges side by side are told apart', () => {
    expect(
      markdown(
        '<p><code>a</code> <span class="badge">Since 1.2</span> <span class="badge">Tests</span></p>',
      ),
    ).toBe('`a` Since 1.2, Tests')
  })

  test('emphasis between letters and signs gets tags, because its marks would stay marks', () => {
    expect(markdown('<p><strong>(a)</strong>b, c<em>-d</em>, <strong>(e)</strong> f</p>')).toBe(
      '<strong>(a)</strong>b, c<em>-d</em>, **(e)** f',
    )
  })

  test('backslashes and tildes that would be marks are text', () => {
    expect(markdown('<p><a href="https://example.com">a\\</a> ~5 ~/x a~b~c ~~d~~<br/></p>')).toBe(
      '[a\\\\](https://example.com) ~5 ~/x a\\~b\\~c \\~\\~d\\~\\~',
    )
  })

  test('brackets in the label of a link do not end it', () => {
    expect(markdown('<p><a href="https://example.com">![a](b c)</a></p>')).toBe(
      '[!\\[a\\](b c)](https://example.com)',
    )
  })

  test('keys are plain text, and a line break stays one', () => {
    expect(markdown('<p><kbd class="kbd"><kbd>Ctrl</kbd>+<kbd>Z</kbd></kbd><br/>undoes</p>')).toBe(
      'Ctrl+Z\\\nundoes',
    )
  })
})

describe('links and images', () => {
  test('a link to a page leads to its Markdown, with its anchor', () => {
    expect(markdown('<p><a href="/guides/first#setup">First</a></p>')).toBe(
      '[First](https://acme.example.com/guides/first.md#setup)',
    )
  })

  test('a link to the root leads to the Markdown of the root', () => {
    expect(markdown('<p><a href="/">Home</a></p>')).toBe(
      '[Home](https://acme.example.com/index.md)',
    )
  })

  test('a link to a file keeps its name, and gets its host', () => {
    expect(markdown('<p><a href="/news.xml">Feed</a></p>')).toBe(
      '[Feed](https://acme.example.com/news.xml)',
    )
  })

  test('links to other sites and within the page stay as they are', () => {
    expect(
      markdown(
        '<p><a href="https://example.com/a_(b)" rel="noopener">Out</a> <a href="#x">in</a></p>',
      ),
    ).toBe('[Out](https://example.com/a_%28b%29) [in](#x)')
  })

  test('an address that is its own text is written once', () => {
    expect(markdown('<p><a href="https://example.com">https://example.com</a></p>')).toBe(
      '<https://example.com>',
    )
  })

  test('code in a link stays code, and a link in code goes around it', () => {
    expect(
      markdown(
        '<p><a href="/intro"><code>go()</code></a> <code>Array&lt;<a href="/intro">Item</a>&gt;</code></p>',
      ),
    ).toBe(
      '[`go()`](https://acme.example.com/intro.md) `Array<` [`Item`](https://acme.example.com/intro.md) `>`',
    )
  })

  test('an image keeps its text, and one without text is decoration', () => {
    expect(
      markdown(
        '<p><img src="/assets/dot.abc.png" alt="A [dot] &lt;b>" width="6" height="4"/></p><p><img src="/assets/x.png" alt=""/></p>',
      ),
    ).toBe('![A \\[dot\\] \\<b>](https://acme.example.com/assets/dot.abc.png)')
  })

  test('a caption is where the page has it', () => {
    const html =
      '<figure aria-label="Screen"><p>Rows</p><figcaption>A drawing.</figcaption><ol><li>One</li></ol></figure>'
    expect(markdown(html)).toBe('**Figure: Screen.**\n\nRows\n\nA drawing.\n\n1. One')
  })

  test('a drawing says what it shows, with its caption', () => {
    expect(
      markdown(
        '<figure class="diagram"><svg role="img" viewBox="0 0 4 4"><title id="t">Two boxes</title><desc id="d">One leads to the other.</desc><text x="1">A</text></svg><figcaption>Left to <code>right</code>.</figcaption></figure>',
      ),
    ).toBe('**Figure: Two boxes.** One leads to the other.\n\nLeft to `right`.')
  })

  test('a figure drawn in HTML says its name and its description instead of its parts', () => {
    expect(
      markdown(
        '<figure><div role="img" aria-label="A test runner" aria-describedby="d"><div>cy.get</div></div><p id="d" hidden>On the left, *two* commands.</p><figcaption>In open mode.</figcaption></figure>',
      ),
    ).toBe('**Figure: A test runner.** On the left, \\*two\\* commands.\n\nIn open mode.')
  })

  test('of several names of a picture, the first is its title', () => {
    expect(
      markdown(
        '<svg role="img" aria-labelledby="t d"><title id="t">Boxes</title><desc id="d">Two of them.</desc></svg>',
      ),
    ).toBe('**Figure: Boxes.** Two of them.')
  })

  test('a figure whose content is text keeps it, below its name', () => {
    expect(
      markdown(
        '<figure aria-label="Command Log"><ol><li><code>get</code> button</li></ol></figure><figure aria-labelledby="c"><ul><li>One</li></ul><figcaption id="c">A list</figcaption></figure>',
      ),
    ).toBe('**Figure: Command Log.**\n\n1. `get` button\n\n- One\n\nA list')
  })

  test('a picture in a line says its name, and one in a cell says everything', () => {
    expect(markdown('<p><span role="img" aria-label="passed"><i></i></span>: 3</p>')).toBe(
      'passed: 3',
    )
    expect(
      markdown(
        '<table><tr><th>a</th></tr><tr><td><svg><title>T</title><desc>D.</desc><text>x</text></svg></td></tr></table>',
      ),
    ).toBe('| a |\n| --- |\n| **Figure: T.** D. |')
  })

  test('icons say nothing', () => {
    expect(
      markdown(
        '<p><span><svg class="icon" aria-hidden="true"><path d="M0 0"></path></svg> passed</span></p>',
      ),
    ).toBe('passed')
  })
})

describe('blocks', () => {
  test('headings have their level and no direct link', () => {
    expect(
      markdown(
        '<h2 id="set-up">Set <code>up</code><a class="anchor" href="#setup" aria-label="Direct link to Set up" title="Direct link to Set up"></a></h2>',
      ),
    ).toBe('## Set `up`')
  })

  test('a heading with another anchor than its text gives says so', () => {
    expect(markdown('<h2 id="custom">A  heading</h2><h2 id="a-heading-1">A heading</h2>')).toBe(
      '## A heading <a id="custom"></a>\n\n## A heading',
    )
  })

  test('anchors of paragraphs, items, and parts of a line stay', () => {
    expect(
      markdown(
        '<p id="p">One <a id="e" href="#e">two</a></p><ul><li id="i">Three</li></ul><div id="t"><pre>x</pre></div>',
      ),
    ).toBe(
      '<a id="p"></a>One <a id="e"></a>two\n\n- <a id="i"></a>Three\n\n<a id="t"></a>\n\n```\nx\n```',
    )
  })

  test('lists nest, count from their start, and keep their tasks', () => {
    expect(
      markdown(
        '<ol start="3">\n<li>Three\n<ul>\n<li>inner</li>\n</ul>\n</li>\n<li>Four</li>\n</ol><ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n</ul>',
      ),
    ).toBe('3. Three\n   - inner\n4. Four\n\n- [x] done')
  })

  test('items with several blocks are set apart, and their blocks belong to them', () => {
    expect(
      markdown(`<ol>\n<li>\n<p>One</p>\n${code('sh', 'ls')}\n</li>\n<li>Two</li>\n</ol>`),
    ).toBe('1. One\n\n   ```sh\n   ls\n   ```\n\n2. Two')
  })

  test('a heading in an item names the item', () => {
    expect(markdown('<ul><li><h3>App</h3><p>Tests.</p></li></ul>')).toBe('- **App**\n\n  Tests.')
  })

  test('quotes are quotes', () => {
    expect(markdown('<blockquote>\n<p>One</p>\n<p>Two</p>\n</blockquote>')).toBe('> One\n>\n> Two')
  })

  test('an admonition is a quote that begins with its kind', () => {
    expect(
      markdown(
        '<aside class="admonition admonition-tip"><p class="admonition-title">Tip</p><p>Rest.</p></aside><aside class="admonition admonition-caution"><p class="admonition-title">Mind the <code>gap</code></p><p>Slowly.</p></aside>',
      ),
    ).toBe('> **Tip**\n>\n> Rest.\n\n> **Caution: Mind the `gap`**\n>\n> Slowly.')
  })

  test('what is folded away is shown under its summary', () => {
    expect(markdown('<details><summary>More</summary>\n<p>Inside.</p>\n</details>')).toBe(
      '**More**\n\nInside.',
    )
  })

  test('terms and rules', () => {
    expect(markdown('<dl><dt>Term</dt><dd>Meaning</dd></dl><hr>')).toBe(
      '**Term**\n\nMeaning\n\n---',
    )
  })

  test('controls, scripts, hidden parts, and what is marked for browsers only are left out', () => {
    expect(
      markdown(
        '<form><label>Version</label></form><button type="button">Press</button><p data-markdown-ignore="">Filter</p><p hidden="">Nothing found</p><script>x</script><p>End.</p>',
      ),
    ).toBe('End.')
  })

  test('an island is the text that the server wrote', () => {
    expect(
      markdown(
        '<p>Before</p><docent-island name="Counter" props="{&quot;start&quot;:2}" when="visible" prefix="i1"><div><button>Count <!-- -->2</button><docent-slot><p>Static <strong>child</strong>.</p></docent-slot></div></docent-island>',
      ),
    ).toBe('Before\n\nStatic **child**.')
  })
})

describe('code', () => {
  test('a block has its language and its title', () => {
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

  test('a fence is longer than the fences inside', () => {
    expect(markdown(code('md', '```js\nx\n```'))).toBe('````md\n```js\nx\n```\n````')
  })

  test('marked lines become a diff', () => {
    expect(
      markdown(
        '<figure class="code-block" data-language="js"><pre><code><span class="line">  a</span>\n<span class="line diff-remove">  b</span>\n<span class="line diff-add">  c</span></code></pre></figure>',
      ),
    ).toBe('```diff\n    a\n-   b\n+   c\n```')
  })

  test('JavaScript that is derived from TypeScript is not repeated', () => {
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

  test('commands of package managers share a block', () => {
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

  test('other tabs follow each other under their names', () => {
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
  test('have a line for each row, their alignment, and escaped pipes', () => {
    expect(
      markdown(
        '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: x"><table>\n<thead>\n<tr>\n<th data-align="left">a</th>\n<th data-align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td data-align="left"><code>x | y</code></td>\n<td data-align="right">1 | 2</td>\n</tr>\n</tbody>\n</table></div>',
      ),
    ).toBe('| a | b |\n| :-- | --: |\n| `x \\| y` | 1 \\| 2 |')
  })

  test('blocks in a cell stand behind each other', () => {
    expect(
      markdown(
        '<table><tr><th>a</th></tr><tr><td><p>One<br/>two</p><ul><li>three</li></ul><pre><code>f()\ng()</code></pre></td></tr></table>',
      ),
    ).toBe('| a |\n| --- |\n| One<br>two<br>• three<br>`f()`<br>`g()` |')
  })

  test('a link of a row to itself says nothing', () => {
    expect(
      markdown(
        '<table class="options-table"><thead><tr><th>Option</th><td></td></tr></thead><tbody><tr id="option-altKey"><th scope="row"><a class="options-table-anchor" href="#option-altKey"><code>alt<wbr/>Key</code></a></th><td><a href="#other">other</a></td></tr></tbody></table>',
      ),
    ).toBe('| Option |  |\n| --- | --- |\n| <a id="option-altKey"></a>`altKey` | [other](#other) |')
  })

  test('a cell over several columns keeps the others in their columns', () => {
    expect(
      markdown(
        '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td colspan="2">wide</td><td>3</td></tr></table>',
      ),
    ).toBe('| a | b | c |\n| --- | --- | --- |\n| wide |  | 3 |')
  })
})

describe('the file of a page', () => {
  const metadata = {
    title: 'Click',
    description: 'Clicks\nthings.',
    url: 'https://acme.example.com/click',
  }

  test('begins with title and description, and ends with where it comes from', () => {
    const body = markdown('<header><h1>Click</h1></header><p>Text.</p>')
    expect(markdownFile({ body, ...metadata, updated: 'Last updated on 2026-01-02' })).toBe(
      '# Click\n\n> Clicks things.\n\nText.\n\n---\n\n<https://acme.example.com/click>\\\nLast updated on 2026-01-02\n',
    )
  })

  test('does not say the first words twice, when they are the description', () => {
    const body = markdown('<p>Clicks <a href="/intro"><code>things</code></a>. And more.</p>')
    expect(markdownFile({ body, ...metadata })).toBe(
      '# Click\n\nClicks [`things`](https://acme.example.com/intro.md). And more.\n\n---\n\n<https://acme.example.com/click>\n',
    )
  })

  test('holds title and description as text, not as Markdown', () => {
    expect(
      markdownFile({
        body: 'Text.',
        ...metadata,
        title: 'An <img>\n*a*',
        description: '<b> &lt; `c`',
      }),
    ).toMatch(/^# An \\<img> \\\*a\\\*\n\n> \\<b> \\&lt; \\`c\\`\n/)
  })

  test('has a title when the page hides it, and needs no description', () => {
    expect(markdownFile({ body: 'Text.', ...metadata, description: '' })).toBe(
      '# Click\n\nText.\n\n---\n\n<https://acme.example.com/click>\n',
    )
  })
})
