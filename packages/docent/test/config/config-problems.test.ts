import { expect, test } from 'vitest'
import { problemsWith } from './helpers.ts'

test('the error for an unknown key suggests the nearest known one', () => {
  expect(problemsWith({ tagLine: 'Test anything' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: tagLine is not a known option.
      Fix: Did you mean "tagline"?"
  `)
  expect(problemsWith({ navbar: { hideOnScrol: true } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: navbar.hideOnScrol is not a known option.
      Fix: Did you mean "hideOnScroll"? Known options: "title", "logo", "hideOnScroll", "items"."
  `)
  expect(problemsWith({ colorMode: { theme: 'dark' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: colorMode.theme is not a known option.
      Fix: Known options: "defaultMode", "disableSwitch", "respectPrefersColorScheme"."
  `)
})

test('a missing option is reported', () => {
  expect(problemsWith({ title: undefined })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: title is missing.
      Fix: Add it: a string."
  `)
  expect(problemsWith({ announcementBar: { content: 'News' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: announcementBar.id is missing.
      Fix: Add it: a string."
  `)
})

test('one error lists all problems, each with its fix', () => {
  expect(
    problemsWith({
      titel: 'Docs',
      url: 'docs.example.com',
      baseUrl: 'docs',
      onBrokenLinks: 'warning',
      tableOfContents: { minHeadingLevel: 4 },
      docs: { showLastUpdateTime: 'yes', 'edit-url': 'x' },
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 7 problems:
      - url is "docs.example.com"
        Write only the scheme and host, for example "https://docs.example.com". Set the path in baseUrl.
      - baseUrl is "docs"
        Start and end it with a slash, for example "/docs/". Use "/" for the root of the host.
      - onBrokenLinks is "warning"
        Choose one of: "throw", "warn", "ignore".
      - docs.showLastUpdateTime is "yes"
        Set it to true or false.
      - docs["edit-url"] is not a known option
        Did you mean "editUrl"?
      - tableOfContents is { minHeadingLevel: 4 }
        maxHeadingLevel (3) must not be below minHeadingLevel (4).
      - titel is not a known option
        Did you mean "title"?
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test('an address with a path has to be split into two options', () => {
  expect(problemsWith({ url: 'https://example.com/docs' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: url is "https://example.com/docs".
      Fix: Write only the scheme and host, for example "https://docs.example.com". Set the path in baseUrl."
  `)
})

test('an unknown type of navbar item', () => {
  expect(
    problemsWith({
      navbar: {
        items: [
          { label: 'a', to: '/' },
          { type: 'docz', docId: 'a' },
        ],
      },
    }),
  ).toMatchInlineSnapshot(`
    "[unknown-navbar-item-type] The navbar item navbar.items[1] has the unknown type "docz".
      Fix: Did you mean "doc"? Known types: "default", "dropdown", "localeDropdown", "search", "html", "doc", "docSidebar", "docsVersion", "docsVersionDropdown"."
  `)
})

test("a navbar item where it isn't allowed", () => {
  const items = [{ label: 'More', items: [{ type: 'search' }, { label: 'a', items: [] }] }]
  expect(problemsWith({ navbar: { items } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - navbar.items[0].items[0].type is "search"
        Choose one of: "default", "html", "doc", "docSidebar", "docsVersion".
      - navbar.items[0].items[1].type is missing
        Choose one of: "default", "html", "doc", "docSidebar", "docsVersion".
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test('an icon that docent does not have is named with the nearest one', () => {
  const problems = problemsWith({
    navbar: { items: [{ label: 'Code', to: '/a', icon: 'sorce' }] },
  })
  expect(problems).toContain('navbar.items[0].icon is "sorce"')
  expect(problems).toContain('Did you mean "source"?')
})

test('navbar links have one target and a name', () => {
  expect(
    problemsWith({
      navbar: {
        items: [
          { label: 'Nowhere' },
          { label: 'Twice', to: '/a', href: 'https://example.com' },
          { icon: 'source', href: 'https://example.com' },
          { label: 'Regex', to: '/a', activeBaseRegex: '(' },
          { label: 'Place', to: '/a', position: 'centre' },
        ],
      },
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 5 problems:
      - navbar.items[0] is { label: "Nowhere" }
        Add \`to\` with a route of this site, or \`href\` with another address.
      - navbar.items[1] is { label: "Twice", to: "/a", href: "https://example.com" }
        Remove either \`to\` or \`href\`: a link has one target.
      - navbar.items[2].label is missing
        Add a \`label\`; a link with an \`icon\` may have an \`ariaLabel\` instead.
      - navbar.items[3].activeBaseRegex is "("
        Write a valid regular expression as a string, with "\\\\" for each backslash.
      - navbar.items[4].position is "centre"
        Choose one of: "left", "right".
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test('a footer is columns or a row', () => {
  const column = { title: 'Company', items: [{ label: 'About', to: '/about' }] }
  const link = { label: 'Blog', href: 'https://example.com' }
  expect(problemsWith({ footer: { links: [column, link] } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: footer.links is [{ title: "Company", items: […] }, { label: "Blog", href: "https://exam….
      Fix: It mixes columns (1) with single links (1): give every entry \`title\` and \`items\`, or none."
  `)
  expect(problemsWith({ footer: { links: [{ ...column, items: [{ label: 'About' }] }] } }))
    .toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: footer.links[0].items[0] is { label: "About" }.
      Fix: Write a link, { label, to } or { label, href }, or raw HTML, { html }."
  `)
})

test('locales are consistent', () => {
  expect(
    problemsWith({ i18n: { defaultLocale: 'en', locales: ['de'], localeConfigs: { fr: {} } } }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - i18n.defaultLocale is "en"
        It must be one of \`locales\`. Choose one of: "de".
      - i18n.localeConfigs.fr is {}
        Add "fr" to \`i18n.locales\`, or remove this entry.
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test('versions are consistent', () => {
  const versions = { current: {}, '2.0': {} }
  expect(problemsWith({ docs: { versions, lastVersion: '2.1', onlyIncludeVersions: ['curent'] } }))
    .toMatchInlineSnapshot(`
      "[invalid-config] The configuration has 2 problems:
        - docs.lastVersion is "2.1"
          It must be a key of \`versions\`. Did you mean "2.0"? Choose one of: "current", "2.0".
        - docs.onlyIncludeVersions[0] is "curent"
          It must be a key of \`versions\`. Did you mean "current"? Choose one of: "current", "2.0".
        Fix: Correct these values. The fix for each is in the line below it."
    `)
  expect(problemsWith({ docs: { versions: {} } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs.versions is {}.
      Fix: Name at least one: { current: {} }."
  `)
})

test('docs instances have different IDs', () => {
  expect(problemsWith({ docs: [{}, { path: 'community' }] })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs[1].id is missing.
      Fix: Give every docs instance a different id."
  `)
})

test('sidebar entries are checked at any depth', () => {
  const guides = [
    'intro',
    { type: 'category', label: 'More', items: [{ type: 'lnk' }, { label: 'x' }] },
  ]
  expect(problemsWith({ docs: { sidebars: { guides } } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - docs.sidebars.guides[1].items[0].type is "lnk"
        Did you mean "link"? Choose one of: "autogenerated", "doc", "link", "html", "category".
      - docs.sidebars.guides[1].items[1].type is missing
        Choose one of: "autogenerated", "doc", "link", "html", "category".
      Fix: Correct these values. The fix for each is in the line below it."
  `)
  expect(problemsWith({ docs: { sidebars: { guides: { type: 'autogenerated' } } } }))
    .toMatchInlineSnapshot(`
      "[invalid-config] The configuration is invalid: docs.sidebars.guides.dirName is missing.
        Fix: Add it: a string."
    `)
})

test('sidebars have one source', () => {
  expect(problemsWith({ docs: { sidebars: {}, sidebarPath: 'sidebars.ts' } }))
    .toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs.sidebarPath is "sidebars.ts".
      Fix: Remove it or \`sidebars\`, because both define the sidebars."
  `)
})

test('only a Zod object extends the front matter', () => {
  expect(problemsWith({ docs: { frontMatter: { product: 'string' } } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs.frontMatter is { product: "string" }.
      Fix: Write a Zod object: z.object({ key: z.string().optional() })."
  `)
})

test('search options belong to their provider', () => {
  expect(problemsWith({ search: { provider: 'algolia', appId: 'a' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - search.apiKey is missing
        Add it: a string.
      - search.indexName is missing
        Add it: a string.
      Fix: Correct these values. The fix for each is in the line below it."
  `)
  expect(problemsWith({ search: { provider: 'elastic' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search.provider is "elastic".
      Fix: Choose one of: "embedded", "algolia"."
  `)
  expect(problemsWith({ search: { appId: 'a' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search.appId is not a known option.
      Fix: Known options: "provider", "searchPagePath", "externalUrlRegex", "replaceSearchResultPathname", "feedbackUrl", "maxResults", "synonyms", "contextualSearch"."
  `)
  expect(problemsWith({ search: true })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search is true.
      Fix: Set it to an object."
  `)
})

test('paths stay inside the site', () => {
  expect(problemsWith({ outDir: '../dist', staticDir: '/static' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - staticDir is "/static"
        Write a path relative to the site folder, without a leading slash and without "..".
      - outDir is "../dist"
        Write a path relative to the site folder, without a leading slash and without "..".
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test.each<[string, Record<string, unknown>]>([
  ['search.searchPagePath', { search: { searchPagePath: '../../find' } }],
  ['docs.routeBasePath', { docs: { routeBasePath: '/../docs' } }],
  ['docs.versions.current.path', { docs: { versions: { current: { path: '..' } } } }],
  [
    'i18n.localeConfigs.fr.path',
    { i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { path: 'a/../..' } } } },
  ],
  ['redirects[0].from', { redirects: [{ from: '/../old', to: '/new' }] }],
  ['redirects[0].from', { redirects: [{ from: '/%2e%2e/old', to: '/new' }] }],
])('addresses stay below the base URL: %s', (option, config) => {
  const text = problemsWith(config)
  expect(text).toContain(option)
  expect(text).toContain('without ".."')
})

test.each(['img[', 'img:where(', 'a,,b', ''])('"%s" is no selector', (selector) => {
  expect(problemsWith({ imageZoom: { selector } })).toMatch(/imageZoom\.selector[\s\S]*Write a/)
})

test('redirects start from different routes', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/a', to: '/c' },
    { from: 'd', to: 'e' },
  ]
  expect(problemsWith({ redirects: redirects.slice(0, 2) })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: redirects[1].from is "/a".
      Fix: Remove one entry. A route can have only one redirect."
  `)
  expect(problemsWith({ redirects: redirects.slice(2) })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - redirects[0].from is "d"
        Write a route that starts with a slash, for example "/old-guide": no query, no hash, no wildcard.
      - redirects[0].to is "e"
        Write a route that starts with a slash, or an absolute URL.
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test('redirects have no wildcards and cover every form of an address', () => {
  const from = (...addresses: string[]) =>
    problemsWith({ redirects: addresses.map((address) => ({ from: address, to: '/new' })) })
  expect(from('/a', '/a/')).toContain('A route can have only one redirect')
  expect(from('/a', '/a.html')).toContain('A route can have only one redirect')
  for (const wrong of ['/a/*', '/:name', '/a?b=1', '/a#b', '//a', '/a b'])
    expect(from(wrong), wrong).toContain('no query, no hash, no wildcard')
  expect(from('/%zz')).toContain('valid percent encoding')
})

test('feeds have unique paths, and their entries have dates and addresses', () => {
  const item = { title: 'A', link: '/a', date: '2025-01-01' }
  const feed = { path: 'a.xml', title: 'A', items: [item] }
  expect(
    problemsWith({
      feeds: [
        feed,
        feed,
        { ...feed, path: '/b.xml' },
        { ...feed, path: 'sitemap.xml' },
        { ...feed, path: 'c.xml', items: [] },
        { ...feed, path: 'd.xml', items: [item, item, { ...item, link: 'a', date: '1.2.2025' }] },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 5 problems:
      - feeds[2].path is "/b.xml"
        Write a path below the base URL that ends in ".xml" or ".atom", for example "changelog.xml".
      - feeds[4].items is []
        Add an entry, or remove the feed.
      - feeds[5].items[2].link is "a"
        Write a route that starts with a slash, or an absolute URL.
      - feeds[5].items[2].date is "1.2.2025"
        Write an ISO 8601 date or time, for example "2026-08-18" or "2026-08-18T09:30:00Z".
      - feeds[5].items[1].link is "/a"
        Give each entry a different address, because it identifies the entry.
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test("a feed can't have the path of another file", () => {
  const items = [{ title: 'A', link: '/a', date: '2025-01-01' }]
  const paths = ['a.xml', 'a.xml', 'sitemap.xml']
  const problems = problemsWith({ feeds: paths.map((path) => ({ path, title: 'A', items })) })
  expect(problems).toContain('feeds[1].path is "a.xml"')
  expect(problems).toContain('feeds[2].path is "sitemap.xml"')
  expect(problems).toContain('Choose another path')
})

test('a value of a completely different type', () => {
  expect(problemsWith({ navbar: [], imageZoom: true, docs: 'docs', feeds: 1 }))
    .toMatchInlineSnapshot(`
      "[invalid-config] The configuration has 4 problems:
        - docs is "docs"
          Set it to an object.
        - navbar is []
          Set it to an object.
        - imageZoom is true
          Set it to an object.
        - feeds is 1
          Set it to a list.
        Fix: Correct these values. The fix for each is in the line below it."
    `)
})

test('the Markdown copies are on or off', () => {
  expect(problemsWith({ markdownPages: 'yes' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: markdownPages is "yes".
      Fix: Set it to true or false."
  `)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:x',
  'java\nscript:x',
  '\u0001javascript:x',
  'data:text/html,x',
])('a link to %j is refused wherever a link can be', (href) => {
  const fix = "Links can't run code."
  expect(problemsWith({ navbar: { items: [{ label: 'x', href }] } })).toContain(fix)
  expect(problemsWith({ navbar: { items: [{ label: 'x', to: href }] } })).toContain(fix)
  expect(problemsWith({ navbar: { logo: { src: 'x.svg', href } } })).toContain(fix)
  expect(problemsWith({ footer: { links: [{ label: 'x', href }] } })).toContain(fix)
  const item = { type: 'link', label: 'x', href }
  expect(problemsWith({ docs: { sidebars: { main: [item] } } })).toContain(fix)
  expect(problemsWith({ integrations: { privacyPolicy: href } })).toContain(fix)
  for (const config of [{ editUrl: href }, { docs: { editUrl: href } }])
    expect(problemsWith(config)).toContain('Write an absolute URL that begins with https://.')
  const opened = `${href}//{url}`
  expect(problemsWith({ assistants: [{ name: 'x', url: opened }] })).toMatch(
    /run code|whole address/,
  )
})

test('link previews need fonts in a format that can be drawn, and hexadecimal colors', () => {
  expect(problemsWith({ linkPreviews: {} })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: linkPreviews.fonts is missing.
      Fix: Add it: an object."
  `)
  expect(
    problemsWith({
      linkPreviews: {
        images: 'pages',
        logo: '/logo.svg',
        fonts: { text: [], code: ['src/fonts/mono.css'] },
        colors: { bar: 'orange', accent: '#fff' },
      },
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 6 problems:
      - linkPreviews.images is "pages"
        Did you mean "page"? Choose one of: "page", "section".
      - linkPreviews.logo is "/logo.svg"
        Name an SVG, PNG, JPEG, or WebP file in the static folder, without a leading slash.
      - linkPreviews.fonts.text is []
        Name at least one font file.
      - linkPreviews.fonts.code[0] is "src/fonts/mono.css"
        Name a font file that ends with .woff2, .woff, .ttf, or .otf.
      - linkPreviews.colors.bar is "orange"
        Write a hexadecimal color, such as "#1e3a5f".
      - linkPreviews.colors.accent is not a known option
        Known options: "background", "title", "description", "section", "bar".
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test("an assistant has a complete address with a placeholder for the page's", () => {
  const problems = ['javascript://%0aalert(1){url}', '/open?q={url}', 'https://a.dev/?q='].map(
    (url) => problemsWith({ assistants: [{ name: 'A', url }] }),
  )
  expect(problems).toMatchInlineSnapshot(`
    [
      "[invalid-config] The configuration is invalid: assistants[0].url is "javascript://%0aalert(1){url}".
      Fix: Write an assistant's address. Links can't run code.",
      "[invalid-config] The configuration is invalid: assistants[0].url is "/open?q={url}".
      Fix: Write a complete address, for example "https://cursor.com/link/prompt?text={url}".",
      "[invalid-config] The configuration is invalid: assistants[0].url is "https://a.dev/?q=".
      Fix: Put {url} where the address of the page belongs.",
    ]
  `)
})

test('links to other sites are allowed by the prefix of their address', () => {
  expect(problemsWith({ externalLinks: { allow: ['linkedin.com'], maxAgeDays: -1 } }))
    .toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - externalLinks.allow[0] is "linkedin.com"
        Write the beginning of an address, for example "https://www.linkedin.com/".
      - externalLinks.maxAgeDays is -1
        Write a number of days, 0 or more.
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})
