import { writePath } from 'docent/tools'
import {
  combine,
  type Conversion,
  convert,
  converted,
  dropped,
  listAt,
  manual,
  nested,
  NOTHING,
  optionsAt,
  type Rule,
  same,
  when,
} from './conversion.ts'
import { convertHref, convertTo, logoAt } from './convert-addresses.ts'
import { convertNavbar } from './convert-navbar.ts'
import { asList, isRecord, type Options } from './docusaurus-site.ts'
import { Code, pluginCall } from './write-site.ts'

/** Magic comments that both generators support by default. */
const OWN_COMMENTS = ['theme-code-block-highlighted-line']

/** Converts `themeConfig`, whose options are at docent's top level. */
export function themeConfigRule(site: { url: string; baseUrl: string }): Rule {
  return nested({
    navbar: convertNavbar,
    footer: convertFooter,
    algolia: convertAlgolia,
    colorMode: nested({
      defaultMode: same('colorMode.defaultMode'),
      disableSwitch: same('colorMode.disableSwitch'),
      respectPrefersColorScheme: same('colorMode.respectPrefersColorScheme'),
      switchConfig: dropped('The switch has its own icons.'),
    }),
    tableOfContents: nested({
      minHeadingLevel: same('tableOfContents.minHeadingLevel'),
      maxHeadingLevel: same('tableOfContents.maxHeadingLevel'),
    }),
    docs: nested({
      sidebar: nested({
        hideable: same('sidebar.hideable'),
        autoCollapseCategories: same('sidebar.autoCollapseCategories'),
      }),
      versionPersistence: dropped('docent keeps the chosen version in the browser.'),
    }),
    announcementBar: when(isRecord, announcementBar, () => NOTHING),
    image: converted('headTags: og:image', (value) => ({
      headTags: [meta({ property: 'og:image', content: absolute(String(value), site) })],
    })),
    metadata: (value, keys) => ({
      options: { headTags: asList(value).filter(isRecord).map(meta) },
      findings: [{ kind: 'converted', subject: writePath(keys), text: 'headTags', keys }],
    }),
    prism: nested({
      theme: dropped('Code has the theme’s colors. Change them with tokens (`--tk-…`).'),
      darkTheme: dropped('Code has the theme’s colors. Change them with tokens (`--tk-…`).'),
      additionalLanguages: dropped('docent highlights all common languages.'),
      defaultLanguage: manual('Add the language to the fences that have none.'),
      magicComments: (value, keys) =>
        listAt('codeBlocks.magicComments', value, keys, (comment, at) =>
          OWN_COMMENTS.includes(String(comment.className))
            ? NOTHING
            : {
                options: comment,
                findings: [
                  {
                    kind: 'same',
                    subject: writePath(at),
                    text: 'codeBlocks.magicComments',
                    keys: at,
                  },
                ],
              },
        ),
    }),
    zoom: imageZoom,
    imageZoom,
    zoomSelector: converted('imageZoom.selector', (value) =>
      optionsAt('imageZoom.selector', value),
    ),
    liveCodeBlock: manual('docent doesn’t support live code. Create an island.'),
    mermaid: dropped('Diagrams have the colors of the theme.'),
    gtag: manual(
      'Install `@docent/analytics`, and add `analytics()` with the measurement ID to `plugins`.',
    ),
  })
}

const announcementBar: Rule = (value, keys) => {
  const { options, findings } = nested({
    id: same('announcementBar.id'),
    content: same('announcementBar.content'),
    backgroundColor: same('announcementBar.backgroundColor'),
    textColor: same('announcementBar.textColor'),
    isCloseable: same('announcementBar.isCloseable'),
  })(value, keys)
  const bar = options.announcementBar as Options
  return { options: { announcementBar: { id: 'announcement-bar', ...bar } }, findings }
}

/** Options of the medium-zoom plugins. */
const imageZoom: Rule = (value, keys) => {
  const { selector, background } = isRecord(value) ? value : {}
  const colors = isRecord(background) ? { background } : {}
  return {
    options: {
      imageZoom: { ...(typeof selector === 'string' && { selector }), ...colors },
    },
    findings: [{ kind: 'converted', subject: writePath(keys), text: 'imageZoom', keys }],
  }
}

function meta(attributes: Options): Options {
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)])
  return { tag: 'meta', attributes: Object.fromEntries(texts) as Options }
}

function absolute(path: string, { url, baseUrl }: { url: string; baseUrl: string }): string {
  return URL.canParse(path) ? path : new URL(path.replace(/^\//, ''), `${url}${baseUrl}`).href
}

const ITEM: Record<string, Rule> = {
  label: same('label'),
  to: convertTo,
  href: convertHref,
  html: same('html'),
  type: dropped('Footer links have no types.'),
  className: dropped('Footer links have no classes.'),
  target: dropped('Links open in the same tab.'),
  rel: dropped('docent sets it.'),
  position: dropped('Footer links have no positions.'),
  prependBaseUrlToHref: dropped('`to` gets the base URL, and `href` does not.'),
  autoAddBaseUrl: dropped('`to` gets the base URL, and `href` does not.'),
  'aria-label': manual('The label is the accessible name, so write it there.'),
}

const convertItem = (item: Options, keys: readonly PropertyKey[]): Conversion =>
  convert(item, keys, ITEM)

/** A column, or a single link. */
function convertEntry(entry: Options, keys: readonly PropertyKey[]): Conversion {
  if (!('items' in entry || 'title' in entry)) return convertItem(entry, keys)
  return combine([
    { options: { title: 'Links', items: [] }, findings: [] },
    convert(entry, keys, {
      title: when(
        Boolean,
        same('title'),
        converted('title: a column needs one', () => ({})),
      ),
      items: (value, at) => listAt('items', value, at, convertItem),
      className: dropped('Columns have no classes.'),
    }),
  ])
}

/** If the configuration computes the year, the new one must too. Otherwise, the year would no longer change. */
const copyright: Rule = when(
  (value) => String(value).includes(String(new Date().getFullYear())),
  converted('footer.copyright, with the current year', (value) => ({
    footer: { copyright: withCurrentYear(String(value)) },
  })),
  same('footer.copyright'),
)

function withCurrentYear(text: string): Code {
  const literal = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replace(/[`$]/g, '\\$&')
  const year = String(new Date().getFullYear())
  return new Code(`\`${literal.replaceAll(year, '${new Date().getFullYear()}')}\``, text)
}

/** Converts the footer. */
export const convertFooter: Rule = nested({
  style: same('footer.style'),
  links: (value, keys) => listAt('footer.links', value, keys, convertEntry),
  logo: logoAt('footer.logo'),
  copyright,
})

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const options = nested({
  appId: same('algolia.appId'),
  apiKey: same('algolia.apiKey'),
  indexName: same('algolia.indexName'),
  contextualSearch: same('algolia.contextualSearch'),
  externalUrlRegex: same('search.externalUrlRegex'),
  searchPagePath: when(
    (value) => typeof value === 'string',
    same('search.searchPagePath'),
    manual('docent always has a results page. Its default route is /search.'),
  ),
  searchParameters: (value, keys) => {
    const { facetFilters, ...others } = isRecord(value) ? value : {}
    const parts = [
      ...(facetFilters === undefined
        ? []
        : [same('algolia.facetFilters')(facetFilters, [...keys, 'facetFilters'])]),
      ...Object.entries(others).map(([name, parameter]) =>
        same(`algolia.searchParameters.${name}`)(parameter, [...keys, name]),
      ),
    ]
    return combine(parts)
  },
  replaceSearchResultPathname: converted('search.replaceSearchResultPathname', (value) => {
    const { from, to } = isRecord(value) ? value : {}
    return {
      search: {
        replaceSearchResultPathname: {
          from: from instanceof RegExp ? from.source : escaped(String(from)),
          to,
        },
      },
    }
  }),
  insights: manual('Add `clickAnalytics: true` to `searchParameters` of algolia() if you need it.'),
  placeholder: dropped('The field’s placeholder is part of the interface.'),
  translations: dropped('The dialog’s messages are part of the interface.'),
  askAi: manual('docent has no chat. Link an assistant with the `assistants` option.'),
  transformItems: manual('Options that are functions can’t be migrated.'),
})

/** Converts DocSearch. In Docusaurus, results are filtered by version and language by default. */
const convertAlgolia: Rule = (value, keys) => {
  const { options: made, findings } = combine([
    { options: { algolia: { contextualSearch: true } }, findings: [] },
    options(value, keys),
  ])
  const { algolia, ...others } = made
  return { options: { ...others, plugins: [pluginCall('algolia', algolia)] }, findings }
}
