import { isAbsolute } from 'node:path'
import { sourceFile } from '../files/source-dir.ts'

export interface InlineScript {
  code: string
  /** Sources that the bundler read. */
  inputs: string[]
}

/**
 * Compiles a TypeScript source to a self-contained classic script that a document can contain.
 * @param file below `src/inline/`, or an absolute path
 * @param call expression that runs the script; the file's exports are properties of `docent`
 * @example await inlineScript('pre-paint.ts', 'docent.prePaint({})')
 */
export async function inlineScript(file: string, call: string): Promise<InlineScript> {
  const { rolldown } = await import('rolldown')
  const inputs: string[] = []
  const bundle = await rolldown({
    input: isAbsolute(file) ? file : sourceFile(`inline/${file}`),
    logLevel: 'silent',
    plugins: [
      {
        name: 'docent-inline-inputs',
        buildEnd() {
          inputs.push(...[...this.getModuleIds()].filter((id) => isAbsolute(id)))
        },
      },
    ],
  })
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'docent',
      exports: 'named',
      minify: true,
    })
    const code = `(()=>{${output[0].code.trim()}${call}})()`
    // Inside a string, these sequences would close the `script` element early or open a comment.
    const escaped = code.replace(/<(?=\/script|!--)/gi, '\\x3C')
    return { code: escaped, inputs }
  } finally {
    await bundle.close()
  }
}
