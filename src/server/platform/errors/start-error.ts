/** The process cannot start for a reason that its operator can mend: the message is all they need, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
