/** A figure of the server at an instant. */
export interface Sample {
  readonly minute: number;
  readonly value: number;
}

/** The warm-up part: caches fill, code is compiled. */
const WARM_UP = 0.3;
/** The rest is divided into this many pieces. */
const PIECES = 14;

/**
 * Growth per minute after the warm-up: a least-squares line through the smallest value of each piece
 * of time. What comes and goes (garbage, open connections) does not count; what stays does.
 */
export function growthPerMinute(samples: readonly Sample[]): number {
  const [first, last] = [samples[0]?.minute ?? 0, samples.at(-1)?.minute ?? 0];
  const begin = first + WARM_UP * (last - first);
  const length = (last - begin) / PIECES;
  const pieces = Array.from({ length: PIECES }, (_, piece) =>
    samples.filter(
      ({ minute }) =>
        minute >= begin && Math.min(PIECES - 1, Math.floor((minute - begin) / length)) === piece,
    ),
  );
  return slope(pieces.filter((piece) => piece.length > 0).map(smallest));
}

function smallest(piece: readonly Sample[]): Sample {
  return piece.reduce((least, sample) => (sample.value < least.value ? sample : least));
}

function slope(points: readonly Sample[]): number {
  const mean = (of: (point: Sample) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [minute, value] = [mean((point) => point.minute), mean((point) => point.value)];
  const spread = points.reduce((sum, point) => sum + (point.minute - minute) ** 2, 0);
  return points.reduce((sum, point) => sum + (point.minute - minute) * (point.value - value), 0) / spread;
}
