const RESET =
  /\/node_modules\/(?:modern-normalize|normalize\.css|sanitize\.css|reset-css|minireset\.css|the-new-css-reset|@csstools\/normalize\.css|tailwindcss\/(?:src\/css\/)?preflight)[/.].*css$/
const TAILWIND_BASE = /@tailwind\s+base\s*;/g

/**
 * Moves the reset of a site into docent's layer of the same kind. Docusaurus's styles aren't in layers, so its classes
 * win over the elements of a reset. docent's are in layers, so a reset without a layer would win over all of them: titles
 * would be as small as text, and lists and paragraphs without space.
 * @param file path of the style sheet
 */
export function layeredReset(css: string, file: string): string | undefined {
  if (!/\.(?:css|s[ac]ss|less|p(?:ost)?css)$/.test(file)) return undefined
  // These have to stay at the beginning of a style sheet.
  if (RESET.test(file)) return /@(?:import|charset)\b/.test(css) ? undefined : inLayer(css)
  if (file.includes('/node_modules/') || css.search(TAILWIND_BASE) < 0) return undefined
  return css.replace(TAILWIND_BASE, inLayer)
}

const inLayer = (css: string): string => `@layer reset { ${css} }`

/**
 * CSS modules in which `:global` without parentheses applies to the rest of a selector: `:global .a .b` becomes
 * `:global(.a) :global(.b)`.
 */
export function globalSelectors(css: string): string {
  return globalBlocks(css).replace(/:global\s+([^,{};]+)/g, (_, rest: string) =>
    rest.replace(/:local\s+[\s\S]*|([.#][\w-]+)/g, (part, name?: string) =>
      name === undefined ? part.replace(/^:local\s+/, '') : `:global(${name})`,
    ),
  )
}

/** Blocks of Sass and Less whose nested selectors are all global: each of them gets `:global` instead. */
function globalBlocks(css: string): string {
  const start = /([^;{}]*?)[ \t]*:global\s*\{/.exec(css)
  if (start === null) return css
  const [opening, before = ''] = start
  const from = start.index + opening.length
  const to = endOfBlock(css, from)
  const inner = css
    .slice(from, to)
    .replace(/[^;{}]+\{/g, (prelude) => (prelude.includes('@') ? prelude : withGlobals(prelude)))
  // Without a selector before it, the rules of the block belong to the one around it.
  const block = before.trim() === '' ? before + inner : `${before} {${inner}}`
  return css.slice(0, start.index) + block + globalBlocks(css.slice(to + 1))
}

const withGlobals = (selectors: string): string =>
  selectors.replace(/(?<!:global\()[.#][a-z_-][\w-]*/gi, ':global($&)')

/** Offset of the brace that closes the block, or the end of the text. */
function endOfBlock(css: string, from: number): number {
  let depth = 1
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return css.length
}
