import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { docent, type Run } from '../../docent/test/support/docent.ts'
import { type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'
import { BUCKET, freePort, KEYS, startServer, startStore } from './bucket.ts'

const PARTS = 8

async function siteWithCache(pages = 24, options = ''): Promise<FixtureSite> {
  const files = Array.from({ length: pages }, (_, page) => [
    `docs/page-${page}.md`,
    `---\ntitle: Page ${page}\n---\n\n## Section ${page}\n\nText. [Next](./page-${(page + 1) % pages}.md)\n`,
  ])
  const site = await writtenSite({
    ...(Object.fromEntries(files) as Record<string, string>),
    'docent.config.mjs': `import { s3Cache } from '@docent/s3-cache'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: [s3Cache({ bucket: '${BUCKET}' ${options} })],
}
`,
  })
  onTestFinished(site.delete)
  return site
}

/** Files below a folder by their path. */
async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  const pairs = paths.map(async (path): Promise<[string, string]> => [
    path.slice(folder.length + 1),
    await readFile(path, 'base64'),
  ])
  return new Map(await Promise.all(pairs))
}

/** Runs docent in a process that has nothing but the sources. */
async function onNewMachine(
  site: FixtureSite,
  args: string[],
  env: Record<string, string>,
): Promise<Run> {
  for (const folder of ['.docent', 'dist'])
    await rm(join(site.dir, folder), { recursive: true, force: true })
  return docent(args, site.dir, { CI: '', ...env })
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-bucket-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const warningsIn = ({ stdout }: Run): number => stdout.split("can't be used").length - 1
const newResults = ({ stdout }: Run): number[] =>
  [...stdout.matchAll(/(\d+) new/g)].map(([, count]) => Number(count))

test(
  'eight processes make a site, and lost, late, and damaged entries change nothing but time',
  { timeout: 300_000 },
  async () => {
    const site = await siteWithCache()
    const plain = await onNewMachine(site, ['build'], {})
    expect(plain.code, plain.stderr).toBe(0)
    expect(plain.stdout).not.toContain('Share results')
    const expected = await filesBelow(join(site.dir, 'dist'))

    const folder = await temporaryFolder()
    const env = { ...KEYS, AWS_ENDPOINT_URL_S3: await startStore(folder) }
    for (let part = 1; part <= PARTS; part += 1) {
      const run = await onNewMachine(site, ['build', '--shard', `${part}/${PARTS}`], env)
      expect(run.code, run.stderr + run.stdout).toBe(0)
      expect(run.stdout).toMatch(new RegExp(`Part ${part}/8: \\d+ pages, [1-9]\\d* results sent`))
    }
    const assemble = async (): Promise<Run> => {
      const run = await onNewMachine(site, ['build'], env)
      expect(run.code, run.stderr).toBe(0)
      expect(await filesBelow(join(site.dir, 'dist'))).toEqual(expected)
      expect(warningsIn(run)).toBe(0)
      return run
    }
    const first = await assemble()
    expect(newResults(first).slice(0, 2)).toEqual([0, 0])

    // Objects in the folder of the store: every third one is gone, as if it were late, and every third one is cut.
    const objects = [...(await filesBelow(folder)).keys()].filter((path) =>
      path.endsWith('._S3rver_object'),
    )
    expect(objects.length).toBeGreaterThan(40)
    for (const [index, path] of objects.entries()) {
      if (index % 3 === 0) await rm(join(folder, path))
      if (index % 3 === 1) await writeFile(join(folder, path), `${'docent-cache-2'} damaged`)
    }
    const repaired = await assemble()
    expect(newResults(repaired)[0]).toBeGreaterThan(0)
    expect(newResults(await assemble()).slice(0, 2)).toEqual([0, 0])
  },
)

/** Builds with a bucket that can't be used. */
async function buildWithout(env: Record<string, string>, bucket = BUCKET): Promise<string> {
  const site = await siteWithCache(40)
  await site.edit('docent.config.mjs', `'${BUCKET}'`, `'${bucket}'`)
  const run = await onNewMachine(site, ['build'], { ...KEYS, ...env })
  expect(run.code, run.stderr).toBe(0)
  expect(warningsIn(run)).toBe(1)
  expect(run.stdout).toMatch(/\d+ pages in dist\/ \(\d+ written\)/)
  return run.stdout
}

test('a bucket that is down causes one warning', async () => {
  const address = `127.0.0.1:${await freePort()}`
  expect(await buildWithout({ AWS_ENDPOINT_URL_S3: `http://${address}` })).toContain(
    `The store of "@docent/s3-cache" can't be used: ${address} can't be reached (connect ECONNREFUSED`,
  )
})

test('a bucket that refuses the key causes one warning', async () => {
  const address = await startStore(await temporaryFolder())
  const env = { AWS_ENDPOINT_URL_S3: address, AWS_SECRET_ACCESS_KEY: 'wrong' }
  expect(await buildWithout(env)).toContain(
    'the bucket "cache" refused to send an entry (403 SignatureDoesNotMatch)',
  )
})

test('a bucket that is missing causes one warning', async () => {
  const env = { AWS_ENDPOINT_URL_S3: await startStore(await temporaryFolder()) }
  expect(await buildWithout(env, 'other')).toContain(
    'the bucket "other" refused to send an entry (404 NoSuchBucket)',
  )
})

test('a bucket that asks for pauses causes one warning, after three attempts', async () => {
  let requests = 0
  const busy = await startServer({ status: 503, body: '<Code>SlowDown</Code>' }, () => {
    requests += 1
  })
  expect(await buildWithout({ AWS_ENDPOINT_URL_S3: busy })).toContain(
    'the bucket "cache" refused to send an entry (503 SlowDown)',
  )
  expect(requests).toBeLessThanOrEqual(3 * 32)
})

test('a bucket that never answers causes one warning', async () => {
  expect(await buildWithout({ AWS_ENDPOINT_URL_S3: await startServer() })).toContain(
    "it didn't send an entry within 10 seconds",
  )
})

test('without credentials, builds have no store, and CI says so', async () => {
  const site = await siteWithCache(1)
  const local = await onNewMachine(site, ['build'], {})
  expect(local.stdout).not.toContain('AWS_ACCESS_KEY_ID')
  const ci = await onNewMachine(site, ['build'], { CI: '1', AWS_ACCESS_KEY_ID: 'KEY' })
  expect(ci.code, ci.stderr).toBe(0)
  expect(ci.stdout).toContain("The bucket isn't used, because AWS_SECRET_ACCESS_KEY isn't set.")
  const part = await onNewMachine(site, ['build', '--shard', '1/2'], { CI: '1' })
  expect(part.code).toBe(1)
  expect(part.stderr).toContain('needs a store for the results, but no plugin has one')
})

test.each([
  ['AWS_ENDPOINT_URL_S3', 'minio.local:9000'],
  ['AWS_ENDPOINT_URL', 'localhost'],
])('the variable %s with "%s" is an error', async (name, value) => {
  const site = await siteWithCache(1)
  const { code, stderr } = await onNewMachine(site, ['build'], { ...KEYS, [name]: value })
  expect(code).toBe(1)
  expect(stderr).toContain(`The variable ${name} is "${value}", which isn't an address.`)
})

test('a bucket that is only read takes nothing', async () => {
  const site = await siteWithCache(2, ', readOnly: true')
  const folder = await temporaryFolder()
  const env = { ...KEYS, AWS_ENDPOINT_URL_S3: await startStore(folder) }
  const run = await onNewMachine(site, ['build'], env)
  expect(run.stdout).toContain('0 received, 0 sent')
  expect(warningsIn(run)).toBe(0)
  const part = await onNewMachine(site, ['build', '--shard', '1/2'], env)
  expect(part.stderr).toContain('but the store of "@docent/s3-cache" is only read')
})

test('options that only the environment may have are errors', async () => {
  const site = await siteWithCache(1, ", secretAccessKey: 'secret'")
  const { code, stderr } = await onNewMachine(site, ['build'], {})
  expect(code).toBe(1)
  expect(stderr).toContain('secretAccessKey')
})
