/** An error that the user can fix, with the fix. */
export class CreateError extends Error {
  override readonly name = 'CreateError'

  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message)
  }
}
