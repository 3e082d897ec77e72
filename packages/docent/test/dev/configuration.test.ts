import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '../faults/requests.ts'
import { startDev, type RunningDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

/** The tests share one preview, so each one reverts its changes. */
describe('saving the configuration while dev runs', () => {
  let site: FixtureSite
  let dev: RunningDev

  beforeAll(async () => {
    site = await copyFixture('basic')
    dev = await startDev(site)
    expect((await dev.get('/intro')).status).toBe(200)
  })
  afterAll(async () => {
    dev.stop()
    await site.delete()
  })

  const says = (output: () => string, text: string): Promise<void> =>
    eventually(() => expect(output()).toContain(text))
  const title = async (path = '/intro'): Promise<string | undefined> =>
    /<title>([^<]*)/.exec((await dev.get(path)).body)?.[1]
  /** Saves a change and waits for a preview that includes it. */
  const save = async (file: string, from: string, to: string): Promise<void> => {
    const output = dev.following()
    await site.edit(file, from, to)
    await says(output, 'Preview at')
  }

  // @covers 10.46
  test('takes effect without a refused connection or an error', async () => {
    const statuses = new Set<number>()
    const done = new AbortController()
    const visit = async (): Promise<void> => {
      while (!done.signal.aborted) statuses.add((await rawRequest(dev.port, '/intro')).status)
    }
    const visitors = [visit(), visit()]
    await save('docent.config.ts', "title: 'Basic',\n", "title: 'Renamed',\n")
    done.abort()
    await Promise.all(visitors)
    expect(statuses).toEqual(new Set([200]))
    expect(await title()).toBe('Introduction | Renamed')
    await save('docent.config.ts', "title: 'Renamed',\n", "title: 'Basic',\n")
  })

  test('knows that the anchors of a page that nobody has opened may exist', async () => {
    const intro = "{ label: 'Intro', to: '/intro', position: 'left' },"
    const links =
      "{ label: 'Start', to: '/guides/first#a-custom-heading' }, { label: 'Gone', to: '/guides/gone' },"
    const output = dev.following()
    await save('docent.config.ts', intro, intro + links)
    await says(output, '[configured-link-to-nowhere]')
    expect(output()).not.toContain('missing-anchor')
    await save('docent.config.ts', intro + links, intro)
  })

  // @covers 10.46
  test('reports an invalid configuration and keeps the previous one', async () => {
    const output = dev.following()
    await site.edit('docent.config.ts', 'tagline:', 'taglin:')
    await says(output, '[invalid-config]')
    expect(output()).toMatch(/docent\.config\.ts:5:3\n/)
    expect(output()).toContain('Did you mean "tagline"?')
    expect(await title()).toBe('Introduction | Basic')
    await save('docent.config.ts', 'taglin:', 'tagline:')
  })

  test('loads the configuration again when a newly imported module is fixed', async () => {
    const output = dev.following()
    const config = await site.read('docent.config.ts')
    await site.write('product.ts', "throw new Error('No product yet.')\n")
    await site.write(
      'docent.config.ts',
      `import { name } from './product.ts'\n${config.replace("title: 'Basic',\n", 'title: name,\n')}`,
    )
    await says(output, 'No product yet.')
    await save('product.ts', "throw new Error('No product yet.')", "export const name = 'Product'")
    expect(await title()).toBe('Introduction | Product')
    await save('product.ts', 'Product', 'Other product')
    expect(await title()).toBe('Introduction | Other product')
    const last = dev.following()
    await site.write('docent.config.ts', config)
    await says(last, 'Preview at')
    expect(await title()).toBe('Introduction | Basic')
  })

  test("can change the site's base URL", async () => {
    await save('docent.config.ts', "title: 'Basic',\n", "title: 'Basic', baseUrl: '/docs/',\n")
    expect(dev.output()).toContain(`Preview at http://localhost:${dev.port}/docs/`)
    expect(await title('/docs/intro')).toBe('Introduction | Basic')
    const moved = await rawRequest(dev.port, '/intro')
    expect(moved.status).toBe(302)
    expect(moved.headers.location).toBe('/docs/')
    await save('docent.config.ts', ", baseUrl: '/docs/',\n", ',\n')
    expect(await title()).toBe('Introduction | Basic')
  })
})
