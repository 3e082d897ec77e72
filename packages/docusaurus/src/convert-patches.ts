import { optionsAt, type Conversion } from './conversion.ts'
import type { DocusaurusSite, SourceFile } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'

/** The start of the changes of one file in a patch. */
const FILE = /^diff --git .*$/m

const HEADINGS = 'mdx-loader/lib/remark/headings/'

/**
 * What the site's patches change in Docusaurus. docent doesn't have their changes, but it has an option for IDs of
 * headings that keep their case. Links to headings whose IDs a patch changes otherwise are warnings at first.
 */
export function convertPatches({ patches }: Pick<DocusaurusSite, 'patches'>): Conversion {
  const findings = patches.flatMap(findingsOf)
  const keepsCase = findings.some(({ kind }) => kind === 'converted')
  const changesIds = findings.some(({ subject }) => subject.startsWith('onBrokenAnchors'))
  return {
    options: {
      ...(keepsCase && optionsAt('markdown.anchors.maintainCase', true)),
      ...(changesIds && { onBrokenAnchors: 'warn' }),
    },
    findings,
  }
}

function findingsOf({ file, text }: SourceFile): Finding[] {
  const starts = [...text.matchAll(new RegExp(FILE, 'gm'))].map(({ index }) => index)
  const start = starts.find((at) => /^.*/.exec(text.slice(at))?.[0].includes(HEADINGS))
  const others = text.split(FILE).filter((part) => part.trim() !== '').length
  if (start === undefined) return [other(file)]
  const end = starts.find((at) => at > start) ?? text.length
  const added = [...text.slice(start, end).matchAll(/^\+(?!\+\+ ).*/gm)].map((match) => ({
    code: match[0],
    line: text.slice(0, start + match.index).split('\n').length,
  }))
  const keeps = added.find(({ code }) => /maintainCase:\s*true/.test(code))
  return [
    ...(keeps
      ? [
          {
            kind: 'converted' as const,
            subject: 'maintainCase: true, in a patch of Docusaurus',
            text: 'markdown.anchors.maintainCase',
            file,
            line: keeps.line,
          },
        ]
      : []),
    ...(added.length > 1 || !keeps
      ? [
          {
            kind: 'manual' as const,
            subject: 'onBrokenAnchors in docent.config.ts',
            text: 'It’s "warn", because the patch changes the IDs of headings. The build names each link to an ID that’s missing. Write the ID at its heading, such as `## Title {#id}`, and set the option to "throw" when no warnings are left.',
            file,
            line: added.find((line) => line !== keeps)?.line ?? 1,
          },
        ]
      : []),
    ...(others > 1 ? [other(file)] : []),
  ]
}

function other(file: string): Finding {
  return {
    kind: 'manual',
    subject: 'a patch of Docusaurus',
    text: 'docent doesn’t have its changes.',
    file,
    line: 1,
  }
}
