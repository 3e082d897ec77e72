import type { LoadedSet } from '../shared/records/content.ts'
import { errors } from '../errors/index.ts'
import { locateKey } from './front-matter.ts'

/**
 * Checks the sidebars and documents that front matter names.
 * @throws DocentError with the line of the first one that doesn't exist
 */
export function checkNamedIds({
  docs,
  byId,
  draftIds,
  sidebars,
}: Pick<LoadedSet, 'docs' | 'byId' | 'draftIds' | 'sidebars'>): void {
  for (const { file, frontMatter } of docs) {
    const { displayed_sidebar: sidebar } = frontMatter
    if (typeof sidebar === 'string' && !sidebars.has(sidebar))
      throw errors.unknownSidebarId({
        id: sidebar,
        available: [...sidebars.keys()],
        where: '`displayed_sidebar`',
        ...locateKey(file, 'displayed_sidebar'),
      })
    for (const key of ['pagination_prev', 'pagination_next'] as const) {
      const id = frontMatter[key]
      if (typeof id === 'string' && !byId.has(id) && !draftIds.includes(id))
        throw errors.unknownDocId({
          id,
          available: [...byId.keys()],
          where: `\`${key}\``,
          ...locateKey(file, key),
        })
    }
  }
}
