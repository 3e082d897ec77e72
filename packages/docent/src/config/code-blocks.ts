import { z } from 'zod'
import { oneOf, options, text } from './options.ts'

/** Prettier options for the code that docent derives from samples. */
const format = options({
  /** Whether statements end with semicolons. Default: `false`. @example true */
  semi: z.boolean().default(false),
  /** Whether strings have single quotes. Default: `true`. @example false */
  singleQuote: z.boolean().default(true),
  /** Maximum line width. Default: `80`. @example 100 */
  printWidth: z.number().int().positive('Use a number greater than 0.').default(80),
  /** Trailing commas. Default: `'es5'`. @example 'all' */
  trailingComma: oneOf(['none', 'es5', 'all']).default('es5'),
})

const packageManager = oneOf(['npm', 'yarn', 'pnpm', 'bun'])

const magicComment = options({
  /** CSS class of the lines, for the site's style sheet. @example 'wrong' */
  className: text().regex(/^[\w-]+(?: [\w-]+)*$/, 'Use the name of a CSS class.'),
  /** Comment above one line. Default: none. @example 'This will error' */
  line: text().optional(),
  /** Comments around several lines. Default: none. @example { start: 'wrong-start', end: 'wrong-end' } */
  block: options({
    /** Comment above the first line. @example 'wrong-start' */
    start: text(),
    /** Comment below the last line. @example 'wrong-end' */
    end: text(),
  }).optional(),
}).refine(({ line, block }) => line !== undefined || block !== undefined, {
  error: 'Use `line`, `block`, or both.',
})

/** Code blocks on pages. */
export const codeBlocks = options({
  /**
   * Formatting of derived code. Default: no semicolons, single quotes, width 80, ES5 trailing commas.
   * @example { semi: true }
   */
  format: format.prefault({}),
  /**
   * Whether all TypeScript samples get a tab with the same code in JavaScript. If not, only those with `ts2js` after
   * the language do. Needs the package `prettier`. Default: `false`.
   * @example true
   */
  deriveJavaScript: z.boolean().default(false),
  /**
   * Package managers for which install commands are shown, in this order. Default: all four.
   * @example ['npm', 'pnpm']
   */
  packageManagers: z
    .array(packageManager)
    .min(1, 'Add at least one package manager.')
    .default(['npm', 'yarn', 'pnpm', 'bun']),
  /**
   * Commands of packages that are installed in readers' projects. Other package managers run them from the project, as
   * `npx` does, without downloading anything. Default: `[]`.
   * @example ['vitest', 'tsc']
   */
  installedCommands: z.array(text()).default([]),
  /**
   * Names in code fences that mean another language. Default: `{}`.
   * @example { env: 'ini' }
   */
  aliases: z.record(z.string(), text()).default({}),
  /**
   * Comments in code that give the following lines a CSS class, in addition to docent's own comments, such as
   * `highlight-next-line`. Default: `[]`.
   * @example [{ className: 'wrong', line: 'This will error' }]
   */
  magicComments: z.array(magicComment).default([]),
})

export type MagicComment = z.output<typeof magicComment>
export type CodeFormat = z.output<typeof format>
export type CodeBlocksConfig = z.output<typeof codeBlocks>
export type PackageManager = z.output<typeof packageManager>
