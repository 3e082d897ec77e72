/** What the specs of an example expect of its application. */
export interface Expectations {
  /** Addresses that the specs visit. */
  visits: string[]
  /** Selectors of the elements that they use. */
  selectors: string[]
}

/** In a template literal, the part before the first expression is enough to find the page. */
const VISIT = /\bcy\.visit\(\s*(?:(['"])([^'"]*)\1|`([^`$?]*))/g
/** The first argument of `contains` is a selector only if a second one follows. */
const SELECT = /\.(?:get|find|children|closest|filter|within)\(\s*(['"`])([^$]*?)\1\s*[,)]/g
const CONTAINS = /\.contains\(\s*(['"`])([^$]*?)\1\s*,\s*(?=['"`/])/g
/** jQuery's additions, which a browser's `querySelector` doesn't know. */
const JQUERY = /:(?:visible|hidden|first|last|eq\([^)]*\)|contains\([^)]*\))/g

export function readSpecs(specs: readonly string[]): Expectations {
  const text = specs.join('\n')
  const selectors = [SELECT, CONTAINS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , selector = '']) => selector.replace(JQUERY, '')),
  )
  return {
    visits: unique([...text.matchAll(VISIT)].map(([, , address, start]) => address ?? start ?? '')),
    selectors: unique(selectors.filter((selector) => selector !== '' && !selector.startsWith('@'))),
  }
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
