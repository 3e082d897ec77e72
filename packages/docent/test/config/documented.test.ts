import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

/** Keys that distinguish records. The reference shows them in the record's heading. */
const TAGS = ['type', 'provider']

const folder = join(import.meta.dirname, '../../src/config')
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
  .filter((name) => /\bz\b.*from 'zod'/.test(readFileSync(join(folder, name), 'utf8')))

test.each(files)(
  '%s documents every option with a description, its default, and an example',
  (name) => {
    const source = readFileSync(join(folder, name), 'utf8')
    const { program, comments } = parseSync(name, source)
    const gaps: string[] = []
    new Visitor({
      Property(node) {
        if (node.key.type !== 'Identifier' || TAGS.includes(node.key.name)) return
        const value = source.slice(node.value.start, node.value.end)
        const isOption =
          /^(?:z\.|z\n|text\(|sitePath\(|oneOf\(|options\(|severity\(|regex\(|logo\(|\w+\.(?:prefault|optional|default)\()/.test(
            value,
          )
        if (!isOption) return
        const comment = comments.findLast(
          ({ end }) => end < node.start && source.slice(end, node.start).trim() === '',
        )
        const text = comment?.type === 'Block' && comment.value.startsWith('*') ? comment.value : ''
        const hasDefault = /\.(?:optional|default|prefault)\(/.test(value)
        if (text === '') gaps.push(`${node.key.name}: no comment`)
        else if (!text.includes('@example')) gaps.push(`${node.key.name}: no example`)
        else if (hasDefault && !/Default:|Required/.test(text))
          gaps.push(`${node.key.name}: no default`)
      },
    }).visit(program)
    expect(gaps).toEqual([])
  },
)
