import { manual, combine, converted, dropped, nested, same, when, type Rule } from './conversion.ts'
import { isRecord } from './docusaurus-site.ts'

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const options = nested({
  appId: same('search.appId'),
  apiKey: same('search.apiKey'),
  indexName: same('search.indexName'),
  contextualSearch: same('search.contextualSearch'),
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
        : [same('search.facetFilters')(facetFilters, [...keys, 'facetFilters'])]),
      ...Object.entries(others).map(([name, parameter]) =>
        same(`search.searchParameters.${name}`)(parameter, [...keys, name]),
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
  insights: manual('Add `clickAnalytics: true` to `search.searchParameters` if you need it.'),
  placeholder: dropped('The field’s placeholder is part of the interface.'),
  translations: dropped('The dialog’s messages are part of the interface.'),
  askAi: manual('docent has no chat. Link an assistant with the option `assistants`.'),
  transformItems: manual('Options that are functions can’t be migrated.'),
})

/** Converts DocSearch. In Docusaurus, results are filtered by version and language by default. */
export const convertAlgolia: Rule = (value, keys) =>
  combine([
    { options: { search: { provider: 'algolia', contextualSearch: true } }, findings: [] },
    options(value, keys),
  ])
