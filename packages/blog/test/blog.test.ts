import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../docent/src/config/index.ts'
import { addedPages } from '../../docent/src/content/plugin-pages.ts'
import { DocentError } from 'docent/plugin'
import { excerptLines } from '../src/excerpt.ts'
import { docent } from '../../docent/test/support/docent.ts'
import { type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'

const POSTS = {
  'blog/authors.yml': `ada:
  name: Ada Lovelace
  title: Mathematician
  url: https://example.com/ada
  image_url: https://example.com/ada.png
`,
  'blog/2026-01-31-first.md': `---
title: First & foremost
authors: [ada, { name: Guest }]
tags: [Release notes, { label: iOS, permalink: /apple }]
---

The **start** of [a post](./2026-02-10-second/index.mdx).

Its second paragraph.

<!-- truncate -->

## Part

![A plan](./plan.svg)
`,
  'blog/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  'blog/2026-02-10-second/index.mdx': `---
slug: two
date:   2026-2-11 8:00
description: About the second post.
image: ./card.png
---

import Part from './_part.mdx'

# The second post

<Part />
`,
  'blog/2026-02-10-second/_part.mdx': 'Shared text.\n',
  'blog/2026-02-10-second/card.png': 'not really an image',
  'blog/hidden.md': '---\ntitle: Hidden\ndate: 2025-05-05\nunlisted: true\n---\n\nUnlisted text.\n',
  'blog/draft.md': '---\ntitle: Draft\ndate: 2025-05-06\ndraft: true\n---\n\nDraft text.\n',
}

/** A site with the blog. */
async function site(files: Record<string, string>, given = '', options = ''): Promise<FixtureSite> {
  const config = `import { blog } from '@docent/blog'
export default {
  title: 'Trial',
  tagline: 'A trial',
  url: 'https://docs.example.com',
  navbar: { items: [{ label: 'News', to: '/blog' }] },
  plugins: [blog(${given})],
  ${options}
}
`
  return writtenSite({ ...files, 'docent.config.mjs': config })
}

async function build({ dir }: FixtureSite): Promise<void> {
  const { code, stderr } = await docent(['build'], dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
}

describe('a built blog', () => {
  let own: FixtureSite
  beforeAll(async () => {
    own = await site(POSTS, "{ feedOptions: { copyright: 'Acme' } }")
    await build(own)
    return own.delete
  })

  test('posts have the addresses that they have in Docusaurus, with date, authors, tags, and neighbors', async () => {
    const first = await own.read('dist/blog/2026/01/31/first/index.html')
    expect(first).toContain('<h1>First &amp; foremost</h1>')
    expect(first).toContain('<time datetime="2026-01-31">January 31, 2026</time>')
    expect(first).toContain('<a href="/blog/authors/ada">Ada Lovelace</a> · Guest · 1 min read')
    expect(first).toContain('<a href="/blog/tags/release-notes">Release notes</a>')
    expect(first).toContain('<a href="/blog/tags/apple">iOS</a>')
    expect(first).toContain('The <strong>start</strong> of <a href="/blog/two">a post</a>')
    expect(first).toMatch(/<img[^>]+src="\/assets\/[^"]+\.svg"/)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(first) ?? []
    expect(data).toContain('"@type":"BlogPosting"')
    expect(data).toContain('"datePublished":"2026-01-31T00:00:00.000Z"')
    expect(data).toContain('"name":"Ada Lovelace"')

    const second = await own.read('dist/blog/two/index.html')
    expect(second.match(/<h1/g)).toHaveLength(1)
    expect(second).toContain('Shared text.')
    expect(second).toMatch(
      /property="og:image" content="https:\/\/docs\.example\.com\/assets\/card[^"]+\.png"/,
    )
    expect(second).toContain('<time datetime="2026-02-11">')
    // The next post is the older one.
    expect(second).toMatch(
      /href="\/blog\/2026\/01\/31\/first"[^>]*rel="next"|rel="next"[^>]*href="\/blog\/2026\/01\/31\/first"/,
    )
  })

  test('lists show the beginning of posts, and unlisted posts and drafts are left out', async () => {
    const list = await own.read('dist/blog/index.html')
    expect(list).toContain('<h1>Blog</h1>')
    expect(list.indexOf('The second post')).toBeLessThan(list.indexOf('First &amp; foremost'))
    expect(list).toContain(
      '<p>The <strong>start</strong> of <a href="/blog/two">a post</a>.</p>\n<p>Its second paragraph.</p>',
    )
    expect(list).toContain('About the second post.')
    expect(list).not.toContain('Hidden')
    expect(await own.read('dist/blog/hidden/index.html')).toContain('Unlisted text.')
    await expect(own.read('dist/blog/draft/index.html')).rejects.toThrow('ENOENT')
    expect(await own.read('dist/blog/tags/index.html')).toContain(
      '<a href="/blog/tags/apple">iOS</a> (1)',
    )
    expect(await own.read('dist/blog/tags/apple/index.html')).toContain('Posts about “iOS”')
    const author = await own.read('dist/blog/authors/ada/index.html')
    expect(author).toContain('Posts by Ada Lovelace')
    expect(author).toContain('<p>Mathematician</p>')
    const archive = await own.read('dist/blog/archive/index.html')
    expect(archive).toContain('<a href="/blog/archive/2026">2026</a>')
    expect(await own.read('dist/blog/archive/2026/index.html')).toContain('Posts of 2026')
    expect(await own.read('dist/llms.txt')).toContain('https://docs.example.com/blog/two.md')
    expect(await own.read('dist/blog/2026/01/31/first.md')).toContain('The **start** of')
  })

  test('feeds have the text of posts with absolute addresses, and pages refer to them', async () => {
    const rss = await own.read('dist/blog/rss.xml')
    expect(rss).toContain('<link>https://docs.example.com/blog/two</link>')
    expect(rss).toContain('<pubDate>Sat, 31 Jan 2026 00:00:00 GMT</pubDate>')
    expect(rss).toContain('href=&quot;https://docs.example.com/blog/two&quot;')
    expect(rss).toContain('<copyright>Acme</copyright>')
    expect(rss).not.toContain('min read')
    const atom = await own.read('dist/blog/atom.xml')
    expect(atom).toContain('<updated>2026-02-11T08:00:00.000Z</updated>')
    const json = JSON.parse(await own.read('dist/blog/feed.json')) as {
      items: { url: string; content_html: string; tags?: string[] }[]
    }
    expect(json.items.map(({ url }) => url)).toEqual([
      'https://docs.example.com/blog/two',
      'https://docs.example.com/blog/2026/01/31/first',
    ])
    expect(json.items[1]?.tags).toEqual(['Release notes', 'iOS'])
    expect(json.items[0]?.content_html).not.toContain('<h1')
    expect(await own.read('dist/blog/index.html')).toContain('href="/blog/atom.xml"')
    expect(await own.read('dist/index.html')).not.toContain('atom.xml')
  })

  test('the navbar marks the blog on all of its pages, which makes it an area of the search', async () => {
    expect(await own.read('dist/blog/two/index.html')).toMatch(
      /<a[^>]+aria-current="true" href="\/blog"/,
    )
    expect(await own.read('dist/index.html')).not.toMatch(
      /<a[^>]+aria-current="true" href="\/blog"/,
    )
  })
})

test('lists show the beginning of posts as the posts do, with images, components, and footnotes', async () => {
  const own = await site({
    'blog/2026-03-01-rich/index.mdx': `---
tags: [rich]
---

import { Badge } from 'docent'

# A {'{brace}'} & *more*

![A plan](./plan.svg) and [the docs][home], <Badge>New</Badge>.[^1]

\`\`\`md
# No title
<!-- truncate -->
\`\`\`

{/* truncate */}

Below.[^2]

[home]: ../../docs/index.md

[^1]: The first note.
[^2]: The second note.
`,
    'blog/2026-03-01-rich/plan.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    'blog/2026-02-01-none.md':
      '---\ntitle: "{x} <b> *y*"\n---\n\n<!-- truncate -->\n\nText *of* it.\n',
    'blog/2026-01-01-note.md': '# Note\n\nAnother.[^1]\n\n<!-- truncate -->\n\n[^1]: Its note.\n',
  })
  onTestFinished(own.delete)
  await build(own)
  for (const path of ['dist/blog/index.html', 'dist/blog/tags/rich/index.html']) {
    const list = await own.read(path)
    expect(list).toMatch(/<img[^>]+src="\/assets\/plan\.[^"]+\.svg"[^>]*>/)
    expect(list).toContain('<a href="/">the docs</a>')
    expect(list).toMatch(/<span class="badge[^>]*>New</)
    expect(list).toContain('# No title')
    expect(list).toContain('The first note.')
    expect(list).not.toContain('The second note.')
    expect(list).not.toContain('Below.')
    expect(list.match(/<h1/g)).toHaveLength(1)
  }
  const list = await own.read('dist/blog/index.html')
  expect(list).toContain('>{x} &lt;b&gt; *y*</a>')
  expect(list).toContain('<p>Text of it.</p>')
  const ids = [...list.matchAll(/ id="(user-content-[^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(list).toMatch(/Another\.<sup><a href="#user-content-2-fn-1" id="user-content-2-fnref-1"/)
  expect(list).toMatch(
    /<li id="user-content-2-fn-1">\s*<p>Its note\. <a href="#user-content-2-fnref-1"/,
  )
  expect(await own.read('dist/blog.md')).toContain('[the docs](')
})

test.each([
  ['# Title\n\nText.', true, '2-4'],
  ['# Title\n\nText.', false, '2-4'],
  ['import A from "./a"\n\n# Title\n\nText.', false, '1-2,4-6'],
  ['Text.\n\n# Part\n\nMore.', false, '1-6'],
  ['Text.\n\n# Title\n\nMore.', true, '1-2,4-6'],
  ['Text.\n\nA long\ntitle\n===\n\nMore.', true, '1-2,6-8'],
  ['```a``` is code.', true, '1-2'],
  ['```js\n<!-- truncate -->\n```', true, '1-4'],
])('the lines of an excerpt: %j', (text, isTitle, expected) => {
  expect(excerptLines(`${text}\n\n<!-- truncate -->\n\nBelow.\n`, 0, isTitle)).toBe(expected)
})

test.each([
  ['[^1]: One.\n\n    Two.\n\n    ```\n    code\n    ```\n\nBelow.', '1-2,7-13'],
  ['[^1]: One\ngoes on.\n## Part', '1-2,7-8'],
  ['[^1]: See [^2] and [x].\n[^2]: Two.\n[^3]: Three.\n\n[X]: ./x.md', '1-2,7-8,11-11'],
])('an excerpt has its footnotes as a whole: %j', (text, expected) => {
  const start = 'Text.[^1] `[^3]`\n\n<!-- truncate -->\n\nBelow.[^3] \n\n'
  expect(excerptLines(start + text, 0, true)).toBe(expected)
})

test('a footnote above the comment that only the text below it refers to is left out', () => {
  expect(excerptLines('A.[^a]\n\n[^a]: A.\n[^b]: B.\n\n<!-- truncate -->\n\nB.[^b]', 4, true)).toBe(
    '5-7,9-9',
  )
})

test('a mistake above the comment is reported once, with its line in the post', async () => {
  const own = await site({
    'blog/2026-03-01-broken.md':
      '---\ntags: [a]\n---\n\n# Broken\n\n[Gone](./gone.md)\n\n<!-- truncate -->\n\nMore.\n',
  })
  onTestFinished(own.delete)
  const { code, stderr } = await docent(['build'], own.dir)
  expect(code).toBe(1)
  expect(stderr.match(/^\[.*/gm)).toHaveLength(1)
  expect(stderr).toContain('blog/2026-03-01-broken.md:7')
})

test('a list with more than ten posts has several pages', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `blog/2026-03-${String(index + 1).padStart(2, '0')}-post.md`,
      `# Post ${index + 1}\n\nText ${index + 1}.\n`,
    ]),
  )
  const own = await site(many)
  onTestFinished(own.delete)
  await build(own)
  const first = await own.read('dist/blog/index.html')
  expect(first.match(/<h2/g)).toHaveLength(10)
  expect(first).toContain('href="/blog/page/2"')
  const second = await own.read('dist/blog/page/2/index.html')
  expect(second.match(/<h2/g)).toHaveLength(2)
  expect(second).toContain('Blog, page 2')
})

test('translations, a base URL, and slashes at the end of addresses', async () => {
  const own = await site(
    {
      ...POSTS,
      'i18n/fr/blog/2026-01-31-first.md': '---\ntitle: Premier\nauthors: ada\n---\n\nDébut.\n',
    },
    '',
    "baseUrl: '/base/', trailingSlash: true, i18n: { locales: ['en', 'fr'] },",
  )
  onTestFinished(own.delete)
  await build(own)
  const french = await own.read('dist/fr/blog/2026/01/31/first/index.html')
  expect(french).toContain('<time datetime="2026-01-31">31 janvier 2026</time>')
  expect(french).toContain(
    '<a href="/base/fr/blog/authors/ada/">Ada Lovelace</a> · 1 min de lecture',
  )
  expect(french).toContain(
    'hrefLang="en" href="https://docs.example.com/base/blog/2026/01/31/first/"',
  )
  expect(french).toContain('Articles récents')
  const untranslated = await own.read('dist/fr/blog/two/index.html')
  expect(untranslated).toContain('lang="en"')
  expect(await own.read('dist/fr/blog/rss.xml')).toContain(
    '<link>https://docs.example.com/base/fr/blog/2026/01/31/first/</link>',
  )
})

test.each([
  ['blog/other.md', '---\ntitle: X\n---\n', 'The post other.md has no date', ''],
  ['blog/2026-02-31-x.md', '# X\n', '"2026-02-31" isn\'t a date', ''],
  ['blog/x.md', '---\ntitle: X\ndate: tomorrow\n---\n', '"tomorrow" isn\'t a date', 'blog/x.md:3'],
  [
    'blog/2026-01-01-x.md',
    '---\nauthors: [adda]\n---\n',
    'The author "adda" isn\'t in authors.yml',
    'Did you mean "ada"?',
  ],
  ['blog/2026-01-01-x.md', '---\ntagz: [a]\n---\n', 'tagz', 'blog/2026-01-01-x.md:2'],
  [
    'blog/authors.yml',
    'ada:\n  name: Ada\nbob:\n  name: B\n  nam: B\n',
    'bob',
    'blog/authors.yml:4',
  ],
  ['blog/tags.yml', 'a:\n  label: A\nb:\n  labl: B\n', 'b: Unrecognized key', 'blog/tags.yml:4'],
  ['i18n/fr/blog/gone.md', '# X\n', "is a translation of blog/gone.md, which doesn't exist", ''],
])('%s with %j is an error with its line', async (file, text, problem, more) => {
  const own = await site({ ...POSTS, [file]: text }, '', "i18n: { locales: ['en', 'fr'] },")
  onTestFinished(own.delete)
  const error = await addedPages(await loadConfig(own.dir)).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(Error)
  const { message, hint, file: at, line } = error as DocentError
  expect(message).toContain(problem)
  expect(`${at?.slice(own.dir.length + 1)}:${line ?? ''} ${hint}`).toContain(more)
})

test('all errors of a blog are reported at once, and once for all languages', async () => {
  const own = await site(
    {
      'blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  nam: Bob\n',
      'blog/tags.yml': 'a:\n  labl: A\n',
      'blog/2026-02-31-day.md': '---\ntags: [b]\n---\n\n# Day\n',
      'blog/2026-01-01-keys.md': '---\ntagz: [a]\n---\n\n# Keys\n',
      'blog/2026-01-02-bob.md': '---\nauthors: [bob]\n---\n\n# By Bob\n',
      'blog/undated.md': '# Undated\n',
    },
    '',
    "i18n: { locales: ['en', 'fr'] },",
  )
  onTestFinished(own.delete)
  const failed = async (): Promise<string[]> => {
    const { code, stderr } = await docent(['build'], own.dir)
    expect(code).toBe(1)
    return (stderr.match(/^\[[\w-]+\].*|^\d+ errors.*/gm) ?? []).sort()
  }
  expect(await failed()).toEqual([
    expect.stringContaining('bob.name: ') as string,
    expect.stringContaining('bob: Unrecognized key') as string,
    expect.stringContaining('unknown key "tagz"') as string,
    '[invalid-post-date] @docent/blog: "2026-02-31" isn\'t a date.',
    expect.stringContaining('a: Unrecognized key') as string,
    '[post-without-date] @docent/blog: The post undated.md has no date.',
  ])
  await own.write('blog/authors.yml', 'ada:\n  name: Ada\n')
  await own.remove('blog/tags.yml')
  await own.remove('blog/undated.md')
  await own.write(
    'blog/2026-01-02-bob.md',
    '---\nauthors: [adda, bob]\ndate: soon\n---\n\n# By Bob\n',
  )
  const errors = await failed()
  expect(errors).toHaveLength(5)
  expect(errors).toContain(
    '[unknown-author] @docent/blog: The author "adda" isn\'t in authors.yml.',
  )
  expect(errors).toContain('[unknown-author] @docent/blog: The author "bob" isn\'t in authors.yml.')
  expect(errors).toContain('[invalid-post-date] @docent/blog: "soon" isn\'t a date.')
})

test('a blog without its folder, and an unknown option, are errors', async () => {
  const missing = await site({})
  onTestFinished(missing.delete)
  await expect(addedPages(await loadConfig(missing.dir))).rejects.toThrow("doesn't exist")
  const wrong = await site(POSTS, "{ blogTitel: 'News' }")
  onTestFinished(wrong.delete)
  await expect(loadConfig(wrong.dir)).rejects.toMatchObject({
    hint: expect.stringContaining('Did you mean "blogTitle"?') as string,
  })
})

test('a blog at the root of the site, with a file of tags', async () => {
  const own = await site(
    {
      'docs/guide.md': '# Guide\n',
      'docs/index.md': '---\nslug: /docs\ntitle: Home\n---\n',
      'blog/2026-01-31-first.md': '---\ntags: [news, Other things]\n---\n\n# First\n\nText.\n',
      'blog/tags.yml':
        'news:\n  label: What is new\n  permalink: /whats-new\n  description: About releases.\n',
    },
    "{ routeBasePath: '/' }",
  )
  onTestFinished(own.delete)
  await own.edit('docent.config.mjs', "to: '/blog'", "to: '/'")
  await build(own)
  expect(await own.read('dist/index.html')).toContain('<a href="/2026/01/31/first">First</a>')
  const post = await own.read('dist/2026/01/31/first/index.html')
  expect(post).toContain('<a href="/tags/whats-new">What is new</a>')
  expect(post).toContain('<a href="/tags/other-things">Other things</a>')
  expect(await own.read('dist/tags/whats-new/index.html')).toContain('About releases.')
  expect(await own.read('dist/rss.xml')).toContain(
    '<link>https://docs.example.com/2026/01/31/first</link>',
  )
})

test('leetrs#18: the page of an author has its contacts, and what has no effect is named', async () => {
  const own = await site({
    'blog/authors.yml':
      "ada:\n  name: Ada\n  email: ada@example.com\n  image_url: /a.png\n  page:\n    permalink: '/all-of-ada'\n  socials:\n    x: '@ada'\n    github: https://github.com/ada\n    newsletter: https://example.com/news\n",
    'blog/2026-01-01-a.md':
      '---\nauthors: [ada, { name: Bob, title: Builder, url: https://b.example }]\n---\n\n# A\n',
    'blog/2026-01-02-b.md': '---\nauthor: Carl\nauthor_image_url: /c.png\n---\n\n# B\n',
  })
  onTestFinished(own.delete)
  const { stdout } = await docent(['build'], own.dir)
  const html = await own.read('dist/blog/authors/all-of-ada/index.html')
  for (const [address, label] of [
    ['mailto:ada@example.com', 'ada@example.com'],
    ['https://x.com/ada', 'X'],
    ['https://github.com/ada', 'GitHub'],
    ['https://example.com/news', 'Newsletter'],
  ])
    expect(html).toMatch(new RegExp(`href="${address}"[^>]*>${label}</a>`))
  expect(stdout).toContain('image_url')
  expect(stdout).toContain('blog/authors.yml:4')
  expect(stdout).toContain('has no effect: "title".')
  expect(stdout).toContain('blog/2026-01-01-a.md:2')
  expect(stdout).toContain('has no effect: "author_image_url".')
  expect(stdout).toContain('blog/2026-01-02-b.md:3')
})

test('leetrs#18: an account on an unknown site needs an address', async () => {
  const own = await site({
    'blog/authors.yml': 'ada:\n  name: Ada\n  socials:\n    newsletter: ada\n',
    'blog/2026-01-01-a.md': '---\nauthors: [ada]\n---\n\n# A\n',
  })
  onTestFinished(own.delete)
  const { stderr } = await docent(['build'], own.dir)
  expect(stderr).toContain('socials.newsletter: Use an address')
  expect(stderr).toContain('blog/authors.yml:4')
})
