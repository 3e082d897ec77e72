import type { Role } from './segment.ts'

/** Strings in code don't say what they are: what ends like a sentence is judged like one. */
export function roleOf(text: string): Role {
  return /[.!?:]\s*$/.test(text) ? 'paragraph' : 'label'
}
