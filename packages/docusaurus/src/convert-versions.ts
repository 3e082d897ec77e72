import { writePath } from 'docent/tools'
import { convert, dropped, NOTHING, same, type Conversion, type Rule } from './conversion.ts'
import { isRecord, type DocsInstance, type Options } from './docusaurus-site.ts'

const VERSION: Record<string, Rule> = {
  label: same('label'),
  path: same('path'),
  banner: same('banner'),
  badge: same('badge'),
  className: dropped('Pages have no class for their version.'),
  noIndex: (value, keys) =>
    value === true
      ? {
          options: {},
          findings: [
            {
              kind: 'manual',
              subject: writePath(keys),
              text: 'docent doesn’t hide any version from search engines. Add the version to robots.txt.',
              keys,
            },
          ],
        }
      : NOTHING,
}

/** Versions of a docs instance, newest first. The one in the docs folder precedes them. */
export function convertVersions(
  { id, keys, options, disk }: DocsInstance,
  path: string,
): Conversion {
  if (disk.versions.length === 0) return NOTHING
  const isCurrentBuilt = options.includeCurrentVersion !== false
  const names = [...(isCurrentBuilt ? ['current'] : []), ...disk.versions]
  const configured = isRecord(options.versions) ? options.versions : {}
  const at = (name: string): PropertyKey[] => [...keys, 'versions', name]
  const converted = names.map((name): [string, Conversion] => {
    const own = configured[name]
    return [name, isRecord(own) ? convert(own, at(name), VERSION) : NOTHING]
  })
  const prefix = id === 'default' ? '' : `${id}_`
  const versions = converted.map(([name, conversion]): [string, Options] => {
    const dir = `${prefix}versioned_docs/version-${name}`
    const isUsual =
      name === 'current' || dir === `versioned_${path.replace(/^(?:\.\.\/)+/, '')}/version-${name}`
    return [name, { ...conversion.options, ...(!isUsual && { dir }) }]
  })
  // If the option isn't set, Docusaurus uses the newest version.
  const lastVersion =
    typeof options.lastVersion === 'string' ? options.lastVersion : disk.versions[0]
  return {
    options: { versions: Object.fromEntries(versions), lastVersion },
    findings: [
      {
        kind: 'converted',
        subject: `${prefix}versions.json`,
        text: `versions: ${names.join(', ')}`,
      },
      ...converted.flatMap(([, { findings }]) => findings),
    ],
  }
}
