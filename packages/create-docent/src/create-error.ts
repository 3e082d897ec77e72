/** An error that the reader can repair: what happened, and the fix. */
export class CreateError extends Error {
  override readonly name = 'CreateError'

  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message)
  }
}
