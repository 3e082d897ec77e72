import { writePath } from 'docent/tools'
import { cleanPath } from 'docent/plugin'
import {
  manual,
  combine,
  convert,
  dropped,
  when,
  type Conversion,
  type Rule,
} from './conversion.ts'
import { asList, isRecord, type PluginEntry } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'

/** The plugin's redirects, one for each old address. */
export function convertRedirects({ options, optionKeys }: PluginEntry): Conversion {
  return convert(options, optionKeys, {
    redirects: list,
    fromExtensions: when(
      (value) => asList(value).every((extension) => /^html?$/.test(String(extension))),
      dropped('`/page.html` and `/page` are the same address.'),
      manual('Write out the redirects of each page.'),
    ),
    toExtensions: manual('Write out the redirects of each file.'),
    createRedirects: manual(
      'Functions can’t be migrated. Copy the redirects that Docusaurus has written: the files in its build folder that contain `http-equiv="refresh"`.',
    ),
    id: dropped('There is one list of redirects.'),
  })
}

interface Found {
  from: string
  to: string
  keys: PropertyKey[]
}

const list: Rule = (value, keys) => {
  const all = asList(value).flatMap((entry, index): Found[] => {
    const { from, to } = isRecord(entry) ? entry : {}
    return asList(from).map((old) => ({
      from: String(old),
      to: String(to),
      keys: [...keys, index],
    }))
  })
  // The first redirect of an address is used.
  const targets = new Map(all.toReversed().map(({ from, to }) => [cleanPath(from), to]))
  const findings: Finding[] = []
  const say = ({ keys: at, from }: Found, kind: Finding['kind'], text: string): void => {
    findings.push({ kind, subject: `${writePath(at)}: ${from}`, text, keys: at })
  }
  const seen = new Set<string>()
  const redirects = all.flatMap((found) => {
    const from = cleanPath(found.from)
    const to = endOf(found.to, targets)
    if (/[?#*]/.test(from))
      say(found, 'manual', 'A redirect has no query, hash, or wildcard. Set it up on the host.')
    else if (seen.has(from)) say(found, 'dropped', 'The same address is redirected above.')
    else if (cleanPath(to) === from)
      say(found, 'dropped', 'It’s the same address, because trailing slashes don’t matter.')
    else {
      if (to !== found.to) say(found, 'converted', `straight to ${to}`)
      seen.add(from)
      return [{ from, to }]
    }
    seen.add(from)
    return []
  })
  return combine([
    {
      options: { redirects },
      findings: [
        {
          kind: 'converted',
          subject: writePath(keys),
          text: `redirects: ${redirects.length} addresses`,
          keys,
        },
      ],
    },
    { options: {}, findings },
  ])
}

/** The end of a chain of redirects, because docent's redirects lead straight to a page. */
function endOf(to: string, targets: ReadonlyMap<string, string>): string {
  const passed = new Set<string>()
  let end = to
  for (;;) {
    const next = targets.get(cleanPath(end))
    if (next === undefined || passed.has(end)) return end
    passed.add(end)
    end = next
  }
}
