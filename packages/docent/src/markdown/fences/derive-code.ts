import convert from 'npm-to-yarn'
import type { CodeBlocksConfig, PackageManager } from '../../config/index.ts'
import type { ErrorLocation } from '../../errors/index.ts'
import { optionalPackage } from '../optional-package.ts'

/** Runs an installed package's command, for each package manager. `dlx` would download another copy. */
const RUNNERS = { yarn: 'yarn', pnpm: 'pnpm exec', bun: 'bunx' }

/** The library's output for an unknown command. */
const UNKNOWN = "# couldn't auto-convert command"

/** A command that has no equivalent in one of the package managers. */
export class UnknownCommand extends Error {
  constructor(
    readonly command: string,
    readonly manager: PackageManager,
  ) {
    super(`"${command}" has no equivalent in ${manager}.`)
  }
}

/**
 * The same commands for another package manager.
 * @param installed commands of packages that a project has installed, which `npx` runs from there
 * @throws UnknownCommand
 */
export function forPackageManager(
  code: string,
  manager: PackageManager,
  installed: readonly string[],
): string {
  if (manager === 'npm') return code
  // The library appends the following lines to a command, so each command is converted separately.
  return code
    .split(/(\s*(?:&&|\|\||;|\n)\s*)/)
    .map((part, index) => (index % 2 === 0 ? convertCommand(part, manager, installed) : part))
    .join('')
}

function convertCommand(
  command: string,
  manager: Exclude<PackageManager, 'npm'>,
  installed: readonly string[],
): string {
  const [, before = '', name = ''] = /^(.*?)\bnpx (\S+)/.exec(command) ?? []
  if (installed.includes(name))
    return `${before}${RUNNERS[manager]} ${command.slice(before.length + 'npx '.length)}`
  if (/\bnpm ci\b/.test(command))
    return command.replace(/\bnpm ci\b/, `${manager} install --frozen-lockfile`)
  const converted = convert(command, manager)
  if (converted.includes(UNKNOWN)) throw new UnknownCommand(command.trim(), manager)
  return converted
}

/**
 * The JavaScript of a TypeScript sample: types are removed, comments and line breaks are kept, and the result is
 * formatted again. `undefined` if the sample can't be parsed on its own because it's a fragment. In that case, there's
 * no second tab.
 * @throws DocentError if Prettier isn't installed, which only these samples need
 */
export async function deriveJavaScript(
  code: string,
  language: 'ts' | 'tsx',
  { deriveJavaScript: isOption, format: style }: CodeBlocksConfig,
  location: ErrorLocation,
): Promise<string | undefined> {
  // Loaded on demand, because most pages derive nothing and these two are slow to load.
  const { format } = await optionalPackage(() => import('prettier'), {
    name: 'prettier',
    option: isOption ? 'codeBlocks.deriveJavaScript' : 'ts2js',
    location,
  })
  const { transform } = await import('sucrase')
  try {
    const plain = transform(code, {
      transforms: language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code
    if (plain.trim() === code.trim()) return code.trim()
    const tidy = await format(plain, { ...style, parser: 'babel' })
    return tidy.replace(/\n{3,}/g, '\n\n').trim()
  } catch {
    return undefined
  }
}

/**
 * File name for the derived sample: `add.ts` becomes `add.js`. A tool's configuration becomes `vite.config.mjs` if it has
 * `import` or `export`, because Node.js loads it without a bundler and reads `.js` as CommonJS in many projects.
 */
export function javaScriptTitle(title: string, code: string): string {
  if (title.endsWith('.config.ts') && ES_MODULE.test(code)) return title.replace(/ts$/, 'mjs')
  return title.replace(/\.(m|c)?ts(x?)$/, '.$1js$2').replace(/\.d\.js$/, '.js')
}

const ES_MODULE = /^(?:import|export)\b(?!\s*\()/m
