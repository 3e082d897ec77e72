import { buildIndex, type IndexPage } from '../../src/search/index/build-index.ts'
import { createEngine, type Engine } from '../../src/search/engine/engine.ts'
import { shardFile, type IndexHead, type TermShard } from '../../src/search/engine/index-format.ts'
import type { SectionText } from '../../src/shared/records/searchable-page.ts'

/** A section of a test page. */
export const section = (
  heading: string,
  text: string,
  rest: Partial<SectionText> = {},
): SectionText => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  level: heading === '' ? 1 : 2,
  heading,
  text,
  code: '',
  ...rest,
})

/** A page with an introduction and sections. */
export const page = (
  route: string,
  title: string,
  intro: string,
  sections: SectionText[] = [],
  rest: Partial<IndexPage> = {},
): IndexPage => ({ route, title, sections: [section('', intro), ...sections], ...rest })

export const file = <T>(files: ReadonlyMap<string, string>, path: string): T => {
  const content = files.get(path)
  if (content === undefined) throw new Error(`The index has no file ${path}.`)
  return JSON.parse(content) as T
}

/** An engine with the whole index, or with its fields only. */
export function engineOf(
  pages: IndexPage[],
  { synonyms = [], headsOnly = false }: { synonyms?: string[][]; headsOnly?: boolean } = {},
): Engine {
  const files = buildIndex(pages, synonyms)
  const head = file<IndexHead>(files, 'index.json')
  const engine = createEngine(head)
  if (!headsOnly)
    head.shards.forEach((_, shard) =>
      engine.addShard(shard, file<TermShard>(files, shardFile(head.version, shard))),
    )
  return engine
}
