/** Seeded random numbers, so that a failing case can be repeated. */
export interface Random {
  /** Integer from 0 up to, but not including, `below`. */
  integer(below: number): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32, which is small, fast, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (below: number): number => Math.floor(next() * below)
  return {
    integer,
    pick(list) {
      const item = list[integer(list.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
