import { describe, expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

/** An article's HTML, without line breaks between blocks. */
const html = async (source: string): Promise<string> =>
  (await toHtml(`${source}\n`)).replace(/>\n+|\n+</g, (found) => found.trim()).trim()

const TABLE = (cell: string): string =>
  `<div class="table-scroll" role="region" tabindex="0" aria-label="Table: "><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>${cell}</td></tr></tbody></table></div>`

/** MDX's syntax: what authors write, and what it means. The inputs are our own; MDX's suite has the same subjects. */
describe('MDX', () => {
  test.each([
    // Expressions.
    ['{1 + 1}', '2'],
    ['a {1 + 1} b', '<p>a 2 b</p>'],
    ['{"<b>"} text', '<p>&lt;b&gt; text</p>'],
    ['a {/* comment */} b', '<p>a  b</p>'],
    ['{/* only a comment */}', ''],
    ['a {} b', '<p>a  b</p>'],
    ['{\n  [1, 2].map((n) => n * 2).join(", ")\n}', '2, 4'],
    ['{`a ${1}\n\nb`}', 'a 1\n\nb'],
    ['{null}{undefined}{false}{true}{0}', '0'],
    ['{"}"}', '}'],
    ['{/[}]/.source}', '[}]'],
    ['# A {1} b', '<h1>A 1 b</h1>'],
    ['- {1}\n- {2}', '<ul><li>1</li><li>2</li></ul>'],
    ['> {1}', '<blockquote>1</blockquote>'],
    ['| a |\n| - |\n| {"x\\|y".length} |', TABLE('3')],
    ['**{1}**', '<p><strong>1</strong></p>'],
    ['[{1}](/a)', '<p><a href="/a">1</a></p>'],
    ['`{1}`', '<p><code>{1}</code></p>'],
    ['\\{1}', '<p>{1}</p>'],
    ['&#123;1&#125;', '<p>{1}</p>'],
    ['{(() => { const a = { b: 1 }; return a.b })()}', '1'],
    // Elements on lines of their own.
    ['<div>a</div>', '<div>a</div>'],
    ['<div>\n  a\n</div>', '<div><p>a</p></div>'],
    ['<div>\n\na\n\n</div>', '<div><p>a</p></div>'],
    ['<div>*a*</div>', '<div><em>a</em></div>'],
    ['<div>\n  # a\n</div>', '<div><h1>a</h1></div>'],
    ['<div>\n  - a\n  - b\n</div>', '<div><ul><li>a</li><li>b</li></ul></div>'],
    ['<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<div>\n    a\n</div>', '<div><p>a</p></div>'],
    ['    a', '<p>a</p>'],
    ['<div\n  title="a"\n>\n  b\n</div>', '<div title="a"><p>b</p></div>'],
    ['<>a</>', 'a'],
    ['<div><p>a</p></div>', '<div><p>a</p></div>'],
    ['- <div>\n    a\n  </div>', '<ul><li><div><p>a</p></div></li></ul>'],
    ['> <div>\n>   a\n> </div>', '<blockquote><div><p>a</p></div></blockquote>'],
    ['<br />', '<br>'],
    ['<hr/>', '<hr>'],
    // Elements in text.
    ['a <b>c</b> d', '<p>a <b>c</b> d</p>'],
    ['a <b>*c*</b> d', '<p>a <b><em>c</em></b> d</p>'],
    ['a <b\n  title="c">d</b>', '<p>a <b title="c">d</b></p>'],
    ['*<b>a</b>*', '<p><em><b>a</b></em></p>'],
    ['a<b/>c', '<p>a<b></b>c</p>'],
    ['a < b', '<p>a &lt; b</p>'],
    ['a \\< b \\<c>', '<p>a &lt; b &lt;c&gt;</p>'],
    ['1 &lt; 2', '<p>1 &lt; 2</p>'],
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
    // Attributes.
    ['<i title="a" />', '<i title="a"></i>'],
    ["<i title='a' />", '<i title="a"></i>'],
    ['<i title={"a" + 1} />', '<i title="a1"></i>'],
    ['<i title="a &amp; b" />', '<i title="a &amp; b"></i>'],
    ['<i hidden />', '<i hidden=""></i>'],
    ['<i hidden={false}>a</i>', '<i>a</i>'],
    ['<i {...{ title: "a" }} />', '<i title="a"></i>'],
    ['<i title="a" {...{ title: "b" }} />', '<i title="b"></i>'],
    ['<i data-a-b="c" aria-label="d" />', '<i data-a-b="c" aria-label="d"></i>'],
    ['<i className="a b" />', '<i class="a b"></i>'],
    ['<i class="a" />', '<i class="a"></i>'],
    ['<label htmlFor="a">b</label>', '<label for="a">b</label>'],
    ['<i style={{ color: "red", marginTop: 2 }} />', '<i data-inline-style="color:red;margin-top:2px"></i>'],
    ['<i title={`a\nb`} />', '<i title="a\nb"></i>'],
    ['<i title=">" />', '<i title="&gt;"></i>'],
    ['<svg><path strokeWidth="2" /></svg>', '<svg><path stroke-width="2"></path></svg>'],
    // Modules.
    ['export const a = 1\n\n{a}', '1'],
    ['export const a = 1, b = 2\n\n{a + b}', '3'],
    ['export function f(x) {\n  return x + 1\n}\n\n{f(1)}', '2'],
    ['export const a = {\n  b: 1,\n}\n\n{a.b}', '1'],
    ['export const T = ({ children }) => <b>{children}</b>\n\n<T>*a*</T>', '<b><em>a</em></b>'],
    ['export const T = () => <>a<i>b</i></>\n\n<T />', 'a<i>b</i>'],
    ['export class A { static b = 1 }\n\n{A.b}', '1'],
    ['Text.\n\nexport const a = 1\n\n{a}', '<p>Text.</p>1'],
    ['Text\nexport const a = 1', '<p>Text\nexport const a = 1</p>'],
    ['exporting is text', '<p>exporting is text</p>'],
    ['export default ({ children }) => <main>{children}</main>\n\na', '<main><p>a</p></main>'],
    ['{props.title ?? "none"}', 'none'],
    // Markdown that MDX doesn't have.
    ['<!-- a comment -->', ''],
    ['http://example.com', '<p><a href="http://example.com" rel="noopener">http://example.com</a></p>'],
  ])('%j', async (source, expected) => {
    expect(await html(source)).toBe(expected)
  })

  // Each has an error of the compiler with the line and the column.
  test.each([
    ['a\n\n{1', 3],
    ['a {', 1],
    ['{1 +}', 1],
    ['{const a = 1}', 1],
    ['<div>\n\na', 1],
    ['a <b>c', 1],
    ['</b>', 1],
    ['<b>a</i>', 1],
    ['<a.>', 1],
    ['<a b=c>', 1],
    ['<a b="c />', 1],
    ['<a {b} />', 1],
    ['<1>', 1],
    ['a\n\nimport is text here', 3],
    ['export const = 1', 1],
    ['export const a = 1\na', 2],
    ['<https://example.com>', 1],
    ['a <b\n  title="c"\n>d</b>', 1],
    ['<p>\n  a\n\n</div>', 4],
  ])('%j is an error', async (source, line) => {
    const error = await html(source).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'mdx-syntax' })
    expect((error as { line?: number }).line).toBe(line)
  })
})
