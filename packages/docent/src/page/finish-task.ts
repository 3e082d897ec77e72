import { addAttribute } from '../shared/html/edit-attributes.ts'
import { attribute, hasClass } from '../shared/html/find-nodes.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import type { Finishing } from './finishing.ts'

/**
 * Adds an accessible name to the checkbox of a task list item, because nothing else indicates whether the task is done.
 */
export function finishTask(
  element: HtmlElement,
  { messages, source, edits }: Pick<Finishing, 'messages' | 'source' | 'edits'>,
): void {
  const isTask = element.parent && hasClass(element.parent, 'task-list-item')
  if (!isTask || attribute(element, 'type') !== 'checkbox') return
  const isDone = attribute(element, 'checked') !== undefined
  const label = messages[isDone ? 'article.taskDone' : 'article.taskOpen']
  addAttribute(element, ['aria-label', label], source, edits)
}
