import { expect, test } from 'vitest'
import { passageLine } from '../../../src/page/checks/passage-line.ts'

const SOURCE =
  '---\ntitle: Runs\n---\n\nRuns have a status.\n\n- [Watch runs](/watch) live\n- Stop a run\n'

test.each([
  ['plain words', 'Runs have a status .', 5],
  ['words in a link', 'Watch runs live', 7],
  ['words at the end of the file', 'Stop a run', 8],
  ['only whole words', 'top a run', undefined],
  ['words from a component', 'Made by code', undefined],
  ['one word', 'Runs', undefined],
  ['no words', '', undefined],
])('finds the line of %s', (_, passage, line) => {
  expect(passageLine(SOURCE, passage)).toBe(line)
})
