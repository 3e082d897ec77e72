// Packs docent, installs the archive in an empty folder outside of the repository, and uses it as a stranger would.
import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium, expect, type Page } from '@playwright/test'

const docentDir = fileURLToPath(new URL('..', import.meta.url))
const stranger = join(docentDir, 'test/fixtures/stranger')

const INSTALLERS = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['npx', '--yes', 'pnpm@10', 'add', '--ignore-scripts'],
}

const NODENEXT = ['--module', 'nodenext', '--moduleResolution', 'nodenext']

const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'docent-package-'))
try {
  const archive = await pack()
  for (const [name, installer] of Object.entries(INSTALLERS)) {
    const start = performance.now()
    await useIn(join(temporary, name), [...installer, archive])
    console.log(`${name}: installed, built, opened in ${seconds(start)} s`)
  }
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}

/** @returns path of the archive */
async function pack(): Promise<string> {
  const { stdout } = await run(docentDir, [
    'npm',
    'pack',
    '--json',
    '--pack-destination',
    temporary,
  ])
  // Scripts of the package print before the result.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/cli.js']))
  expect(paths.filter((path) => /^(?:src|test|scripts)\//.test(path))).toEqual([])
  return join(temporary, filename)
}

async function useIn(dir: string, installer: string[]): Promise<void> {
  cpSync(stranger, dir, { recursive: true })
  await run(dir, installer)
  await run(dir, ['npx', 'tsc', '-p', 'tsconfig.json'])
  await run(dir, ['npx', 'tsc', '-p', 'tsconfig.json', ...NODENEXT])
  const installed = modified(join(dir, 'node_modules/docent'))
  await run(dir, ['npx', 'docent', 'build'])
  await open(dir)
  rmSync(join(dir, '.docent'), { recursive: true })
  await run(dir, ['npx', 'docent', 'build'])
  // Folders of packages are read-only on many machines, and the user who runs this may write everywhere.
  expect(modified(join(dir, 'node_modules/docent'))).toEqual(installed)
}

/** When each file below a folder was changed. */
function modified(dir: string): Record<string, number> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(files.map((file) => [file, statSync(join(dir, file)).mtimeMs]))
}

/** Opens the built site in a browser. */
async function open(dir: string): Promise<void> {
  const port = await freePort()
  const preview = spawn('node_modules/.bin/docent', ['preview', '--port', String(port)], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((resolve) => preview.stdout.once('data', resolve))
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      await read(await browser.newPage({ baseURL: `http://localhost:${port}` }))
    } finally {
      await browser.close()
    }
  } finally {
    preview.kill()
  }
}

async function read(page: Page): Promise<void> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await page.getByRole('button', { name: 'Count: 0' }).click()
  await expect(page.getByRole('button', { name: 'Count: 1' })).toHaveAttribute('title', 'Welcome')
  await page.getByRole('link', { name: 'the guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
  await expect(page.locator('.cards')).toHaveCSS('display', 'grid')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('welcome')
  await expect(page.getByRole('option').first()).toContainText('Welcome')
  expect(problems).toEqual([])
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

async function run(cwd: string, [command = '', ...args]: string[]): Promise<{ stdout: string }> {
  try {
    return await promisify(execFile)(command, args, { cwd, maxBuffer: 1e8 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
