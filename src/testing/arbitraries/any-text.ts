import fc from 'fast-check';

const codePoint = fc.oneof(
  fc.integer({ max: 0xd7_ff, min: 0 }),
  fc.integer({ max: 0x10_ff_ff, min: 0xe0_00 }),
);

/** Any text of up to so many code points. fast-check's unit 'binary' is the same, and takes seconds to list all of them. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points));
