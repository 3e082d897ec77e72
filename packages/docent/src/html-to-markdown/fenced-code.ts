import { attribute, elementsOf, findByName, hasClass, textOf } from '../html/find-nodes.ts'
import type { HtmlElement } from '../html/parse-html.ts'
import { fence } from './escape.ts'

/**
 * A code block as a fence with its language. Lines that a sample marks as added or removed are written as a diff,
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

/** Preformatted text without the frame of a code block. */
export function preformatted(pre: HtmlElement): string {
  return fenced(textOf(pre), languageOf(findByName(pre, 'code') ?? pre))
}

/** Code between fences that are longer than any run of backticks in it. */
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
