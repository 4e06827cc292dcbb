/** An error whose message is for the user: the command prints it without a stack and exits with 1. */
export class UserError extends Error {}
