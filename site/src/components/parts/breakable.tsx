import type { ReactNode } from 'react'

/** Allows line breaks between the words of a long name: `numTestsKeptInMemory`, `CYPRESS_RUN_BINARY`. */
export function breakable(name: string): ReactNode {
  return name
    .split(/(?<=[a-z.])(?=[A-Z])|(?<=_)/)
    .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))
}
