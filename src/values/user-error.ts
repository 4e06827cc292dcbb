/** An error that the user can correct: the command prints its message, one French sentence, without a stack trace. */
export class UserError extends Error {
  /** Exit code of the command: 1 for a fault of the site or its surroundings, 2 for wrong usage. */
  readonly exitCode: 1 | 2 = 1;
}

/** Error for wrong arguments or environment variables. */
export class UsageError extends UserError {
  override readonly exitCode = 2;
}
