import { basename, dirname, resolve } from 'node:path'

/** A checked-out Docusaurus site with its packages installed. */
export interface MovedSite {
  name: string
  /** Absolute path. */
  folder: string
  /** Page that is loaded in the browser. */
  route: string
}

export const CONFIG_NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (type) => `docusaurus.config.${type}`,
)

/**
 * Parses a site's argument on the command line. Sites are often in a folder named `website`, so the name includes the
 * parent folder.
 * @example movedSite('redux/website#/faq', '/work')
 *   // { name: 'redux-website', folder: '/work/redux/website', route: '/faq' }
 */
export function movedSite(argument: string, cwd: string): MovedSite {
  const [path = '', route = '/'] = argument.split('#')
  const folder = resolve(cwd, path)
  return { name: `${basename(dirname(folder))}-${basename(folder)}`, folder, route }
}

/**
 * A configuration that adds the flags of Docusaurus's fastest build to the site's configuration, which may be a
 * function. These flags require one of the flags for version 4, which doesn't affect pages.
 * @param name file name of the site's configuration
 */
export function fasterConfig(name: string): string {
  return [
    `import site from './${name}'`,
    '',
    'export default async () => {',
    "  const config = await (typeof site === 'function' ? site() : site)",
    '  const v4 = config.future?.v4 ?? { removeLegacyPostBuildHeadAttribute: true }',
    '  return { ...config, future: { ...config.future, v4, faster: true } }',
    '}',
    '',
  ].join('\n')
}
