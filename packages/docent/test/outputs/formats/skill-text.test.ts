import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { skillText, skillIndex } from '../../../src/outputs/formats/skill-text.ts'
import { mergeAllMessages } from '../../../src/messages/build-messages.ts'

const input = {
  messages: mergeAllMessages({}),
  locale: 'en',
  title: 'Acme: "Docs" & more',
  tagline: 'Test anything.',
  list: 'https://acme.example.com/llms.txt',
  sections: [{ title: 'Guides', list: { url: 'https://acme.example.com/guides/llms.txt' } }],
  example: { page: 'https://acme.example.com/a', copy: 'https://acme.example.com/a.md' },
  feed: 'https://acme.example.com/changes.xml',
}

test('the skill has a name and a description that follow the specification', () => {
  const skill = skillText(input)
  expect(skill.name).toBe('acme-docs-more')
  const [, front = ''] = skill.markdown.split('---\n')
  expect(parse(front)).toEqual({ name: skill.name, description: skill.description })
  expect(skill.description.length).toBeLessThanOrEqual(1024)
})

test.each([
  ['Ünïcode – Dôcs', 'unicode-docs'],
  ['文档', 'documentation'],
  [
    `-- ${'long name '.repeat(10)}`,
    'long-name-long-name-long-name-long-name-long-name-long-name-lon',
  ],
])('%s has the name %s', (title, name) => {
  expect(skillText({ ...input, title }).name).toBe(name)
  expect(name).toMatch(/^(?!.*--)[a-z0-9][a-z0-9-]{0,62}[a-z0-9]$/)
})

test('it links to the lists, copies, and changes that the site has', () => {
  const { markdown } = skillText(input)
  for (const url of [
    input.list,
    'https://acme.example.com/guides/llms.txt',
    input.example.copy,
    input.feed,
  ])
    expect(markdown).toContain(`<${url}>`)
  const { markdown: short } = skillText({
    messages: input.messages,
    locale: input.locale,
    title: 'A',
    tagline: '',
    list: input.list,
    sections: [],
  })
  expect(short).not.toContain('undefined')
  expect(short).not.toContain('changed')
})

test("its text comes from the site's messages", () => {
  const messages = mergeAllMessages({
    'skill.description': 'Findet Seiten von {title}.',
    'skill.find': 'Eine Seite finden',
    'skill.parts': 'Ab {count} Zeichen',
  })
  const { markdown, description } = skillText({ ...input, messages, locale: 'de' })
  expect(description).toBe('Test anything. Findet Seiten von Acme: "Docs" & more.')
  expect(markdown).toContain('\n## Eine Seite finden\n')
  expect(markdown).toContain('Ab 50.000 Zeichen')
})

test('the index contains the file and its digest', () => {
  const skill = skillText(input)
  expect(JSON.parse(skillIndex(skill, 'ab'.repeat(32)))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'acme-docs-more',
        type: 'skill-md',
        description: skill.description,
        url: '/.well-known/agent-skills/acme-docs-more/SKILL.md',
        digest: `sha256:${'ab'.repeat(32)}`,
      },
    ],
  })
})

test('titles are text', () => {
  const section = { title: 'a *b*', list: { url: 'https://acme.example.com/a/llms.txt' } }
  const { markdown } = skillText({ ...input, title: '<b>Docs', sections: [section] })
  expect(markdown).toContain('# \\<b>Docs\n')
  expect(markdown).toContain('- a \\*b\\*: <https://acme.example.com/a/llms.txt>')
})
