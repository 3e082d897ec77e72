/**
 * A comment that begins or ends a region, in the styles of all common languages: `// #region login`, `# region login`,
 * `<!-- #region login -->`, `#pragma region login`, `#Region "login"`.
 */
const MARKER =
  /^\s*(?<style>\/\/|\/\*|<!--|\{\/\*|\(\*|--|::|;|%|@?rem\b|#\s*pragma\b|#(?=\s*#)|)\s*(?<hash>#?)\s*(?<end>end ?)?region\b(?<rest>.*)$/i
/** The end of a comment, and quotes around a name. */
const AROUND_NAME = /^["'\s]+|(?:\s*(?:\*\/\}?|-->|\*\)))?["'\s]*$/g

interface Marker {
  /** Index of the line. */
  line: number
  /** How the comment begins. A region ends with a comment of the same style. */
  style: string
  name: string
  isEnd: boolean
  /** Whether it can only be a marker, unlike `// region codes` in a comment or `#region` in a style sheet. */
  isCertain: boolean
}

/** The regions of a file. */
export interface Regions {
  /** Code by name, without the comments around it. The whole file has an empty name. */
  regions: ReadonlyMap<string, string>
  /** Line numbers of regions that have no end, by name. */
  unclosed: ReadonlyMap<string, number>
}

/** Finds a file's regions. Regions with the same name are one, and a name with several words can be shortened to one. */
export function readRegions(text: string): Regions {
  const lines = text.split('\n')
  const markers = lines.flatMap((line, index) => markerIn(line, index) ?? [])
  const open: Marker[] = []
  const pairs: [start: Marker, end: Marker][] = []
  for (const marker of markers) {
    if (!marker.isEnd) open.push(marker)
    const at = open.findLastIndex(
      ({ style, name }) => style === marker.style && (marker.name === '' || marker.name === name),
    )
    const start = marker.isEnd ? open[at] : undefined
    if (!start) continue
    open.splice(at, 1)
    pairs.push([start, marker])
  }
  const paired = new Set(pairs.flat())
  const hidden = new Set(
    markers.filter((marker) => marker.isCertain || paired.has(marker)).map(({ line }) => line),
  )
  const inside = new Map<string, Set<number>>([['', new Set(lines.keys())]])
  for (const [{ name, line: from }, { line: to }] of pairs.toSorted(([a], [b]) => a.line - b.line))
    for (const regionName of new Set([name, name.split(/\s/)[0] ?? ''])) {
      if (regionName === '') continue
      const lineNumbers = inside.get(regionName) ?? new Set()
      for (let line = from + 1; line < to; line += 1) lineNumbers.add(line)
      inside.set(regionName, lineNumbers)
    }
  const codeOf = (lineNumbers: ReadonlySet<number>): string =>
    dedent(lines.filter((_, line) => lineNumbers.has(line) && !hidden.has(line)))
  return {
    regions: new Map([...inside].map(([name, lineNumbers]) => [name, codeOf(lineNumbers)])),
    unclosed: new Map(open.map(({ name, line }) => [name, line + 1])),
  }
}

function markerIn(text: string, line: number): Marker | undefined {
  const { style = '', hash = '', end, rest = '' } = MARKER.exec(text)?.groups ?? {}
  // Without a comment, a word at the start of a line is code.
  if (style === '' && hash === '') return undefined
  const isPragma = /pragma/i.test(style)
  return {
    line,
    style: isPragma ? '#pragma' : style === '' ? '#' : style.toLowerCase(),
    name: rest.replace(AROUND_NAME, ''),
    isEnd: end !== undefined,
    isCertain: style !== '' && (isPragma || /#(?:end ?)?region/i.test(text)),
  }
}

/** Code without the indentation that all lines share, and without empty lines around it. */
export function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  const common = Math.min(...indents)
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\s+$/g, '')
}
