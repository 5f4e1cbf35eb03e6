/** The process cannot start for a reason that its operator can fix: the message is all they need, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
