import { describe, expect, it } from 'vitest'
import { checkSamples } from '../samples/check.ts'
import { findUnformatted } from '../samples/format.ts'
import { acceptedMistakes } from '../samples/lint/accepted-mistakes.ts'
import { findBrokenFences } from '../samples/lint/broken-fences.ts'
import { readCommandKinds } from '../samples/lint/command-kinds.ts'
import { judgeSamples, type AcceptedMistakes } from '../samples/lint/gate.ts'
import { judgeLabels } from '../samples/lint/labels.ts'
import { marksOf } from '../samples/lint/marks.ts'
import { block, fencesOf, lintScript } from './sample-lint-support.ts'

const acceptAll: AcceptedMistakes = (mistakes) => Promise.resolve(mistakes)

async function judge(source: string, accepted = acceptAll) {
  const verdict = await judgeSamples(fencesOf(source), lintScript, accepted)
  return {
    ...verdict,
    positions: verdict.findings.map((one) => `${one.line}:${one.column} ${one.code}`),
  }
}

describe('judgeSamples', () => {
  it('reports a problem at its position on the page', async () => {
    const { positions, linted } = await judge(`1. Wait:\n\n   \`\`\`js\n   cy.wait(1)\n   \`\`\``)
    expect(positions).toEqual(['4:4 cypress/no-unnecessary-waiting'])
    expect(linted).toBe(1)
  })

  it("skips diffs, call forms, and samples that can't be parsed", async () => {
    const source = [
      block('diff', '+cy.wait(1)'),
      block('syntax', 'cy.wait(1)'),
      block('js', 'cy.('),
    ]
    const { positions, linted, unparsed } = await judge(source.join('\n'))
    expect(positions).toEqual([])
    expect([linted, unparsed.length]).toEqual([0, 1])
  })

  it('lints a sample with no-check', async () => {
    const { positions } = await judge(block('js no-check="newer"', 'cy.wait(1)'))
    expect(positions).toEqual(['2:1 cypress/no-unnecessary-waiting'])
  })

  it('exempts a mistake that a rule rejects', async () => {
    const { positions, mistakes } = await judge(block('js mistake', 'cy.wait(1)'))
    expect(positions).toEqual([])
    expect(mistakes).toHaveLength(1)
  })

  it('reports a mistake that nothing rejects, unless it has a reason', async () => {
    const right = await judge(block('js mistake', `cy.get('a').click()`))
    expect(right.positions).toEqual(['1:1 mistake'])
    expect(right.findings[0]?.message).toContain('no rule and no type objects')
    const reasoned = await judge(block('js mistake="The click fails."', `cy.get('a').click()`))
    expect(reasoned.positions).toEqual([])
    expect(reasoned.reasoned).toHaveLength(1)
  })

  it("doesn't count a reason that a rule makes unnecessary", async () => {
    const { positions, mistakes, reasoned } = await judge(
      block('js mistake="It waits."', 'cy.wait(1)'),
    )
    expect([positions.length, mistakes.length, reasoned.length]).toEqual([0, 1, 0])
  })

  it('rejects other exemptions next to a mistake', async () => {
    const { positions } = await judge(block('js mistake no-check="a" no-lint="b"', 'cy.wait(1)'))
    expect(positions).toEqual(['1:1 no-lint', '1:1 no-check'])
  })

  it('requires a reason and a violated rule for no-lint', async () => {
    expect((await judge(block('js no-lint="shows the option"', 'cy.wait(1)'))).positions).toEqual(
      [],
    )
    expect((await judge(block('js no-lint', 'cy.wait(1)'))).positions).toEqual(['1:1 no-lint'])
    const unneeded = await judge(block('js no-lint="a"', `cy.get('a')`))
    expect(unneeded.findings[0]?.message).toContain('no rule objects')
  })
})

describe('acceptedMistakes', () => {
  it('finds mistakes that the types and data checks accept, in one run', async () => {
    const page = [
      block('js mistake', `cy.viewport('wide')`),
      block('js mistake', `cy.get('a').click()`),
      block('js mistake', `cy.log(unknownName)`),
      block('js mistake', `cy.prompt(['a'])`),
      block('js mistake', `cy.get(`),
      block('js mistake', `cy.login()`),
      block('json mistake', `{ "a": 1, }`),
      block('text mistake', 'a'),
      block('js', `Cypress.Commands.add('login', () => {})`),
    ]
    const all = fencesOf(page.join('\n'))
    const mistakes = all.filter((fence) => marksOf(fence).mistake)
    const accepted = await acceptedMistakes(mistakes, all)
    expect(accepted.map(({ code }) => code[0])).toEqual([
      `cy.get('a').click()`,
      `cy.log(unknownName)`,
      `cy.prompt(['a'])`,
      `cy.login()`,
      'a',
    ])
  })
})

describe('the other checks', () => {
  it("types and data aren't checked in a mistake", async () => {
    const page = [block('js mistake', 'cy.nope()'), block('json mistake="a"', '{ a }')].join('\n')
    const { findings, scripts } = await checkSamples(fencesOf(page))
    expect(findings).toEqual([])
    expect(scripts).toBe(0)
  })

  it('the format of a mistake is checked', async () => {
    expect(await findUnformatted(fencesOf(block('js mistake', 'cy.wait( 1 )')))).toHaveLength(1)
  })
})

describe('marksOf', () => {
  it('ignores words inside a quoted value', () => {
    const [fence] = fencesOf(block('js title="a mistake here" no-check="no-lint it"', ''))
    expect(fence && marksOf(fence)).toEqual({ isUnchecked: true })
  })
})

describe('judgeLabels', () => {
  it('requires the fence and the page to agree', () => {
    const source = [
      '<Incorrect>\n',
      block('js', 'cy.wait(1)'),
      '\n</Incorrect>\n<Correct>\n',
      block('js mistake', 'cy.wait(1)'),
      '\n</Correct>\n\nWrong: it waits.\n',
      block('js', 'cy.wait(1)'),
      '\nText.\n',
      block('js mistake', 'cy.wait(1)'),
    ].join('\n')
    const messages = judgeLabels(source, fencesOf(source)).map(({ message }) => message)
    expect(messages).toEqual([
      'the page calls this sample wrong; mark its fence as mistake',
      'the page calls this sample correct; remove mistake',
      'the page calls this sample wrong; mark its fence as mistake',
    ])
  })
})

describe('findBrokenFences', () => {
  it('finds an info string with a backtick', () => {
    const source = '```js mistake="`.and()` fails."\ncy.get()\n```\n\n```js title="a"\n```'
    expect(findBrokenFences(source, 'a.mdx').map(({ line, code }) => `${line} ${code}`)).toEqual([
      '1 fence',
    ])
  })
})

describe('readCommandKinds', () => {
  it('distinguishes commands that start a chain from those that continue one', () => {
    const forms = block('syntax', '.click()', 'cy.visit(url)', '  .screenshot()', 'cy.screenshot()')
    const { child, parent, all } = readCommandKinds(fencesOf(forms))
    expect([...child]).toEqual(['click'])
    expect([...parent]).toEqual(['visit'])
    expect(all.size).toBe(3)
  })

  it('fails if the pages list no call forms', () => {
    expect(() => readCommandKinds(fencesOf(block('js', 'cy.visit()')))).toThrow('call forms')
  })
})
