/** A sentence for the person at the keyboard: the command ends with it, without a stack. */
export class Refusal extends Error {}
