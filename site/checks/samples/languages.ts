/** Fence languages that the gate knows, and what they are checked as. */

/** File extension that TypeScript reads a language with. */
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

/** Data languages that must parse. */
export const DATA_LANGUAGES: Record<string, 'json' | 'jsonc' | 'yaml'> = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'jsonc',
  yaml: 'yaml',
  yml: 'yaml',
}

/** Whether a sample is JavaScript: its reader has no types to write and no strict compiler. */
export function isJavaScript({ lang }: { lang: string }) {
  return SCRIPT_EXTENSIONS[lang]?.startsWith('js') ?? false
}
