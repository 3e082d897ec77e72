import { type PageData, useCategory, usePage, useSite } from 'docent/theme'

interface Doc {
  metadata: { id?: string; title: string; description: string; permalink: string }
  frontMatter: Record<string, unknown>
  toc: { value: string; id: string; level: number }[]
}

function docOf({
  docId,
  title,
  description,
  route,
  extra = {},
  headings,
  toc = headings,
}: PageData): Doc {
  return {
    metadata: { id: docId, title, description, permalink: route },
    frontMatter: extra,
    toc: toc.map(({ html, id, level }) => ({ value: html, id, level })),
  }
}

/** The document that is shown. */
export const useDoc = (): Doc => docOf(usePage())

interface Version {
  name: string
  label: string
  isLast: boolean
  path: string
}

/** Versions of a docs instance, newest first. */
export function useVersions(docsId = 'default'): Version[] {
  const docs = useSite().docs.find(({ id }) => id === docsId)
  return (docs?.versions ?? []).map(({ name, label, isLast, href }) => ({
    name,
    label,
    isLast,
    path: href,
  }))
}

export function useLatestVersion(docsId?: string): Version | undefined {
  return useVersions(docsId).find(({ isLast }) => isLast)
}

export function useActiveVersion(docsId?: string): Version | undefined {
  const { version } = usePage()
  return useVersions(docsId).find(({ name }) => name === version)
}

export function useDocsVersion(): { version?: string; label?: string; isLast: boolean } {
  const { version, docsId } = usePage()
  const own = useVersions(docsId).find(({ name }) => name === version)
  return { version, label: own?.label, isLast: own?.isLast ?? true }
}

/** The version of the page that is shown, and its document. */
export function useActiveDocContext(docsId?: string) {
  const { docId, route } = usePage()
  const activeVersion = useActiveVersion(docsId)
  return {
    activeVersion,
    activeDoc: docId === undefined ? undefined : { id: docId, path: route },
    alternateDocVersions: {},
  }
}

/** No version is preferred while a page is rendered, because only browsers know the reader's choice. */
export const useDocsPreferredVersion = () => ({
  preferredVersion: null,
  savePreferredVersionName: (): void => undefined,
})

/** The fields of a sidebar entry that cards need. */
export interface CategoryItem {
  type: 'link'
  label: string
  href?: string
  description?: string
}

/** The category of the page in the sidebar. */
export function useCurrentSidebarCategory(): {
  type: 'category'
  label: string
  items: CategoryItem[]
} {
  const items = useCategory().map((entry) => ({ type: 'link' as const, ...entry }))
  return { type: 'category', label: usePage().title, items }
}
