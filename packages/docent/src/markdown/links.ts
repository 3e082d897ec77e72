import { dirname, resolve } from 'node:path'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { SourceLink } from '../model/page.ts'
import { posixRelative } from '../files/posix-relative.ts'
import { errors } from '../errors/index.ts'
import { decodeSafely } from '../shared/decode.ts'
import { isExternal, splitHref } from '../shared/routes.ts'
import { isScriptAddress } from '../shared/script-address.ts'
import { FILE_SCHEME } from './file-link.ts'

/** Notes every link with its place, and marks links to source files for resolution. */
export function linksPlugin(
  file: string,
  siteDir: string,
  links: SourceLink[],
): MdastPluginDefinition {
  const note = (
    url: string,
    place: { line: number; column: number } | undefined,
    source: string,
  ): string => {
    if (isScriptAddress(url)) throw errors.scriptLink({ file, source, ...place, url })
    const target = markFileLink(url, file, siteDir)
    links.push({
      url,
      file,
      line: place?.line ?? 1,
      column: place?.column ?? 1,
      ...(target !== url && { resolved: target }),
    })
    return target
  }
  return defineMdastPlugin({
    name: 'docent-links',
    options: { position: true },
    link(node, context) {
      const url = note(node.url, node.position?.start, context.source)
      if (url !== node.url) context.setProperty(node, 'url', url)
    },
    definition(node, context) {
      const url = note(node.url, node.position?.start, context.source)
      if (url !== node.url) context.setProperty(node, 'url', url)
    },
    mdxJsxFlowElement(node, context) {
      noteHref(node, (url, place) => note(url, place, context.source))
    },
    mdxJsxTextElement(node, context) {
      noteHref(node, (url, place) => note(url, place, context.source))
    },
  })
}

interface JsxElement {
  attributes: readonly { type: string; name?: string; value?: unknown }[]
  position?: { start: { line: number; column: number } }
}

/** JSX links are checked too; their href stays as written, because only literal values are known here. */
function noteHref(
  node: JsxElement,
  note: (url: string, place?: { line: number; column: number }) => string,
): void {
  for (const attribute of node.attributes) {
    if (
      (attribute.name === 'href' || attribute.name === 'to') &&
      typeof attribute.value === 'string'
    ) {
      note(attribute.value, node.position?.start)
    }
  }
}

/** `./other.mdx#a` in `docs/x/page.mdx` becomes `docent-file:docs/x/other.mdx#a`; other links stay. */
export function markFileLink(url: string, file: string, siteDir: string): string {
  if (isExternal(url) || url.startsWith('#') || url.startsWith('/')) return url
  const { path, search, hash } = splitHref(url)
  if (!/\.mdx?$/.test(path)) return url
  return `${FILE_SCHEME}${posixRelative(siteDir, resolve(dirname(file), decodeSafely(path)))}${search}${hash}`
}
