import type { Table } from './opening-states.ts'

export type AnsweringState =
  /** No query. */
  | 'empty'
  /** The newest query has no answer yet. The previous answer stays visible. */
  | 'waiting'
  /** The newest query has an answer, though perhaps not its final one. */
  | 'answered'
  /** The newest query can't be answered. */
  | 'failed'
  /** The dialog has closed. */
  | 'closed'

/** `answer` and `fail` are always about the newest query: an earlier one is aborted. */
export type AnsweringEvent = 'ask' | 'clear' | 'answer' | 'fail' | 'retry' | 'close'

export type AnsweringEffect = 'ask' | 'ask later' | 'clear' | 'show' | 'show failure' | 'abort'

/** The second of the two state machines that `opening-states.ts` describes. */
export const ANSWERING: Table<AnsweringState, AnsweringEvent, AnsweringEffect> = {
  empty: { ask: ['waiting', 'ask'], clear: ['empty', 'clear'], close: ['closed', 'abort'] },
  waiting: {
    ask: ['waiting', 'ask later'],
    clear: ['empty', 'clear'],
    answer: ['answered', 'show'],
    fail: ['failed', 'show failure'],
    close: ['closed', 'abort'],
  },
  // No `fail`: an early answer is better than a failure.
  answered: {
    ask: ['waiting', 'ask later'],
    clear: ['empty', 'clear'],
    answer: ['answered', 'show'],
    close: ['closed', 'abort'],
  },
  failed: {
    ask: ['waiting', 'ask later'],
    retry: ['waiting', 'ask'],
    clear: ['empty', 'clear'],
    close: ['closed', 'abort'],
  },
  closed: {},
}
