const PACKAGE = Symbol('docent: missing package')

/**
 * Stands in for a package that isn't installed. It can be called, constructed, and read, so that a configuration which
 * uses it can still be evaluated.
 */
export function missingPackage(name: string): unknown {
  // An arrow function has no properties of its own to list, and a function can be called and constructed.
  const target = function () {} as unknown as Record<PropertyKey, unknown>
  return new Proxy(target, {
    get(_, key) {
      if (key === PACKAGE) return name
      if (key === '__esModule') return true
      if (key === 'then' || key === 'toJSON') return undefined
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([])
      if (key === Symbol.toPrimitive || key === 'toString') return () => name
      return missingPackage(name)
    },
    has: () => true,
    apply: () => missingPackage(name),
    construct: () => missingPackage(name) as object,
    ownKeys: () => ['prototype'],
    getOwnPropertyDescriptor: (own, key) =>
      key === 'prototype' ? Reflect.getOwnPropertyDescriptor(own, key) : undefined,
  })
}

/** Name of the package that a value stands in for. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' ? (value as { [PACKAGE]?: string })[PACKAGE] : undefined
}
