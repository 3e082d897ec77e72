import { describe, expect, test } from 'vitest'
import { markdown } from './to-markdown.ts'

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

  test('a link after an exclamation mark does not become an image', () => {
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
    // The one in the middle has no text.
    expect(markdown('<p><span>Chrome</span> <span></span> <span>500x500</span></p>')).toBe(
      'Chrome, 500x500',
    )
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

  test("writes a figure's name once if the picture in it repeats it", () => {
    expect(
      markdown(
        '<figure aria-label="Two boxes"><div role="img" aria-label="Two boxes. One leads to the other.">A</div><figcaption>Left to right.</figcaption></figure>',
      ),
    ).toBe('**Figure: Two boxes.** One leads to the other.\n\nLeft to right.')
  })

  test('uses the first of several names as the title of a picture', () => {
    expect(
      markdown(
        '<svg role="img" aria-labelledby="t d"><title id="t">Boxes</title><desc id="d">Two of them.</desc></svg>',
      ),
    ).toBe('**Figure: Boxes.** Two of them.')
  })

  test("writes a figure's name with the description of the picture that it begins with", () => {
    expect(
      markdown(
        '<figure aria-label="Two boxes"><div><div role="img" aria-label="One leads to the other.">A</div></div><figcaption>Left to right.</figcaption></figure>',
      ),
    ).toBe('**Figure: Two boxes.** One leads to the other.\n\nLeft to right.')
    expect(
      markdown(
        '<figure aria-label="A log"><p>Rows <svg role="img" aria-label="Passed"/></p></figure>',
      ),
    ).toContain('**Figure: A log.**')
  })

  test('writes the other pictures of a figure with their own names', () => {
    expect(
      markdown(
        '<figure aria-label="Report"><div role="img" aria-label="Two results.">A</div><div><svg role="img" aria-label="Passed"/></div><div><svg role="img" aria-label="Failed"/></div></figure>',
      ),
    ).toBe('**Figure: Report.** Two results.\n\n**Figure: Passed.**\n\n**Figure: Failed.**')
    expect(
      markdown(
        '<figure aria-label="Report"><div role="img" aria-label="Report. Two results.">A</div><div role="img" aria-label="Legend">B</div></figure>',
      ),
    ).toBe('**Figure: Report.** Two results.\n\n**Figure: Legend.**')
  })

  test('writes the names of figures around a figure with a picture', () => {
    expect(
      markdown(
        '<figure aria-label="All"><figure aria-label="Report"><svg role="img" aria-label="Two results."/></figure></figure>',
      ),
    ).toBe('**Figure: All.**\n\n**Figure: Report.** Two results.')
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

test('a tilde after code or a link deletes nothing', () => {
  expect(markdown('<p>In ~/a<code>, </code>~/b or <a href="/c">c</a>~</p>')).toBe(
    'In ~/a`, `\\~/b or [c](https://acme.example.com/c)\\~',
  )
})
