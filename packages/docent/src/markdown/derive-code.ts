import convert from 'npm-to-yarn'
import type { CodeFormat, PackageManager } from '../config/index.ts'

/** How commands of installed packages are run: `dlx` would download another copy. */
const RUNNERS = { yarn: 'yarn', pnpm: 'pnpm exec', bun: 'bunx' }

/** What the library writes below a command that it does not know. */
const UNKNOWN = "# couldn't auto-convert command"

/** A command that has no form for one of the package managers. */
export class UnknownCommand extends Error {
  constructor(
    readonly command: string,
    readonly manager: PackageManager,
  ) {
    super(`"${command}" has no form for ${manager}.`)
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
  // The library joins what follows a command to it, so each command is converted for itself.
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
 * JavaScript of a TypeScript sample: types taken out, comments and layout kept, formatted again.
 * Answers nothing when the sample cannot be parsed on its own (fragments): then there is no second tab.
 */
export async function deriveJavaScript(
  code: string,
  language: 'ts' | 'tsx',
  style: CodeFormat,
): Promise<string | undefined> {
  try {
    // Loaded when first needed: most pages derive nothing, and these two take long to start.
    const { transform } = await import('sucrase')
    const plain = transform(code, {
      transforms: language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code
    if (plain.trim() === code.trim()) return code.trim()
    const { format } = await import('prettier')
    const tidy = await format(plain, { ...style, parser: 'babel' })
    return tidy.replace(/\n{3,}/g, '\n\n').trim()
  } catch {
    return undefined
  }
}

/** File name of the derived sample: `cypress.config.ts` becomes `cypress.config.js`. */
export function javaScriptTitle(title: string): string {
  return title.replace(/\.(m|c)?ts(x?)$/, '.$1js$2').replace(/\.d\.js$/, '.js')
}
