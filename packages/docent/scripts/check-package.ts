// Packs docent, the packages that extend it, and create-docent, installs the archives in empty folders outside the repository, and uses them as a new
// user would.
import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium, expect, type Page } from '@playwright/test'
import { pluginFolders } from '../../../scripts/build-plugins.mjs'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { PACKAGE_NAMES } from '../../create-docent/src/packages.ts'
import { TEMPLATE_NAMES } from '../../create-docent/src/templates.ts'
import { guidePages } from '../test/docs-site/pages.ts'
import { writeBelow } from '../test/docs-site/sample-site.ts'

const docentDir = fileURLToPath(new URL('..', import.meta.url))
const createDir = join(docentDir, '../create-docent')
const stranger = join(docentDir, 'test/fixtures/stranger')

const INSTALLERS = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['npx', '--yes', 'pnpm@10', 'add', '--ignore-scripts'],
}

const NODENEXT = ['--module', 'nodenext', '--moduleResolution', 'nodenext']

const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'docent-package-'))
try {
  const [docent, create] = await Promise.all([packDocent(), packCreate()])
  const plugins = await Promise.all(pluginFolders().map(packPlugin))
  const packages = [docent, ...plugins]
  // Installing waits for the network, and type checks use one core each.
  await Promise.all([
    timed('npm: installed, built, opened', () =>
      useIn(join(temporary, 'npm'), [...INSTALLERS.npm, ...packages], [[], NODENEXT]),
    ),
    // The types are the same as in the archive that npm installs. Only the layout of the folders differs, so one type
    // check is enough.
    timed('pnpm: installed, built, opened', () =>
      useIn(join(temporary, 'pnpm'), [...INSTALLERS.pnpm, ...packages], [NODENEXT]),
    ),
    timed('a plugin: written as in the guide, tested, packed, and installed', () =>
      extend(join(temporary, 'extend'), docent),
    ),
    timed('create-docent: each template checked and built, one with all packages', () =>
      createIn(join(temporary, 'create'), packages, create),
    ),
  ])
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  console.log(`${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function packDocent(): Promise<string> {
  return pack(docentDir, ['LICENSE', 'README.md', 'dist/cli.js'])
}

function packPlugin(folder: string): Promise<string> {
  return pack(folder, ['LICENSE', 'README.md', 'dist/index.js', 'dist/types/index.d.ts'])
}

function packCreate(): Promise<string> {
  const templates = ['shared', 'packages', ...TEMPLATE_NAMES]
  return pack(createDir, [
    'LICENSE',
    'README.md',
    'dist/cli.js',
    ...templates.flatMap(
      (name) => expect.stringContaining(`templates/${name}/`) as unknown as string,
    ),
  ])
}

/**
 * @param expected - files that the package must have
 * @returns path of the archive
 */
async function pack(dir: string, expected: string[]): Promise<string> {
  const { stdout } = await run(dir, ['npm', 'pack', '--json', '--pack-destination', temporary])
  // The package's scripts print before the result.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(expected))
  expect(paths.filter((path) => /^(?:src|test|scripts)\//.test(path))).toEqual([])
  return join(temporary, filename)
}

/** @param checks - flags of each type check */
async function useIn(dir: string, installer: string[], checks: string[][]): Promise<void> {
  cpSync(stranger, dir, { recursive: true })
  await run(dir, installer)
  await Promise.all(
    checks.map((flags) => run(dir, ['npx', 'tsc', '-p', 'tsconfig.json', ...flags])),
  )
  const installed = modified(join(dir, 'node_modules/docent'))
  await run(dir, ['npx', 'docent', 'build'])
  expect(readdirSync(join(dir, 'dist'))).toEqual(
    expect.arrayContaining(['nginx.conf', 'server.nginx.conf', 'Caddyfile']),
  )
  await open(dir)
  rmSync(join(dir, '.docent'), { recursive: true })
  await run(dir, ['npx', 'docent', 'build'])
  // Package folders are read-only on many machines, whereas the user who runs this check can usually write everywhere.
  expect(modified(join(dir, 'node_modules/docent'))).toEqual(installed)
}

/** Follows the guide's page about packages, and uses the package in a site. */
async function extend(dir: string, docent: string): Promise<void> {
  const samples = guidePages.find(({ name }) => name === 'extending.md')?.samples ?? []
  for (const { file, code } of samples)
    if (file !== undefined) writeBelow(join(dir, 'plugin'), file, code)
  const plugin = join(dir, 'plugin')
  // npm would write the archive's path as the range of the peer dependency.
  await run(plugin, [...INSTALLERS.npm, '--prefer-offline', '--no-save', docent])
  await run(plugin, ['npm', 'test'])
  const packed = await pack(plugin, ['dist/index.js', 'dist/index.d.ts', 'dist/Footer.js'])
  const site = join(dir, 'site')
  cpSync(stranger, site, { recursive: true })
  writeBelow(
    site,
    'docent.config.ts',
    `import { defineConfig } from 'docent/config'
import { owners } from 'docent-owners'

export default defineConfig({
  title: 'Stranger',
  url: 'https://stranger.example.com',
  plugins: [owners({ names: ['Ada'] })],
})
`,
  )
  await run(site, [...INSTALLERS.npm, '--prefer-offline', docent, packed])
  await run(site, ['npx', 'tsc', '-p', 'tsconfig.json'])
  await run(site, ['npx', 'docent', 'build'])
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Written by Ada')
  expect(readdirSync(join(site, 'dist'))).toEqual(expect.arrayContaining(['owners', 'owners.json']))
  // Only sites with such samples install Prettier.
  writeBelow(site, 'docs/sample.md', '# Sample\n\n```ts ts2js\nconst a: number = 1\n```\n')
  await expect(run(site, ['npx', 'docent', 'build'])).rejects.toThrow(
    /`ts2js` needs the package "prettier"[^]*docs\/sample\.md:3/,
  )
}

/**
 * Creates a site from each template, the first with all packages, and uses the archives instead of the versions that the
 * registry has.
 */
async function createIn(dir: string, packages: string[], create: string): Promise<void> {
  mkdirSync(dir)
  const command = ['npx', '--yes', `--package=${create}`, 'create-docent']
  for (const [index, template] of TEMPLATE_NAMES.entries()) {
    const flags = index === 0 ? ['--with', PACKAGE_NAMES.join()] : []
    await run(dir, [...command, template, '-t', template, ...flags])
  }
  const [first = '', ...others] = TEMPLATE_NAMES.map((template) => join(dir, template))
  await run(first, [...INSTALLERS.npm, '--prefer-offline', ...packages])
  // The packages of the first site include those of the others.
  for (const site of others) symlinkSync(join(first, 'node_modules'), join(site, 'node_modules'))
  await Promise.all([first, ...others].map(checkCreated))
}

async function checkCreated(site: string): Promise<void> {
  const { stdout } = await run(site, ['npm', 'run', 'check'])
  expect(stdout).toMatch(/\d+ pages: no problems/)
  expect(stdout).not.toMatch(/warning/i)
  await run(site, ['npm', 'run', 'build'])
  expect(readdirSync(join(site, 'dist'))).toEqual(
    expect.arrayContaining(['index.html', '404.html']),
  )
}

/** Modification time of each file in a folder. */
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
      executablePath: await findChromium(),
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
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') outside.push(request.url())
  })
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Cookies' })
  await question.getByRole('button', { name: 'Reject all' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await page.getByRole('button', { name: 'Count: 0' }).click()
  await expect(page.getByRole('button', { name: 'Count: 1' })).toHaveAttribute('title', 'Welcome')
  await page.getByRole('link', { name: 'the guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
  await expect(page.locator('.cards')).toHaveCSS('display', 'grid')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('welcome')
  await expect(page.getByRole('option').first()).toContainText('Welcome')
  await page.goto('/blog/2026/01/02/first')
  await expect(page.getByRole('img', { name: 'Diagram' })).toBeVisible()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  expect(problems).toEqual([])
  expect(outside).toEqual([])
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
