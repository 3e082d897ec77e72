import { expect, test } from 'vitest'
import { withRetries } from '../src/index-client.ts'

test('delays are at most half a minute, and the number of attempts is limited', async () => {
  const waits: number[] = []
  let attempts = 0
  await expect(
    withRetries(
      () => {
        attempts += 1
        return Promise.reject(new Error('down'))
      },
      {
        attempts: 9,
        isTransient: () => true,
        wait: (ms) => {
          waits.push(ms)
          return Promise.resolve()
        },
      },
    ),
  ).rejects.toThrow('down')
  expect(attempts).toBe(9)
  expect(Math.max(...waits)).toBeLessThanOrEqual(37_500)
})
