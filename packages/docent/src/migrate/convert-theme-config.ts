import { writePath } from '../config/config-problems.ts'
import { convertFooter } from './convert-footer.ts'
import { convertNavbar } from './convert-navbar.ts'
import { convertAlgolia } from './convert-search.ts'
import {
  manual,
  converted,
  dropped,
  listAt,
  nested,
  NOTHING,
  optionsAt,
  same,
  when,
  type Rule,
} from './conversion.ts'
import { asList, isRecord, type Options } from './docusaurus-site.ts'

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
    gtag: manual('Set `integrations.analytics` to the measurement ID.'),
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
