/** An error whose message is a sentence for the user: the command prints it without a stack trace and exits with 1. */
export class UserError extends Error {}
