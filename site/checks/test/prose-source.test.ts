import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSource } from '../prose/check-source.ts'
import { describeFinding } from '../prose/report.ts'
import { rules } from '../prose/rules/index.ts'
import { createSpeller } from '../prose/spelling.ts'

const speller = createSpeller(['Vitest'])

async function check(source: string, file = 'site/docs/api/page.mdx'): Promise<string[]> {
  const findings = await checkSource(source, file, { rules, speller })
  return findings.map(({ line, rule, phrase }) => `${line} ${rule} ${phrase}`)
}

describe('spelling', () => {
  it("is American, uses the project's dictionary, and ignores code", async () => {
    expect(await check('The colour of `wrnog` Vitest.\n\nThe behavoir.\n')).toEqual([
      '1 spelling colour',
      '3 spelling behavoir',
    ])
  })

  it('suggests a word', async () => {
    const [finding] = await checkSource('The behavoir.', 'a.md', { rules, speller })
    expect(describeFinding(finding!)).toMatch(/^a\.md:1 spelling "behavoir"\n.* Write: .*behavior/)
  })

  it('has a sorted dictionary without duplicates', () => {
    const file = path.join(import.meta.dirname, '../prose/dictionary.txt')
    const words = readFileSync(file, 'utf8').trim().split('\n')
    const sorted = [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    expect(words).toEqual(sorted)
  })
})

describe('escapes', () => {
  it('cover the paragraph below', async () => {
    const page = '{/* prose-ok: anew quotes a label */}\nSelect Start\nanew.\n\nStart anew.\n'
    expect(await check(page)).toEqual(['5 anew Start anew.'])
  })

  it('work in code, front matter, and Markdown', async () => {
    const code = "// prose-ok: anew a quote\nthrow new Error('It starts anew.')\n"
    expect(await check(code, 'packages/docent/src/a.ts')).toEqual([])
    const page = '---\n# prose-ok: anew a quote\ntitle: Start anew\n---\n'
    expect(await check(page)).toEqual([])
    expect(await check('<!-- prose-ok: anew a quote -->\nStart anew.\n', 'README.md')).toEqual([])
  })

  it("are findings if they're unnecessary or have no reason", async () => {
    expect(await check('{/* prose-ok: anew a reason */}\nText.\n')).toEqual([
      '1 escape prose-ok: anew',
    ])
    expect(await check('{/* prose-ok: anew */}\nStart anew.\n')).toContain(
      '1 escape prose-ok: anew',
    )
  })
})

describe('broken files', () => {
  it('are one finding with its line', async () => {
    const [finding] = await check('Text.\n\n<Steps>\n')
    expect(finding).toMatch(/^\d syntax /)
  })
})
