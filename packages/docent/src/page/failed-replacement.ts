import type { ReplacedComponent } from '../theme/replacement.tsx'

/** Thrown instead of an error in a replacement, because the error itself doesn't say which component failed. */
export class ReplacementFailed extends Error {
  override readonly name = 'ReplacementFailed'

  constructor(
    readonly replaced: ReplacedComponent,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
  }
}

/** Compares the name, because the server bundle has a copy of this class. */
export function isReplacementFailed(error: unknown): error is ReplacementFailed {
  return error instanceof Error && error.name === 'ReplacementFailed'
}

/**
 * Renders components to HTML.
 * @param render receives the value of `RenderingContext`
 * @throws ReplacementFailed if a component that the site replaces fails
 */
export function naming<Result>(render: (rendering: ReplacedComponent[]) => Result): Result {
  const rendering: ReplacedComponent[] = []
  try {
    return render(rendering)
  } catch (cause) {
    const replaced = rendering.at(-1)
    throw replaced ? new ReplacementFailed(replaced, cause) : cause
  }
}
