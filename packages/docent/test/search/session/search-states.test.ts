import { expect, test } from 'vitest'
import {
  OPENING,
  type OpeningEvent,
  type OpeningState,
} from '../../../src/search/session/opening-states.ts'
import {
  ANSWERING,
  type AnsweringEvent,
  type AnsweringState,
} from '../../../src/search/session/session.ts'

/** Every pair of a state and an event: the next state and the effect, or `-` if nothing happens. */
const opening: Record<OpeningState, Record<OpeningEvent, string>> = {
  idle: {
    near: 'warming, load',
    open: 'opening, load',
    type: '-',
    cancel: '-',
    loaded: '-',
    failed: '-',
  },
  warming: {
    near: '-',
    open: 'opening',
    type: '-',
    cancel: '-',
    loaded: 'ready',
    failed: 'idle',
  },
  opening: {
    near: '-',
    open: '-',
    type: 'opening',
    cancel: 'warming',
    loaded: 'ready, show',
    failed: 'idle, give up',
  },
  ready: {
    near: '-',
    open: 'ready, show',
    type: '-',
    cancel: '-',
    loaded: '-',
    failed: 'idle, give up',
  },
}

const answering: Record<AnsweringState, Record<AnsweringEvent, string>> = {
  empty: {
    ask: 'waiting, ask',
    clear: 'empty, clear',
    answer: '-',
    fail: '-',
    retry: '-',
    close: 'closed, abort',
  },
  waiting: {
    ask: 'waiting, ask later',
    clear: 'empty, clear',
    answer: 'answered, show',
    fail: 'failed, show failure',
    retry: '-',
    close: 'closed, abort',
  },
  answered: {
    ask: 'waiting, ask later',
    clear: 'empty, clear',
    answer: 'answered, show',
    fail: '-',
    retry: '-',
    close: 'closed, abort',
  },
  failed: {
    ask: 'waiting, ask later',
    clear: 'empty, clear',
    answer: '-',
    fail: '-',
    retry: 'waiting, ask',
    close: 'closed, abort',
  },
  closed: { ask: '-', clear: '-', answer: '-', fail: '-', retry: '-', close: '-' },
}

type AnyTable = Record<string, Partial<Record<string, readonly string[]>>>

/** Every pair of both tables. */
const pairs = [
  { table: OPENING as AnyTable, expected: opening as Record<string, Record<string, string>> },
  { table: ANSWERING as AnyTable, expected: answering as Record<string, Record<string, string>> },
].flatMap(({ table, expected }) =>
  Object.entries(expected).flatMap(([state, events]) =>
    Object.entries(events).map(([event, result]) => ({ table, state, event, result })),
  ),
)

test.each(pairs)('$state, $event: $result', ({ table, state, event, result }) => {
  expect(table[state]?.[event]?.join(', ') ?? '-').toBe(result)
})

test('the tables have no other states', () => {
  expect(Object.keys(OPENING)).toEqual(Object.keys(opening))
  expect(Object.keys(ANSWERING)).toEqual(Object.keys(answering))
})
