const PACKAGE = Symbol('docent: missing package')

/**
 * Replaces a package that isn't installed. It can be called, constructed, and read, so that a configuration that uses
 * it can still be evaluated.
 */
export function missingPackage(name: string): unknown {
  // An arrow function has no enumerable properties, but a function can be both called and constructed.
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

/** Name of the package that a value replaces. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' ? (value as { [PACKAGE]?: string })[PACKAGE] : undefined
}
