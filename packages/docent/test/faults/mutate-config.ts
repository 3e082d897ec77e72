import type { Random } from '../support/random.ts'

type Holder = Record<PropertyKey, unknown>

/** Values that no option expects. Each call returns a new one. */
const ODD: (() => unknown)[] = [
  () => null,
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -1,
  () => 10n,
  () => Symbol('odd'),
  () => '',
  () => ' ',
  () => '\0',
  () => '../outside',
  () => '/absolute',
  () => 'https://[',
  () => '</script><script>alert(1)</script>',
  () => 'x'.repeat(5000),
  () => '\u2028\ud800',
  () => /a+/,
  () => new Date(Number.NaN),
  () => new Map([['a', 1]]),
  () => new Set(['a']),
  () => Promise.resolve(['intro']),
  () => () => 'intro',
  () => Map,
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => Array.from({ length: 20_000 }, (_, i) => ({ odd: i })),
  () => Object.create(null),
  () => ({ __proto__: null, constructor: 'x', toString: 1 }),
  cyclic,
  deep,
  () => throwing('get'),
  () => throwing('ownKeys'),
  () => ({
    get label() {
      throw new Error('A getter throws.')
    },
  }),
]

/**
 * A copy of a configuration with one or two changes: a value replaced with an unexpected one, a key removed,
 * misspelled, or added, an entry duplicated, or a value moved into a list.
 */
export function mutateConfig(config: object, random: Random): unknown {
  const copy = clone(config) as Holder
  const properties = propertiesOf(copy)
  for (let count = 1 + random.integer(2); count > 0; count -= 1)
    change(random.pick(properties), random)
  return random.integer(200) === 0 ? random.pick(ODD)() : copy
}

function change([holder, key]: [Holder, PropertyKey], random: Random): void {
  const value = holder[key]
  switch (random.integer(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      return
    case 1:
      if (!Array.isArray(holder)) delete holder[key]
      holder[`${String(key)}x`] = value
      return
    case 2:
      if (Array.isArray(holder)) holder.push(value)
      else holder.unknown = value
      return
    case 3:
      holder[key] = [value]
      return
    default:
      holder[key] = random.pick(ODD)()
  }
}

/** Every property of every nested object. */
function propertiesOf(root: Holder): [Holder, PropertyKey][] {
  return Object.keys(root).flatMap((key): [Holder, PropertyKey][] => {
    const value = root[key]
    return [[root, key], ...(isPlain(value) ? propertiesOf(value) : [])]
  })
}

function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, clone(entry)]))
}

function isPlain(value: unknown): value is Holder {
  if (Array.isArray(value)) return value.length < 1000
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

function cyclic(): unknown {
  const value: Holder = {}
  value.self = value
  return value
}

function deep(): unknown {
  let value: unknown = 'deep'
  for (let i = 0; i < 5000; i += 1) value = i % 2 === 0 ? [value] : { items: value }
  return value
}

function throwing(trap: 'get' | 'ownKeys'): unknown {
  return new Proxy(
    { label: 'x' },
    {
      [trap]() {
        throw new Error(`The trap ${trap} throws.`)
      },
    },
  )
}
