import { attribute, elementsOf, findByName, hasClass, textOf } from '../../shared/html/find-nodes.ts'
import type { HtmlElement } from '../../shared/html/parse-html.ts'
import { fence } from './escape.ts'

/**
 * A code block as a fence with its language. If a sample marks lines as added or removed, it's written as a diff,
 * because the marks would be lost otherwise.
 */
export function codeBlock(figure: HtmlElement): string {
  const code = findByName(figure, 'code') ?? figure
  const language = attribute(figure, 'data-language') ?? languageOf(code)
  const isDiff = language !== 'diff' && elementsOf(code).some((line) => sign(line) !== ' ')
  const text = isDiff
    ? elementsOf(code)
        .map((line) => `${sign(line)} ${textOf(line)}`.trimEnd())
        .join('\n')
    : textOf(code)
  return fenced(text, isDiff ? 'diff' : language)
}

/** Preformatted text that isn't a code block. */
export function preformatted(pre: HtmlElement): string {
  return fenced(textOf(pre), languageOf(findByName(pre, 'code') ?? pre))
}

/** A code fence that is longer than any sequence of backticks in the code. */
export function fenced(text: string, language: string): string {
  const mark = fence(text, 3)
  return `${mark}${language}\n${text.replace(/^\n|\s+$/g, '')}\n${mark}`
}

function languageOf(code: HtmlElement): string {
  return /\blanguage-(\S+)/.exec(attribute(code, 'class') ?? '')?.[1] ?? ''
}

function sign(line: HtmlElement): '+' | '-' | ' ' {
  return hasClass(line, 'diff-add') ? '+' : hasClass(line, 'diff-remove') ? '-' : ' '
}
