/** Fence languages that the gate knows, and what they are checked as. */

/** File extension that TypeScript reads a language with. @type {Record<string, string>} */
export const SCRIPT_EXTENSIONS = {
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
}

/** Data languages that must parse. @type {Record<string, 'json' | 'jsonc' | 'yaml'>} */
export const DATA_LANGUAGES = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'jsonc',
  yaml: 'yaml',
  yml: 'yaml',
}

/**
 * Whether a sample is JavaScript: its reader has no types to write and no strict compiler.
 *
 * @param {{ lang: string }} fence
 */
export function isJavaScript({ lang }) {
  return SCRIPT_EXTENSIONS[lang]?.startsWith('js') ?? false
}
