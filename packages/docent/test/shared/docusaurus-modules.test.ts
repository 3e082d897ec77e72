import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sourceFile } from '../../src/files/source-dir.ts'
import { DOCUSAURUS_MODULES } from '../../src/shared/docusaurus-modules.ts'

describe("docent's replacements for Docusaurus's modules", () => {
  test.each(Object.entries(DOCUSAURUS_MODULES))('%s is in %s', (_, replacement) => {
    const [file = '', name = ''] = replacement.split('#')
    expect(existsSync(sourceFile(file))).toBe(true)
    expect(readFileSync(sourceFile(file), 'utf8')).toMatch(
      new RegExp(String.raw`^export (?:default )?(?:function|const)? ?${name}`, 'm'),
    )
  })
})
