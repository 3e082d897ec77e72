import { describe, expect, test } from 'vitest'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { finishArticle, type FinishOptions } from '../../src/page/finish-article.ts'

const finish = (html: string, options: Partial<FinishOptions> = {}) =>
  finishArticle(html, [], {
    title: 'Page',
    hideTitle: false,
    messages: mergeAllMessages({}),
    resolveHref: (href) => href,
    ...options,
  }).article

describe('finishArticle', () => {
  test("a link to a file that isn't a page leads to the not-found page and stays in the list", () => {
    const { html, hrefs } = finish('<a href="docent-file:docs/no.md#x">a</a>', {
      resolveHref: (href) => (href.startsWith('/') ? `/base${href}` : href),
    })
    expect(html).toContain('<a href="/base/docs/no.md#x">a</a>')
    expect(hrefs).toEqual(['docent-file:docs/no.md#x'])
  })

  test('puts the title above an article without one', () => {
    expect(finish('<p>Text</p>').html).toBe('<header><h1>Page</h1></header><p>Text</p>')
    expect(finish('<h1>Own</h1>').html).toBe('<h1>Own</h1>')
    expect(finish('<p>Text</p>', { hideTitle: true }).html).toBe('<p>Text</p>')
  })

  test('a heading with other words belongs to the text if the author gave the title', () => {
    const { html, headings, ids } = finish('<p>Text</p><h1>Reference</h1><h2>Props</h2>', {
      hasOtherHeading: true,
    })
    expect(html).toMatch(
      /^<header><h1>Page<\/h1><\/header><p>Text<\/p><h1 id="reference">Reference<a class="anchor"/,
    )
    expect(headings.map(({ id }) => id)).toEqual(['props'])
    expect(ids).toContain('reference')
    expect(finish('<p>Text</p><h1>Page</h1>', { hasOtherHeading: true }).html).toBe(
      '<p>Text</p><h1>Page</h1>',
    )
  })

  test('escapes a title', () => {
    expect(finish('', { title: '<b> & "c"' }).html).toContain(
      '<h1>&lt;b&gt; &amp; &quot;c&quot;</h1>',
    )
  })

  test("doesn't interpret attribute values as markup", () => {
    const { html, headings, hrefs } = finish(
      '<p><img src="/a.png" alt="<h2>b</h2> <a href=x>y</a> <table>" title=\'<h3>c</h3>\'></p>',
    )
    expect(html).toContain(
      'alt="&lt;h2&gt;b&lt;/h2&gt; &lt;a href=x&gt;y&lt;/a&gt; &lt;table&gt;" title=\'&lt;h3&gt;c&lt;/h3&gt;\'>',
    )
    expect(headings).toEqual([])
    expect(hrefs).toEqual([])
  })

  test('adds an ID and a direct link to headings from level 2 on, but not to the title', () => {
    const { html, headings } = finish(
      '<h1>Own</h1><h2>What <code>cy.get()</code> yields</h2><h3 id="own">Sub</h3>',
    )
    expect(html).toContain('<h1>Own</h1>')
    expect(html).toContain(
      '<h2 id="what-cyget-yields">What <code>cy.get()</code> yields<a class="anchor" href="#what-cyget-yields" aria-label="Direct link to What cy.get() yields" title="Direct link to What cy.get() yields"></a></h2>',
    )
    expect(headings).toEqual([
      {
        level: 2,
        id: 'what-cyget-yields',
        html: 'What <code>cy.get()</code> yields',
        text: 'What cy.get() yields',
      },
      { level: 3, id: 'own', html: 'Sub', text: 'Sub' },
    ])
  })

  test('numbers duplicate IDs, including custom ones', () => {
    const { headings } = finish('<h2>A</h2><h2>A</h2><h2 id="a">B</h2><h3>A 1</h3>')
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2', 'a-1-1'])
  })

  test('gives the footnotes of each text their own IDs', () => {
    const ref = (id: string): string =>
      `<sup><a href="#user-content-fn-${id}" id="user-content-fnref-${id}">1</a></sup>`
    const notes = (...ids: string[]): string =>
      `<section data-footnotes="" class="footnotes"><ol>${ids
        .map(
          (id) =>
            `<li id="user-content-fn-${id}">Note ${ref(`in-${id}`)}<a href="#user-content-fnref-${id}">↩</a></li>`,
        )
        .join('')}</ol></section>`
    const { html, ids } = finish(
      `<p>${ref('1')}</p><p>${ref('1')}${ref('a')}</p>${notes('1', 'a')}<p>${ref('2')}</p>${notes('1', '2')}`,
    )
    const fns = ids.filter((id) => id.startsWith('user-content-'))
    expect(fns.filter((id, at) => fns.indexOf(id) !== at && !id.includes('-in-'))).toEqual([])
    const [own = '', partial = '', between = ''] = html.match(/<p>.*?<\/p>/g) ?? []
    expect(own).toContain('href="#user-content-2-fn-1" id="user-content-2-fnref-1"')
    expect(partial).toContain('href="#user-content-fn-1" id="user-content-fnref-1"')
    expect(between).toContain('href="#user-content-2-fn-2" id="user-content-2-fnref-2"')
    const [first = '', second = ''] = html.match(/<section.*?<\/section>/g) ?? []
    expect(first).toContain('<li id="user-content-fn-1">')
    expect(first).toContain('href="#user-content-fnref-1"')
    expect(second).toContain('<li id="user-content-2-fn-1">')
    expect(second).toContain('href="#user-content-2-fnref-1"')
  })

  test('keeps links out of the table of contents', () => {
    expect(finish('<h2>See <a href="/x">this</a></h2>').headings[0]?.html).toBe('See this')
  })

  test('resolves addresses', () => {
    const { html, hrefs } = finish('<p><a href="/a">A</a></p>', {
      resolveHref: (href) => `/base${href}`,
    })
    expect(html).toContain('<a href="/base/a">A</a>')
    expect(hrefs).toEqual(['/base/a'])
  })

  test('long code may break in a table that is wider than a phone', () => {
    const table = (...cells: string[]): string =>
      finish(`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`).html
    const code = '<code>cy.window().its(&#x27;sessionStorage&#x27;)</code>'
    const broken =
      '<code>cy.window().<wbr>its(&#x27;session<wbr class="in-name">Storage&#x27;)</code>'
    expect(table(code)).toContain(code)
    expect(table(code, 'A word')).toMatch(/data-breaks="small".*<wbr/)
    expect(table(code, code)).toContain(`data-breaks="medium"><table><tr><td>${broken}</td>`)
    expect(table(code, code, code)).toContain('data-breaks="always"')
    // Flags don't break at their hyphens, so these are wider than a phone.
    const flag = '<code>attribute:aria-label</code>'
    expect(table(flag, flag, 'A word')).toMatch(
      /data-breaks="medium".*<code class="flag">attribute:<wbr>aria-label/,
    )
    // Short names, prose, islands, and character references stay in one piece.
    const island = `<docent-island name="X" props="{}">${code}</docent-island>`
    const whole = ['<code>aShort.name</code>', 'https://docs.test/a/long/address', island]
    expect(table(...whole, '<code>1234567890&#x1F600;b</code>')).not.toContain('<wbr')
  })

  test('makes tables scrollable regions with a name', () => {
    expect(finish('<h2>Options</h2><table><tbody></tbody></table>').html).toContain(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Options"><table><tbody></tbody></table></div>',
    )
  })

  test('moves style attributes to attributes that the security policy allows', () => {
    const { html, headings, styles } = finish(
      '<h2>A <b style="color:red">B</b></h2><docent-island name="X" props="{}"><p style="a:b"></p><docent-slot><p style="color:red"></p></docent-slot></docent-island>',
    )
    expect(html).not.toContain(' style=')
    expect(headings[0]?.html).toBe('A <b data-inline-style="color:red">B</b>')
    expect(styles).toEqual(['color:red', 'a:b'])
  })

  test("doesn't change the markup of islands, but finishes their static children", () => {
    const island =
      '<docent-island name="X" props="{}"><h2>Own</h2><a href="/x">x</a><docent-slot><h2>Child</h2></docent-slot><table></table></docent-island>'
    const { html, headings, hrefs } = finish(island)
    expect(html).toContain('<h2>Own</h2><a href="/x">x</a><docent-slot><h2 id="child">')
    expect(html).toContain('</docent-slot><table></table></docent-island>')
    expect(headings.map(({ text }) => text)).toEqual(['Child'])
    expect(hrefs).toEqual(['/x'])
  })

  test("doesn't interpret text in attributes as tags", () => {
    const { headings, html } = finish('<p title="&lt;h2&gt;">x</p><h2 data-x="a > b">Y</h2>')
    expect(headings.map(({ text }) => text)).toEqual(['Y'])
    expect(html).toContain('<h2 data-x="a &gt; b" id="y">')
  })

  test('marks tabs with a panel that is only a code block, before the panel arrives', () => {
    const tabs = (first: string, second = '<p>Text</p>') =>
      `<div class="tabs"><div role="tabpanel">${first}</div><div role="tabpanel">${second}</div></div>`
    const code = '<figure class="code-block"><pre>a</pre></figure>'
    expect(finish(tabs(code)).html).toContain(
      '<div class="tabs" data-code=""><div role="tabpanel" data-code="">',
    )
    expect(finish(tabs(code, code)).html.match(/data-code/g)).toHaveLength(3)
    expect(finish(tabs(`${code}<p>Text</p>`)).html).not.toContain('data-code')
    expect(finish(`<div role="tabpanel">${code}</div>`).html).toBe(
      `<header><h1>Page</h1></header><div role="tabpanel" data-code="">${code}</div>`,
    )
  })

  test('lists IDs of elements, but not those in code samples', () => {
    const { ids } = finish(
      '<h2>A</h2><pre><code>&lt;p id="b"&gt; <span id="c"></span></code></pre><!-- <p id="d"> -->',
    )
    expect(ids).toEqual(['a', 'c'])
  })

  test("generates a heading's ID from the rendered text of an island in it", () => {
    const { headings } = finish(
      '<h2>Since <docent-island name="X" props="{}"><b id="v">v2</b></docent-island></h2>',
    )
    expect(headings).toEqual([
      { level: 2, id: 'since-v2', html: 'Since <b>v2</b>', text: 'Since v2' },
    ])
  })

  test('finishes HTML in forms that React never writes', () => {
    const { html, headings } = finish(
      "<H2 ID='own' class=x>A</H2><a href='/b'>B</a><a href=/c>C</a><table><tr><th></th></tr></table>",
      { resolveHref: (href) => `/base${href}` },
    )
    expect(headings).toMatchObject([{ id: 'own', text: 'A' }])
    expect(html).toContain('<H2 class=x id="own">A<a class="anchor" href="#own"')
    expect(html).toContain(`<a href='/base/b'>B</a><a href=/base/c>C</a>`)
    expect(html).toContain('<table><tr><td></td></tr></table></div>')
  })

  test("doesn't change elements without an end tag", () => {
    const html = '<h1>Own</h1><table><tr><td>a<h2>B'
    expect(finish(html).html).toBe(html)
  })

  test('lists the inline scripts that the article needs', () => {
    const siteParts = { scriptAttributes: ['data-price', 'data-other'], articleStyles: [] }
    const tabs = finish('<div class="tabs" data-group="os"></div>', { siteParts })
    expect(tabs.scripts).toEqual({ tabGroups: true, attributes: [] })
    const price = finish('<div class="tabs"><b data-price>1</b></div>', { siteParts })
    expect(price.scripts).toEqual({ tabGroups: false, attributes: ['data-price'] })
    const text = finish('<code>&lt;b data-price data-group class="tabs"&gt;</code>', {
      siteParts,
    })
    expect(text.scripts).toEqual({ tabGroups: false, attributes: [] })
  })

  test("lists the site's style sheets that the article needs, in the order of the configuration", () => {
    const siteParts = {
      scriptAttributes: [],
      articleStyles: [
        { file: 'a.css', class: 'a' },
        { file: 'log.css', class: 'log' },
        { file: 'log.css', class: 'console' },
      ],
    }
    const parts = (html: string): string[] => finish(html, { siteParts }).articleParts
    expect(
      parts(
        '<p class="log x"></p><docent-island name="X" props="{}"><b class="a"></b></docent-island>',
      ),
    ).toEqual(['a.css', 'log.css'])
    expect(parts('<div class="cards"><p class="console"></p></div>')).toEqual(['Cards', 'log.css'])
    expect(parts('<p class="log-entry">log</p>')).toEqual([])
  })
})

test('pages in frames and areas of image maps get the address of a link', () => {
  const { article } = finishArticle(
    '<iframe src="docent-page:/a?b=1&amp;c=2"></iframe><object data="docent-file:docs/b.md"></object><iframe src="/file.html"></iframe><embed src="docent-page:/e"><map><area href="/d"></map>',
    [],
    {
      title: '',
      hideTitle: true,
      messages: mergeAllMessages({}),
      resolveHref: (href) => `/base${href.replace('docent-file:docs/b.md', '/b')}`,
    },
  )
  expect(article.html).toBe(
    '<iframe src="/base/a?b=1&amp;c=2"></iframe><object data="/base/b"></object><iframe src="/file.html"></iframe><embed src="/base/e"><map><area href="/base/d"></map>',
  )
  expect(article.hrefs).toEqual(['/base/a?b=1&c=2', '/base/b', '/base/e', '/base/d'])
})
