import type { ReactNode } from 'react'

/** The parts of the small samples on the home page that code blocks color, with their token classes. */
const TOKENS = /(?<s>'[^'\n]*'|"[^"\n]*")|(?<f>\b\w+(?=\())|(?<m>(?<=<)\w+)|(?<a>\b\w+(?==|:))/g

/** Colors a sample of a few lines as code blocks are colored. */
export function colorCode(code: string): ReactNode[] {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: text, index, groups } of code.matchAll(TOKENS)) {
    const [token] = Object.entries(groups ?? {}).find(([, value]) => value !== undefined) ?? []
    pieces.push(
      code.slice(end, index),
      <span key={index} className={`tk-${token}`}>
        {text}
      </span>,
    )
    end = index + text.length
  }
  return [...pieces, code.slice(end)]
}
