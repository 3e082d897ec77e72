import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { BIN } from '../support/docent.ts'

const PAGES = 500
/** Systems allow at least 256 (macOS), usually 1,024. Node opens about 110 while it loads modules. */
const OPEN_FILES = 300

test.skipIf(process.platform === 'win32')(
  'a site may have more pages than a process may have open files',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'docent-many-'))
    try {
      await mkdir(join(dir, 'docs'))
      await writeFile(
        join(dir, 'docent.config.mjs'),
        "export default { title: 'Many', url: 'https://many.example', search: false }\n",
      )
      for (let page = 1; page <= PAGES; page += 1)
        await writeFile(join(dir, `docs/page-${page}.md`), `# Page ${page}\n\nText.\n`)
      const script = `ulimit -n ${OPEN_FILES} && exec node "$@"`
      const { stdout } = await promisify(execFile)('sh', ['-c', script, 'sh', BIN, 'build'], {
        cwd: dir,
        env: { ...process.env, NODE_ENV: '', VITEST: '' },
      })
      expect(stdout).toContain(`${PAGES + 1} pages`)
    } finally {
      await rm(dir, { recursive: true })
    }
  },
)
