import { Window } from 'happy-dom'

/** Everything that an application sends for certain addresses: its documents and their scripts. */
export interface ServedApp {
  documents: string[]
  scripts: string[]
}

const SCRIPT = /<script\b[^>]*\bsrc=["']([^"']+)["']/g
/** A link to another server of the example. */
const LINK = /<a\b[^>]*\bhref=["'](http:\/\/localhost:\d+[^"']*)["']/g
const IMPORT = /\b(?:from|import)\s*\(?\s*["']([./][^"']*)["']/g

/** @throws if an address doesn't respond with a document */
export async function fetchApp(addresses: readonly URL[]): Promise<ServedApp> {
  const visited = await Promise.all(addresses.map(fetchText))
  const linked = visited.flatMap((html) =>
    [...html.matchAll(LINK)].map(([, address = '']) => new URL(address)),
  )
  const all = [...addresses, ...linked]
  const documents = [...visited, ...(await Promise.all(linked.map(fetchText)))]
  const scripts = new Map<string, string>()
  const load = async (address: URL): Promise<void> => {
    if (isTool(address) || scripts.has(address.href)) return
    scripts.set(address.href, '')
    const text = await fetchText(address)
    scripts.set(address.href, text)
    await Promise.all(
      [...text.matchAll(IMPORT)].map(([, path = '']) => load(new URL(path, address))),
    )
  }
  await Promise.all(
    documents.flatMap((html, index) =>
      [...html.matchAll(SCRIPT)].map(([, path = '']) => load(new URL(path, all[index]))),
    ),
  )
  return { documents, scripts: [...scripts.values()] }
}

/** Files of the development server and of packages, which aren't part of the example. */
function isTool({ pathname }: URL): boolean {
  return pathname.startsWith('/@') || pathname.includes('/node_modules/')
}

async function fetchText(address: URL): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address.href} answers with ${response.status}.`)
  return response.text()
}

/**
 * Selectors that neither match an element of a document nor occur in a script. An element that a
 * script creates counts if the script contains each name and value of the selector.
 */
export function missingSelectors(app: ServedApp, selectors: readonly string[]): string[] {
  const parser = new new Window().DOMParser()
  const roots = app.documents.map((html) =>
    // Templates contain elements that scripts add later.
    parser.parseFromString(html.replace(/<(\/?)template\b/g, '<$1div'), 'text/html'),
  )
  const code = [...app.documents, ...app.scripts].join('\n')
  return selectors.filter(
    (selector) =>
      !roots.some((root) => root.querySelector(selector) !== null) &&
      !(selector.match(/[\w-]{2,}/g) ?? []).every((word) => code.includes(word)),
  )
}
