/** Why a request to another server was not made, or its answer was rejected. Shown to administrators. */
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

/** Contains the status of the answer, never its content. */
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
