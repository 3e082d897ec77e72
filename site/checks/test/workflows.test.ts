import { describe, expect, it } from 'vitest'
import { checkSamples } from '../samples/check.ts'
import { findFences } from '../page/fences.ts'
import { PROVIDERS } from '../samples/providers.ts'

/** Findings of a page with one sample, as `line:column code message`. */
async function check(title: string, lines: string[], meta: string = '') {
  const page = [`\`\`\`yaml title="${title}"${meta}`, ...lines, '```'].join('\n')
  const { findings } = await checkSamples(findFences(page, 'a.mdx'))
  return findings.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`)
}

describe('samples of GitHub Actions workflows', () => {
  const steps = ['    steps:', '      - run: npm ci']
  const workflow = ['on: push', 'jobs:', '  e2e:', '    runs-on: ubuntu-24.04', ...steps]
  const title = '.github/workflows/e2e.yml'

  it('pass if GitHub would accept them, including parts of a file', async () => {
    expect(await check(title, workflow)).toEqual([])
    expect(await check(title, workflow.slice(1))).toEqual([])
    expect(await check(title, ['- run: npm ci'])).toEqual([])
    expect(await check(title, ['on: [push]', 'permissions:', '  contents: read'])).toEqual([])
  })

  it('are reported at the position of an unknown key, even in a part of a file', async () => {
    const wrong = workflow.map((line) => line.replace('runs-on', 'runs_on'))
    expect((await check(title, wrong))[0]).toMatch(
      /^5:5 workflow Unexpected value 'runs_on'\. What may stand here: https:/,
    )
    expect((await check(title, wrong.slice(1)))[0]).toContain(
      "4:5 workflow Unexpected value 'runs_on'",
    )
    const step = await check(title, ['- name: Test', '  runs: npm ci'])
    expect(step.join('\n')).toContain("3:3 workflow Unexpected value 'runs'")
  })

  it('are reported for a wrong expression and an unknown job', async () => {
    const found = await check(title, [...workflow, '      - run: echo ${{ githb.sha }}'])
    expect(found).toHaveLength(1)
    expect(found[0]).toContain("8:19 workflow Unrecognized named-value: 'githb'")
    const needs = [
      ...workflow,
      '  report:',
      '    needs: tests',
      '    runs-on: ubuntu-24.04',
      ...steps,
    ]
    expect((await check(title, needs)).join()).toContain("depends on unknown job 'tests'")
  })
})

describe('samples of other providers', () => {
  const broken: [string, string[], string][] = [
    [
      '.gitlab-ci.yml',
      ['e2e:', '  script: [npm ci]', '  artifacts:', '    path: [cypress]'],
      '5:5 schema GitLab CI/CD pipeline: "path" is not known here. Known: paths',
    ],
    [
      '.circleci/config.yml',
      ['version: 2.1', 'jobs:', '  e2e:', '    docker: cypress/base', '    steps: [checkout]'],
      '5:5 schema CircleCI configuration: "cypress/base" must be of the type array.',
    ],
    [
      'bitbucket-pipelines.yml',
      [
        'pipelines:',
        '  default:',
        '    - step:',
        '        script: [npm ci]',
        '        cache: [node]',
      ],
      '6:9 schema Bitbucket pipeline: "cache" is not known here. Known: ',
    ],
    [
      'azure-pipelines.yml',
      ['steps:', '  - script: npm ci', '    displayname: Install'],
      '4:5 schema Azure pipeline: "displayname" is not known here. Known: ',
    ],
    [
      '.buildkite/pipeline.yml',
      ['steps:', '  - command: npm ci', '    paralelism: 2'],
      '4:5 schema Buildkite pipeline: ',
    ],
    [
      '.drone.yml',
      ['kind: pipeline', 'type: docker', 'name: default', 'steps: npm'],
      '5:1 schema Drone pipeline: "npm" must be of the type array.',
    ],
    ['.travis.yml', ['language: node_js', 'node_js: 24', 'os: [beos]'], '4:'],
  ]
  it.each(broken)('%s is reported with location and fix', async (title, lines, start) => {
    const found = await check(title, lines)
    expect(found.join('\n')).toContain(start)
  })

  it("reports a sample that can't be parsed once, as a syntax error", async () => {
    const found = await check('.gitlab-ci.yml', ['e2e:', '  script: [npm ci'])
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^\d+:\d+ yaml /)
  })

  it('accepts caches with a key, and ignores a sample with a reason', async () => {
    const cache = (key: string) => [
      'definitions:',
      '  caches:',
      '    npm:',
      `      ${key}: { files: [package-lock.json] }`,
      '      path: ~/.npm',
      'pipelines:',
      '  default:',
      '    - step:',
      '        script: [npm ci]',
    ]
    expect(await check('bitbucket-pipelines.yml', cache('key'))).toEqual([])
    expect((await check('bitbucket-pipelines.yml', cache('keys'))).join()).toContain('"keys"')
    expect(
      await check('bitbucket-pipelines.yml', cache('keys'), ' no-check="shows the mistake"'),
    ).toEqual([])
  })

  it('names each provider once', () => {
    const names = PROVIDERS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
