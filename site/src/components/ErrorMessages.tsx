import type { ReactNode } from 'react'
import { errorMessages, type ErrorGroup } from '../../data/error-messages.ts'
import ErrorMessage from './ErrorMessage.tsx'
import { assertKnown } from './parts/known.ts'

export interface ErrorMessagesProps {
  group: ErrorGroup
}

/** All errors of a group, without samples. */
export default function ErrorMessages({ group }: ErrorMessagesProps): ReactNode {
  assertKnown('group', group, [...new Set(errorMessages.map((error) => error.group))])
  return errorMessages
    .filter((error) => error.group === group)
    .map(({ id }) => <ErrorMessage key={id} id={id} />)
}
