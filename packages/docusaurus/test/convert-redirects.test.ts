import { expect, test } from 'vitest'
import { convertRedirects } from '../src/convert-redirects.ts'
import { plugin, said } from './test-sites.ts'

test('lists are split, chains lead straight to their end, and the rest is reported', () => {
  const { options, findings } = convertRedirects(
    plugin('@docusaurus/plugin-client-redirects', {
      fromExtensions: ['html'],
      createRedirects: () => [],
      redirects: [
        { from: ['/a', '/b/'], to: '/c' },
        { from: '/c', to: '/d#start' },
        { from: '/a', to: '/e' },
        { from: '/same/', to: '/same' },
        { from: '/q?x=1', to: '/d' },
      ],
    }),
  )
  expect(options).toEqual({
    redirects: [
      { from: '/a', to: '/d#start' },
      { from: '/b', to: '/d#start' },
      { from: '/c', to: '/d#start' },
    ],
  })
  expect(said(findings, 'manual').map((text) => text.split(':')[0])).toEqual([
    'plugins[0][1].createRedirects',
    'plugins[0][1].redirects[4]',
  ])
})
