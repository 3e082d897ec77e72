import { expect, test } from 'vitest'
import type { Heading } from '../../../src/shared/records/page-data.ts'
import { parseHtml } from '../../../src/shared/html/tree.ts'
import { pageText } from '../../../src/page/page-text.ts'

const sectionsOf = (html: string, headings: Heading[] = []) =>
  pageText(parseHtml(html).children, headings)

const heading = (level: number, id: string, text: string): Heading => ({
  level,
  id,
  text,
  html: text,
})

test('a page is split at its headings, and its title is not repeated', () => {
  const sections = sectionsOf(
    '<header><h1>Title</h1></header><p>First <em>words</em>.</p><p>More.</p><h2 id="use">Use<a class="anchor" href="#use" title="Direct link to Use"></a></h2><p>How.</p>',
    [heading(2, 'use', 'Use')],
  )
  expect(sections).toEqual([
    { id: '', level: 1, heading: '', text: 'First words.\nMore.', code: '' },
    { id: 'use', level: 2, heading: 'Use', text: 'How.', code: '' },
  ])
})

test('code is separate from the text, and inline code stays in one piece', () => {
  const [section] = sectionsOf(
    '<p>Set <code>default<wbr/>Command</code>.</p><figure><pre><code><span>cy.</span><span>get</span>()\n</code></pre><button>Copy</button></figure>',
  )
  expect(section).toMatchObject({ text: 'Set defaultCommand.', code: 'cy.get()' })
})

test('a table row with an anchor is a section, and the text after it belongs to the heading', () => {
  const sections = sectionsOf(
    '<h2 id="o">Options</h2><table><tbody><tr id="log"><th><a href="#log"><code>log</code></a></th><td>Shows it.</td></tr></tbody></table><p>After.</p>',
    [heading(2, 'o', 'Options')],
  )
  expect(sections.slice(1)).toMatchObject([
    { id: 'o', text: 'After.' },
    { id: 'log', level: 7, heading: 'log', text: 'Shows it.' },
  ])
})

test('a field with an anchor is a section with its name, and one without an anchor is text', () => {
  const sections = sectionsOf(
    '<h2 id="o">Options</h2><dl class="fields"><div id="log"><dt><dfn><a href="#log"><code>log</code></a></dfn> <code>boolean</code></dt><dd>Shows it.</dd></div><div><dt><dfn>url</dfn></dt><dd>The address.</dd></div></dl>',
    [heading(2, 'o', 'Options')],
  )
  expect(sections.slice(1)).toMatchObject([
    { id: 'o', text: 'url\nThe address.' },
    { id: 'log', level: 7, heading: 'log', text: 'boolean\nShows it.' },
  ])
})

test('derived tabs, drawings, controls, and ignored elements are left out, and other tabs stay', () => {
  const panel = (text: string, hidden: boolean): string =>
    `<div role="tabpanel"${hidden ? ' hidden=""' : ''}><p>${text}</p></div>`
  const [section] = sectionsOf(
    `<div class="tabs" data-group="language">${panel('typed', false)}${panel('derived', true)}</div>` +
      `<div class="tabs" data-group="framework">${panel('react', false)}${panel('vue', true)}</div>` +
      '<svg><title>Drawing</title></svg><button>Press</button><p data-search-ignore>Secret <b>too</b></p><p>End.</p>',
  )
  expect(section?.text).toBe('typed\nreact\nvue\nEnd.')
})

test('links in the text have their text; links to headings and in code are ignored', () => {
  const sections = sectionsOf(
    '<p>See <a href="/waits#long"><em>long</em>\nwaits</a>.</p><h2 id="a">A<a class="anchor" href="#a" title="Direct link"></a></h2><p><a href="/b">&lt;b&gt;</a> and <a href="/icon"><svg><title>Icon</title></svg></a></p>',
    [heading(2, 'a', 'A')],
  )
  expect(sections.map(({ links }) => links)).toEqual([
    [{ href: '/waits#long', text: 'long waits' }],
    [{ href: '/b', text: '<b>' }],
  ])
})

test('entities are text', () => {
  expect(sectionsOf('<p>a &lt;b&gt; &amp; c&nbsp;d</p>')[0]?.text).toBe('a <b> & c d')
})

test("all of an author's tabs are indexed, whatever derived tabs are before or inside them", () => {
  const panel = (text: string, hidden: boolean, inside = ''): string =>
    `<div role="tabpanel"${hidden ? ' hidden=""' : ''}><p>${text}</p>${inside}</div>`
  const derived = `<div class="tabs" data-group="language">${panel('typescript', false)}${panel('javascript', true)}</div>`
  const [section] = sectionsOf(
    `${derived}<div class="tabs" data-group="framework">${panel('react', false, derived)}${panel('vue', true)}</div>`,
  )
  expect(section?.text).toBe('typescript\nreact\ntypescript\nvue')
})

test('a table row is a section if its first cell has an anchor, as authors write it in Markdown', () => {
  const sections = sectionsOf(
    '<h2 id="e">Events</h2><table><tr><td><a id="event-a" href="#event-a"><code>a:b</code></a></td><td>When.</td></tr><tr><td>plain</td><td><a id="x">y</a></td></tr></table>',
    [heading(2, 'e', 'Events')],
  )
  expect(sections.slice(2)).toEqual([
    { id: 'event-a', level: 7, heading: 'a:b', isCode: true, text: 'When.', code: '' },
  ])
})

test('a row whose name is code is marked, and one whose name is prose is not', () => {
  const first = (name: string) =>
    sectionsOf(`<table><tr id="a"><th>${name}</th><td>When.</td></tr></table>`)[1]?.isCode
  expect(first('<a href="#a"><code>log</code></a>')).toBe(true)
  expect(first('<code>--env</code>, <code>-e</code>')).toBe(true)
  expect(first('Exit codes')).toBeUndefined()
  expect(first('The <code>log</code>')).toBeUndefined()
})

test('a heading that is code as a whole is marked', () => {
  const code = (html: string): Heading => ({ ...heading(2, 'a', 'tool run'), html })
  const first = (html: string) => sectionsOf(`<h2 id="a">${html}</h2>`, [code(html)])[1]
  expect(first('<code>tool <wbr/>run</code>')?.isCode).toBe(true)
  for (const html of [
    'tool run',
    'The <code>tool run</code>',
    '<code>tool</code> <code>run</code>',
  ])
    expect(first(html)?.isCode).toBeUndefined()
})
