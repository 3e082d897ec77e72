import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import { createProblems } from '../../src/dev/problems.ts'
import { openSite } from '../../src/dev/site-state.ts'
import { watchContent, type WatchOptions } from '../../src/dev/watch.ts'
import { copyFixture } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

// One save can cause two events. The file may change between the first event and the moment it's read, so the second
// event brings content that has been reported.
test('a mistake in front matter that was read twice is reported once', async () => {
  const site = await copyFixture('basic')
  try {
    const file = join(site.dir, 'docs/intro.mdx')
    const text = await site.read('docs/intro.mdx')
    const config = await loadConfig(site.dir)
    const opened = await openSite(config)
    const reported: string[] = []
    const report: WatchOptions['report'] = {
      stage: (_, run) => Promise.resolve(run()),
      info: (message) => void reported.push(message),
      warn: () => undefined,
    }
    const change = vi.fn(async (files: readonly string[]) => {
      await site.write('docs/intro.mdx', text.replace('title:', 'titel:'))
      return opened.change(files)
    })
    const watcher = Object.assign(new EventEmitter(), {
      add: () => undefined,
      getWatched: () => ({}),
    })
    const moduleGraph = { onFileChange: () => undefined, getModuleById: () => undefined }
    const fakes = {
      server: {
        watcher,
        environments: { client: { hot: { send: () => undefined }, moduleGraph } },
      },
      checks: { page: () => undefined, site: () => undefined, linksTo: () => undefined },
      show: () => Promise.resolve({}),
      revision: { advance: () => undefined },
      follow: () => undefined,
      unseen: { take: () => undefined, find: () => [] },
    } as unknown as WatchOptions
    const state = { ...opened, prepared: opened.prepared, change }
    watchContent({ ...fakes, config, state, problems: createProblems(report), report })

    await site.write('docs/intro.mdx', `${text}\nMore.\n`)
    for (const times of [1, 2]) {
      watcher.emit('change', file)
      await eventually(() => expect(change).toHaveBeenCalledTimes(times))
      await eventually(() => expect(reported.join()).toContain('[invalid-front-matter]'))
    }
    await eventually(() => expect(change.mock.settledResults).toHaveLength(2))
    expect(reported.filter((message) => message.includes('[invalid-front-matter]'))).toHaveLength(1)
  } finally {
    await site.delete()
  }
})
