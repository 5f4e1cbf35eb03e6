/** An answer, or the named reason why there is none. Calculations return it instead of NaN, Infinity or a guess. */
export type Result<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failure<Reason extends string>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}

/** The value where it is a number that exists, else the reason. */
export function finite<Reason extends string>(value: number, reason: Reason): Result<number, Reason> {
  return Number.isFinite(value) ? success(value) : failure(reason);
}
