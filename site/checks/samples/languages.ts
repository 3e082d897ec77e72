/** Fence languages that are checked, and how. */

/** File extension for the language in TypeScript. */
export const SCRIPT_EXTENSIONS: Record<string, string> = {
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

/** Data languages whose samples must be parsed. */
export const DATA_LANGUAGES: Record<string, 'json' | 'jsonc' | 'yaml'> = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'jsonc',
  yaml: 'yaml',
  yml: 'yaml',
}

/** Whether a sample is JavaScript, whose readers don't write types and don't have a strict compiler. */
export function isJavaScript({ lang }: { lang: string }) {
  return SCRIPT_EXTENSIONS[lang]?.startsWith('js') ?? false
}
