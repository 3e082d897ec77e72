import { describe, expect, test } from 'vitest'
import { nginxRedirects } from '../src/nginx-server.ts'

describe('locations for nginx', () => {
  const lines = (from: string, to: string): string => nginxRedirects([{ from, to }], '/').join('\n')

  test('add the query before the hash if the target has no query', () => {
    expect(lines('/old', '/new#part')).toContain(
      'location = "/old" { return 301 "/new$is_args$args#part"; }',
    )
    expect(lines('/query', '/new?own=1')).toContain('return 301 "/new?own=1";')
  })

  test('compare decoded addresses and escape variables and quotes in them', () => {
    expect(lines('/café"', '/api/$')).toContain(
      'location = "/café\\"" { return 301 "/api/%24$is_args$args"; }',
    )
  })

  test('include only addresses below the base URL', () => {
    const made = nginxRedirects([{ from: '/docs', to: '/docs/intro' }], '/docs/')
    expect(made).toEqual(['location = "/docs/" { return 301 "/docs/intro$is_args$args"; }'])
  })
})
