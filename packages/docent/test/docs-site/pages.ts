import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../docs-site/docs')
const GUIDE = join(DOCS, 'guide')

/** A code sample on a page. */
export interface Sample {
  language: string
  /** The file name in its title. */
  file?: string
  code: string
}

export interface GuidePage {
  /** `getting-started.md` */
  name: string
  text: string
  samples: Sample[]
}

/** The pages of the guide with their samples. */
export const guidePages: GuidePage[] = readdirSync(GUIDE).map((name) => readPage(GUIDE, name))

export const frontPage: GuidePage = readPage(DOCS, 'index.mdx')

function readPage(folder: string, name: string): GuidePage {
  const text = readFileSync(join(folder, name), 'utf8')
  return { name, text, samples: readSamples(text) }
}

/** Code fences of a page. A fence that contains others has more backticks. */
function readSamples(text: string): Sample[] {
  const FENCE = /^([ \t]*)(`{3,})(\S+)?([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm
  return [...text.matchAll(FENCE)].map(([, indent = '', , language = '', meta = '', code = '']) => {
    const file = /\btitle="([^"]+)"/.exec(meta)?.[1]
    return {
      language,
      ...(file !== undefined && { file }),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }
  })
}
