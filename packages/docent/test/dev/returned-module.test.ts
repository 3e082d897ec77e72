import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import { createProblems } from '../../src/dev/problems.ts'
import { openSite } from '../../src/dev/site-state.ts'
import { watchContent, type WatchOptions } from '../../src/dev/watch.ts'
import { copyFixture } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

const report: WatchOptions['report'] = {
  stage: (_, run) => Promise.resolve(run()),
  info: () => undefined,
  warn: () => undefined,
}

/** What the watcher needs from Vite's server, with events that the test sends. */
function fakeServer() {
  const watcher = Object.assign(new EventEmitter(), {
    add: () => undefined,
    getWatched: () => ({}),
  })
  const moduleGraph = {
    onFileChange: () => undefined,
    getModuleById: () => undefined,
    getModulesByFile: () => undefined,
  }
  const client = { hot: { send: () => undefined }, moduleGraph }
  return { watcher, environments: { client } }
}

// The watcher merges a removal and a restoration within 100 ms into one change, but a request in between reads the site
// without the file.
test('a component that was removed and restored at once is part of the bundle again', async () => {
  const site = await copyFixture('basic')
  try {
    const route = '/guides/second'
    const text = await site.read('docs/guides/second.mdx')
    const use = "import Note from '@site/src/components/Note'\n\n<Note />\n"
    await site.write('docs/guides/second.mdx', `${text}\n\n${use}`)
    const config = await loadConfig(site.dir)
    const state = await openSite(config)
    const file = join(config.siteDir, 'src/components/Note.tsx')
    expect(state.prepared.bundle.modules).not.toContain(file)

    const problems = createProblems(report)
    problems.fail({ name: route, route }, new Error('There is no component.'))
    const server = fakeServer()
    const fakes = {
      server,
      checks: { page: () => undefined, site: () => undefined, linksTo: () => undefined },
      show: () => Promise.resolve({}),
      revision: { advance: () => undefined },
      follow: () => undefined,
      unseen: { take: () => undefined, find: () => [] },
    } as unknown as WatchOptions
    watchContent({ ...fakes, config, state, problems, report })
    await site.write('src/components/Note.tsx', 'export default () => <p>Noted.</p>\n')
    server.watcher.emit('change', file)
    await eventually(() => expect(state.prepared.bundle.modules).toContain(file))
  } finally {
    await site.delete()
  }
})
