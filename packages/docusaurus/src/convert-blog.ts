import { writePath } from 'docent/tools'
import {
  type Conversion,
  convert,
  dropped,
  manual,
  nested,
  NOTHING,
  type Rule,
  same,
  when,
} from './conversion.ts'
import { convertEditUrl } from './convert-addresses.ts'
import { frontMatterOption } from './convert-docs.ts'
import type { Blog, DocusaurusSite, Options } from './docusaurus-site.ts'
import { docsPath } from './read-docs-instances.ts'
import { Code, importsOf, writeValue } from './write-site.ts'

/** The package of the blog, and its plugin in the configuration. */
const BLOG = '@docent/blog'

/** Keys of the front matter of posts that the blog reads. */
const POST_KEYS = [
  'date',
  'authors',
  'tags',
  'author',
  'author_url',
  'author_title',
  'author_image_url',
  'authorURL',
  'authorTitle',
  'authorImageURL',
  'authorFBID',
  'authorTwitter',
]

const layout = manual('The layout of the blog can’t be replaced.')
const unchecked = dropped(
  'docent reports unknown authors and invalid front matter, and has no such check.',
)

const path: Rule = (value, keys) =>
  same(String(keys.at(-1)))(String(value).replace(/^\/+|\/+$/g, ''), keys)

/** Options that are in docent's blog under the same names, and what becomes of the others. */
function rules(folder: string, posts: string): Record<string, Rule> {
  return {
    path: (_, keys) => same('path')(posts, keys),
    routeBasePath: same('routeBasePath'),
    blogTitle: same('blogTitle'),
    blogDescription: same('blogDescription'),
    postsPerPage: same('postsPerPage'),
    blogSidebarTitle: same('blogSidebarTitle'),
    blogSidebarCount: same('blogSidebarCount'),
    tagsBasePath: path,
    archiveBasePath: when((value) => value === null, manual('docent always has an archive.'), path),
    authorsBasePath: path,
    pageBasePath: when(
      (value) => value === 'page',
      () => NOTHING,
      manual('Pages of lists are below `page`. Add redirects from the other addresses.'),
    ),
    authorsMapPath: same('authorsMapPath'),
    tags: when(
      (value) => typeof value === 'string' || value === false,
      same('tags'),
      () => NOTHING,
    ),
    showReadingTime: same('showReadingTime'),
    editUrl: convertEditUrl(posts, folder),
    feedOptions: nested({
      type: same('feedOptions.type'),
      title: same('feedOptions.title'),
      copyright: same('feedOptions.copyright'),
      limit: same('feedOptions.limit'),
      description: dropped('Feeds have the description of the blog.'),
      language: dropped('Feeds have the language of their locale.'),
      createFeedItems: manual('Functions can’t be migrated. Feeds have the newest posts.'),
      xslt: dropped('Feeds have no style sheet.'),
    }),
    id: () => NOTHING,
    editLocalizedFiles: dropped('"Edit this page" leads to the file that is shown.'),
    include: manual(
      'The blog reads all `.md` and `.mdx` files in its folder. Move the others out of it.',
    ),
    exclude: manual('The blog leaves out files whose names begin with `_`. Rename the files.'),
    truncateMarker: manual(
      'The marker is `<!-- truncate -->`, or `{/* truncate */}` in MDX. Replace others in the posts.',
    ),
    readingTime: manual('Functions can’t be migrated. docent counts 200 words a minute.'),
    sortPosts: when(
      (value) => value === 'descending',
      () => NOTHING,
      manual('The newest posts come first.'),
    ),
    processBlogPosts: manual('Functions can’t be migrated. Apply the changes to the posts.'),
    showLastUpdateTime: dropped('Posts show the date of their publication.'),
    showLastUpdateAuthor: dropped('Posts show their authors.'),
    admonitions: () => NOTHING,
    onInlineTags: unchecked,
    onInlineAuthors: unchecked,
    onUntruncatedBlogPosts: unchecked,
    blogListComponent: layout,
    blogPostComponent: layout,
    blogTagsListComponent: layout,
    blogTagsPostsComponent: layout,
    blogArchiveComponent: layout,
    blogAuthorsPostsComponent: layout,
    blogAuthorsListComponent: layout,
    // Another part of the migration converts them.
    remarkPlugins: () => NOTHING,
    rehypePlugins: () => NOTHING,
    beforeDefaultRemarkPlugins: () => NOTHING,
    beforeDefaultRehypePlugins: () => NOTHING,
    recmaPlugins: () => NOTHING,
  }
}

/** The first blog as a plugin of docent. Others are manual steps, because a site has one. */
export function convertBlog({ blogs, folder }: DocusaurusSite): Conversion {
  const [first, ...others] = blogs
  if (!first) return NOTHING
  const { entry } = first
  const posts = docsPath({ path: 'blog', ...entry.options }, folder)
  const { options, findings } = convert(entry.options, entry.optionKeys, rules(folder, posts))
  const { frontMatter, findings: keyFindings } = frontMatterOption(
    first.pages,
    'blog.frontMatter',
    POST_KEYS,
  )
  const given: Options = { ...options, ...(frontMatter && { frontMatter }) }
  const code = `blog(${Object.keys(given).length === 0 ? '' : writeValue(given)})`
  const plugin = new Code(code, { name: BLOG }, [
    `import { blog } from '${BLOG}'`,
    ...importsOf(given),
  ])
  return {
    options: { plugins: [plugin] },
    findings: [
      {
        kind: 'converted',
        subject: `blog: ${posts}`,
        text: `plugins: blog(), from ${BLOG}`,
        keys: entry.keys,
      },
      ...findings,
      ...keyFindings,
      ...undated(first),
      ...impossibleDays(first),
      ...others.map((other) => ({
        kind: 'manual' as const,
        subject: `${writePath(other.entry.keys)}: a second blog`,
        text: 'A site has one blog. Make this one a docs instance, or move its posts to the first one.',
        keys: other.entry.keys,
      })),
    ],
  }
}

/** Docusaurus asks git for the date of a post that has none. */
function undated({ pages }: Blog): Conversion['findings'] {
  return pages
    .filter(({ path: name }) => !/\d{4}[-/]\d{1,2}[-/]\d{1,2}/.test(name))
    .filter(({ frontMatter }) => !frontMatter.some(({ key }) => key === 'date'))
    .map(({ file }) => ({
      kind: 'manual',
      subject: 'a post without a date',
      text: 'Add `date` to its front matter. Docusaurus uses the date of its first commit.',
      file,
      line: 1,
    }))
}

/** YAML counts days that a month doesn't have on into the next one. docent's blog has an error for them. */
function impossibleDays({ pages }: Blog): Conversion['findings'] {
  return pages.flatMap(({ path: name, file, frontMatter }) =>
    frontMatter.flatMap(({ key, value, line }): Conversion['findings'] => {
      const [, day, time = ''] =
        (key === 'date' && /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(String(value))) || []
      const read = day === undefined ? Number.NaN : Date.parse(`${day}T00:00Z`)
      const meant = Number.isNaN(read) ? day : new Date(read).toISOString().slice(0, 10)
      if (day === undefined || meant === undefined || meant === day) return []
      const text = `The day doesn’t exist. Docusaurus reads it as \`date: ${meant}${time}\`: write that.`
      const edit = { file, line, before: day, after: meant }
      return [{ kind: 'manual', subject: `${name}: date ${day}`, text, file, line, edit }]
    }),
  )
}
