import { htmlToText } from '../shared/html.ts'

/** What React writes before everything else, wherever it is in the tree. */
const HOISTED = /^<(?:(?:meta|link)\b[^>]*>|title\b[^>]*>[\s\S]*?<\/title>)/
const MARKED = /<docent-head>([\s\S]*?)<\/docent-head>/g
const TITLE = /<title\b[^>]*>([\s\S]*?)<\/title>/g

export interface ArticleHead {
  /** The article without them. */
  html: string
  /** Elements for the document's head. */
  head?: string
  /** Title of the document. */
  title?: string
}

/** Takes out what components and MDX put into the document's head. */
export function takeHead(source: string): ArticleHead {
  const taken: string[] = []
  // What React preloads for the article stays with it.
  const kept: string[] = []
  let html = source
  for (let tag = HOISTED.exec(html)?.[0]; tag !== undefined; tag = HOISTED.exec(html)?.[0]) {
    if (/\srel="preload"/.test(tag)) kept.push(tag)
    else taken.push(tag)
    html = html.slice(tag.length)
  }
  for (const [, content = ''] of html.matchAll(MARKED)) taken.push(content)
  const head = taken.join('')
  const title = [...head.matchAll(TITLE)].at(-1)?.[1]
  const rest = head.replace(TITLE, '').trim()
  return {
    html: kept.join('') + html.replace(MARKED, ''),
    ...(rest !== '' && { head: rest }),
    ...(title !== undefined && { title: htmlToText(title) }),
  }
}
