import { expect, test } from 'vitest'
import { optionalPackage } from '../../src/markdown/optional-package.ts'

const use = {
  name: 'temml',
  option: 'markdown.math',
  location: { file: '/site/docs/a.md', line: 3 },
}

test('a package that is not installed is an error with the location and the command', async () => {
  const missing = Object.assign(new Error("Cannot find package 'temml' imported from /docent.js"), {
    code: 'ERR_MODULE_NOT_FOUND',
  })
  await expect(optionalPackage(() => Promise.reject(missing), use)).rejects.toMatchObject({
    code: 'missing-package',
    hint: 'Install it: npm install --save-dev temml',
    file: '/site/docs/a.md',
    line: 3,
  })
})

test('what is wrong inside of a package is its own error', async () => {
  const broken = new Error('Unexpected token')
  await expect(optionalPackage(() => Promise.reject(broken), use)).rejects.toBe(broken)
})
