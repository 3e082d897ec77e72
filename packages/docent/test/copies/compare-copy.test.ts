import { describe, expect, test } from 'vitest'
import { parseHtml } from '../../src/shared/html/tree.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { compareCopy } from './compare-copy.ts'

const URL = 'https://acme.example.com'

/** The result of the check for an article and its copy. */
function check(html: string, markdown: string): string | undefined {
  return compareCopy({
    nodes: parseHtml(html).children,
    markdown,
    url: URL,
    hasCopy: (route) => route === '/intro',
    messages: mergeAllMessages({}),
  })
}

const differs = (after: string, expected: string, found: string): string =>
  `The copy differs from the page${after === '' ? '' : ` after "${after}"`}: expected "${expected}", found "${found}".`

describe('a copy with the words of its page passes', () => {
  test.each([
    ['text', '<p>One <strong>two</strong>, three.</p>', 'One **two**, three.'],
    ['code in a line', '<p><code>a</code><code>b</code></p>', '`a` `b`'],
    [
      'a code block with a title',
      '<figure class="code-block" data-language="ts"><figcaption class="code-title">a.ts</figcaption><pre><code><span class="line"><span class="tk-k">const</span> a</span></code></pre><button>Copy</button></figure>',
      '**a.ts**\n\n```ts\nconst a\n```',
    ],
    [
      'a diff',
      '<figure class="code-block" data-language="js"><pre><code><span class="line diff-remove">a</span>\n<span class="line diff-add">b</span></code></pre></figure>',
      '```diff\n- a\n+ b\n```',
    ],
    [
      'tabs',
      '<div class="tabs"><div role="tablist"><button>x</button></div><div role="tabpanel" aria-label="React"><p>One</p></div><div role="tabpanel" aria-label="Vue" hidden=""><p>Two</p></div></div>',
      '**React**\n\nOne\n\n**Vue**\n\nTwo',
    ],
    [
      'a derived tab',
      '<div class="tabs"><div role="tabpanel" aria-label="TypeScript"><p>One</p></div><div role="tabpanel" aria-label="JavaScript" data-markdown-ignore=""><p>Two</p></div></div>',
      'One',
    ],
    [
      'a table',
      '<table><tr><th>a</th></tr><tr><td><ul><li>x | y</li></ul></td></tr></table>',
      '| a |\n| --- |\n| • x \\| y |',
    ],
    [
      'a figure',
      '<figure><svg><title>Boxes</title><desc>Two.</desc><text>A</text></svg><figcaption>Here.</figcaption></figure>',
      '**Figure: Boxes.** Two.\n\nHere.',
    ],
    [
      'a figure whose picture repeats its name',
      '<figure aria-label="Boxes"><div role="img" aria-label="Boxes. Two."></div></figure>',
      '**Figure: Boxes.** Two.',
    ],
    [
      'a figure whose picture describes it',
      '<figure aria-label="Boxes"><div><div role="img" aria-label="Two."></div></div></figure>',
      '**Figure: Boxes.** Two.',
    ],
    [
      'an admonition',
      '<aside class="admonition admonition-tip"><p class="admonition-title">Do this</p><p>Now.</p></aside>',
      '> **Tip: Do this**\n>\n> Now.',
    ],
    [
      'badges beside a decoration',
      '<p><span>a</span> <span>b</span><span aria-hidden="true">x</span></p>',
      'a, b',
    ],
    [
      'controls',
      '<form><label>x</label></form><p>One<button>two</button></p><p aria-hidden="true">3</p>',
      'One',
    ],
  ])('%s', (_, html, markdown) => {
    expect(check(html, markdown)).toBeUndefined()
  })
})

describe('a difference is reported with its location', () => {
  test.each([
    ['a lost word', '<p>One two three</p>', 'One three', differs('One', 'two three', 'three')],
    ['a lost end', '<p>One two</p>', 'One', differs('One', 'two', '')],
    ['an added word', '<p>One</p>', 'Zero One', differs('', 'One', 'Zero One')],
    ['another order', '<p>One</p><p>Two</p>', 'Two\n\nOne', differs('', 'One Two', 'Two One')],
    [
      'a doubled comma',
      '<p><span>a</span><span>, b</span></p>',
      'a, , b',
      differs('a ,', 'b', ', b'),
    ],
    ['joined words', '<p>one two</p>', 'onetwo', differs('', 'one two', 'onetwo')],
    ['a mark that was text', '<p>a *b*</p>', 'a *b*', differs('a', '* b *', 'b')],
    [
      'text that became a tag',
      '<p>Array&lt;T&gt; x</p>',
      'Array<T> x',
      differs('Array', '< T > x', 'x'),
    ],
    [
      'a fence that ends too early',
      '<pre>a\n```\n# b</pre>',
      '```\na\n```\n# b\n```',
      differs('a', '` ` ` # b', 'b'),
    ],
    [
      'a cell that ends at a pipe',
      '<table><tr><th>a</th></tr><tr><td><code>x | y</code></td></tr></table>',
      '| a |\n| --- |\n| `x | y` |',
      differs('a', 'x | y', '` x y `'),
    ],
    [
      'a figure without its description',
      '<figure><div role="img" aria-label="Boxes" aria-describedby="d"></div><p id="d" hidden>Two.</p></figure>',
      '**Figure: Boxes.**',
      differs('Figure : Boxes .', 'Two .', ''),
    ],
    [
      'a tab that is left out',
      '<div class="tabs"><div role="tabpanel" aria-label="A"><p>One</p></div><div role="tabpanel" aria-label="B" hidden=""><p>Two</p></div></div>',
      '**A**\n\nOne',
      differs('A One', 'B Two', ''),
    ],
  ])('%s', (_, html, markdown, message) => {
    expect(check(html, markdown)).toBe(message)
  })

  // @covers 10.52
  test('with eight words before and after it', () => {
    const text = Array.from({ length: 30 }, (_, i) => `w${i}`).join(' ')
    expect(check(`<p>${text}</p>`, text.replace('w15', 'x'))).toBe(
      differs(
        'w7 w8 w9 w10 w11 w12 w13 w14',
        'w15 w16 w17 w18 w19 w20 w21 w22',
        'x w16 w17 w18 w19 w20 w21 w22',
      ),
    )
  })
})

describe('anchors', () => {
  test('of headings are derived from their text, and all others are written', () => {
    expect(
      check(
        '<h1>T</h1><h2 id="a-b">A <code>b</code></h2><h2 id="x">C</h2><p id="y">d</p>',
        '# T\n\n## A `b`\n\n## C <a id="x"></a>\n\n<a id="y"></a>d',
      ),
    ).toBeUndefined()
  })

  test('a heading whose derived anchor differs is an error', () => {
    expect(check('<h2 id="custom">A</h2>', '## A')).toBe(
      'The copy has no anchor "custom", which the page has.',
    )
  })

  test('may contain any character', () => {
    expect(
      check('<p id="&quot;>&lt;b>&amp;amp;">x</p>', '<a id="&quot;&gt;&lt;b&gt;&amp;amp;"></a>x'),
    ).toBeUndefined()
  })

  test("aren't needed for parts of figures", () => {
    expect(
      check(
        '<figure id="f"><svg><title id="t">A</title><desc id="d">B</desc></svg></figure>',
        '**Figure: A.** B',
      ),
    ).toBeUndefined()
  })
})

describe('links', () => {
  test('to copies, files, and other sites pass', () => {
    const markdown = `[a](${URL}/intro.md#x) [b](${URL}/feed.xml) [c](https://example.com/intro) [d](#x)`
    expect(check('<p>a b c d</p>', markdown)).toBeUndefined()
  })

  test('to a page that has a copy are errors', () => {
    expect(check('<p>a</p>', `[a](${URL}/intro#x)`)).toBe(
      `The copy links to ${URL}/intro#x, a page that has a copy.`,
    )
  })
})
