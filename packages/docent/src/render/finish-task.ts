import { addAttribute } from '../html/edit-attributes.ts'
import { attribute, hasClass } from '../html/find-nodes.ts'
import type { HtmlElement } from '../html/parse-html.ts'
import type { Finishing } from './finishing.ts'

/** Names the check box of a task in a list: it stands beside the task, and nothing else says whether it's done. */
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
