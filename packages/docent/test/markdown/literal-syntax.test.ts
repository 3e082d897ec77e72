import { describe, expect, test } from 'vitest'
import { firstHeading } from '../../src/content/first-heading.ts'
import { firstParagraph } from '../../src/content/plain-text.ts'
import { toHtml } from './to-html.ts'

const names = ['page.md', 'page.mdx']

describe.each(names)('in %s', (name) => {
  const html = async (source: string): Promise<string> => (await toHtml(source, { name })).trim()

  test.each([
    ['Status:see[the page](/a) now.', '<p>Status:see<a href="/a">the page</a> now.</p>'],
    ['详情:参见[首页](/a)。', '<p>详情:参见<a href="/a">首页</a>。</p>'],
    ['注意:见[首页][home]。\n\n[home]: /a', '<p>注意:见<a href="/a">首页</a>。</p>'],
    ['Key:value[**bold**] text.', '<p>Key:value[<strong>bold</strong>] text.</p>'],
    ['::leaf[*a*](/a)', '<p>::leaf<a href="/a"><em>a</em></a></p>'],
    ['a:b[x:c[y](/a)]', '<p>a:b[x:c<a href="/a">y</a>]</p>'],
    ['`:see[the](/a)` :hover 10:30', '<p><code>:see[the](/a)</code> :hover 10:30</p>'],
  ])('a link after a colon: %j', async (source, expected) => {
    expect(await html(source)).toBe(expected)
  })

  test('a footnote after a colon', async () => {
    expect(await html('注意:见[^1]\n\n[^1]: Note.')).toMatch(/注意:见<sup>/)
  })

  test.each([
    ['It takes 5~10 minutes, at most 20~30.', '<p>It takes 5~10 minutes, at most 20~30.</p>'],
    ['需5~10分钟，最多20~30。', '<p>需5~10分钟，最多20~30。</p>'],
    ['~~old~~ 5~6 ~~old~~', '<p><del>old</del> 5~6 <del>old</del></p>'],
    ['1~2 [3~4](/a) `5~6` 7~8', '<p>1~2 <a href="/a">3~4</a> <code>5~6</code> 7~8</p>'],
  ])('single tildes: %j', async (source, expected) => {
    expect(await html(source)).toBe(expected)
  })

  test.each([
    ['**注意：**请先安装。', '<p><strong>注意：</strong>请先安装。</p>'],
    ['前文**（测试）**后文。', '<p>前文<strong>（测试）</strong>后文。</p>'],
    ['これは**「重要」**です。', '<p>これは<strong>「重要」</strong>です。</p>'],
    ['**한국어(Korean)**를 사용합니다.', '<p><strong>한국어(Korean)</strong>를 사용합니다.</p>'],
    ['*（测试）*后***（测试）***后', '<p><em>（测试）</em>后<em><strong>（测试）</strong></em>后</p>'],
    ['**参见[首页](/a)：**请', '<p><strong>参见<a href="/a">首页</a>：</strong>请</p>'],
    ['**注意：**请**注意：**请', '<p><strong>注意：</strong>请<strong>注意：</strong>请</p>'],
    ['\\*\\*注意：\\*\\*请', '<p>**注意：**请</p>'],
    ['**note:**please', '<p>**note:**please</p>'],
    ['计算 2 * 3 * 4（测试）', '<p>计算 2 * 3 * 4（测试）</p>'],
  ])('emphasis next to punctuation: %j', async (source, expected) => {
    expect(await html(source)).toBe(expected)
  })

  test.each(['## Title \\{#x}', '## Title \\{#x} ##'])('an escaped ID is text: %j', async (source) => {
    expect(await html(source)).toContain('Title {#x}')
    expect(await html(source)).not.toContain('id="x"')
  })

  test.each([
    ['- :::tip Save time\n  Text.\n  :::', 'Save time'],
    ['1. :::tip Save time\n   Text.\n   :::', 'Save time'],
    ['```inline code``` at the start.\n\n:::note Second title\n\nBody.\n\n:::', 'Second title'],
  ])('the title of an admonition: %j', async (source, title) => {
    expect(await html(source)).toContain(`<p class="admonition-title">${title}</p>`)
  })

  test('code in a list stays as it is', async () => {
    expect(await html('- ```text\n  :::tip Title\n  ```')).toContain(':::tip Title')
  })
})

test('titles and descriptions have the same text as the page', async () => {
  const options = { isMdx: false }
  expect(firstParagraph('**注意：**请5~10分钟，20~30。', options)).toBe('注意：请5~10分钟，20~30。')
  expect(await firstHeading('# **注意：**请5~10、20~30 \\{#x}', options)).toBe('注意：请5~10、20~30 {#x}')
})
