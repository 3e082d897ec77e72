import { isAbsolute } from 'node:path'
import { rolldown } from 'rolldown'
import { sourceFile } from '../files/source-dir.ts'

/**
 * Compiles a typed source to a self-contained classic script for the document.
 * @param file below `src/inline/`, or an absolute path
 * @param call expression that runs it; the file's exports are in `docent`
 * @example await inlineScript('pre-paint.ts', 'docent.prePaint({})')
 */
export async function inlineScript(file: string, call: string): Promise<string> {
  const bundle = await rolldown({
    input: isAbsolute(file) ? file : sourceFile(`inline/${file}`),
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'docent',
      exports: 'named',
      minify: true,
    })
    const code = `(()=>{${output[0].code.trim()}${call}})()`
    // In a string of the script, these would end the element or hide its end.
    return code.replace(/<(?=\/script|!--)/gi, '\\x3C')
  } finally {
    await bundle.close()
  }
}
