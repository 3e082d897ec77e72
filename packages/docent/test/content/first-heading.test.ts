import { expect, test } from 'vitest'
import { firstHeading } from '../../src/content/first-heading.ts'

const md = (body: string): Promise<string | undefined> => firstHeading(body, { isMdx: false })
const mdx = (body: string): Promise<string | undefined> => firstHeading(body, { isMdx: true })

test.each([
  ['# Plain', 'Plain'],
  ['# my_config_option', 'my_config_option'],
  ['# C#', 'C#'],
  ['# Write tests in F#', 'Write tests in F#'],
  ['# Closed #', 'Closed'],
  ['# Use the [API](./snake.md) &amp; more', 'Use the API & more'],
  ['# The type \\<T\\>', 'The type <T>'],
  ['# The `<T>` *type*', 'The <T> type'],
  ['# **Bold** and ~~old~~', 'Bold and old'],
  ['# Install {#setup}', 'Install'],
  ['# 1.10', '1.10'],
  ['# A \\{b} and \\{c\\}', 'A {b} and {c}'],
  ['# Release 2.0 — what’s new?', 'Release 2.0 — what’s new?'],
  ['# ![Logo](./a.png) Acme', 'Acme'],
  ['# One<br>two<br/>three', 'One two three'],
  ['   # Indented', 'Indented'],
  ['Getting started\n===============\n\nWelcome.', 'Getting started'],
  ['Two\nlines\n=\n', 'Two lines'],
  ['    # code\n\n# Title', 'Title'],
  ['```sh\n# comment\n```\n\n# Title', 'Title'],
  ['~~~\n```\n# comment\n~~~\n# Title', 'Title'],
  ['```inline``` code\n\n# Title', 'Title'],
  ['<!--\n# Old title\n-->\n\n# New title', 'New title'],
  ['<!-- # Old --> \n# New title', 'New title'],
  ['<pre>\n# text\n\n# text\n</pre>\n\n# Title', 'Title'],
  ['#hashtag\n\n# Title', 'Title'],
  ['## Second\n\n# First', 'First'],
  ['- item\n===\n\n# Title', 'Title'],
])('the title of %j is %j', async (body, title) => {
  expect(await md(body)).toBe(title)
  expect(await mdx(body)).toBe(title)
})

test('comments and components of MDX', async () => {
  expect(await mdx("# Hello, <>{'World'}</>, `<>`")).toBe('Hello, World, <>')
  expect(await mdx('{/*\n# Old\n*/}\n\n# New')).toBe('New')
  expect(await mdx('# The <Badge>new</Badge> API {version}')).toBe('The new API')
  expect(await mdx('# <Code text={"<Box/>"} /> props')).toBe('props')
  expect(await mdx('<Tabs>\n# In Tabs\n</Tabs>')).toBe('In Tabs')
})

test('HTML in Markdown is not a heading', async () => {
  expect(await md('<div>\n# text\n</div>\n\n# Title')).toBe('Title')
})

test('shortcodes, except in code', async () => {
  const emoji = (text: string): string => text.replace(':wave:', '👋')
  expect(await firstHeading('# Hi :wave: `:wave:`', { isMdx: false, emoji })).toBe('Hi 👋 :wave:')
})

test.each(['', 'Text.', '## Second', '===', '\n===\n', '# '])('%j has none', async (body) => {
  expect(await md(body)).toBeUndefined()
})
