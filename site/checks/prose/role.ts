import type { Role } from './segment.ts'

/** The role of strings in code is unknown, so those that end like a sentence are judged as sentences. */
export function roleOf(text: string): Role {
  return /[.!?:]\s*$/.test(text) ? 'paragraph' : 'label'
}
