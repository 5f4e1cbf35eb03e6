/** Why a request to another server was not made, or its answer not taken. Told to administrators. */
type OutgoingFault =
  | 'wrong-url'
  | 'unknown-host'
  | 'private-address'
  | 'timeout'
  | 'unreachable'
  | 'redirect'
  | 'status'
  | 'content-type'
  | 'too-large';

/** It names the status of the answer, never what is in it. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly fault: OutgoingFault;
  readonly status: number | null;

  constructor(
    fault: OutgoingFault,
    { status, cause }: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(status === undefined ? fault : `${fault} (${status})`, { cause });
    this.fault = fault;
    this.status = status ?? null;
  }
}
