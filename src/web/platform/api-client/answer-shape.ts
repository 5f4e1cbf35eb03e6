import { fromWireRecord, type FieldTable } from '#api/platform/field-table';

/**
 * The shape of an answer. For the queries, the build generates it from the answer's schema (scripts/web/answer-shapes.mjs). It
 * checks what the screens rely on, but not the rules for each value, which the server enforces.
 */
export type Shape =
  | SimpleShape
  | { readonly is: 'one'; readonly of: readonly unknown[] }
  | { readonly is: 'list' | 'map'; readonly of: Shape }
  | { readonly is: 'any' | 'both'; readonly of: readonly Shape[] }
  | { readonly is: 'object'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly is: 'named'; readonly fields: FieldTable; readonly of: Shape };

interface SimpleShape {
  readonly is: keyof typeof isSimple;
}

type ParseResult =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: TypeError };

const isText = (given: unknown) => typeof given === 'string';
const isSimple = {
  text: isText,
  number: (given: unknown) => typeof given === 'number',
  integer: (given: unknown) => Number.isSafeInteger(given),
  flag: (given: unknown) => typeof given === 'boolean',
  null: (given: unknown) => given === null,
  nothing: (given: unknown) => given === undefined,
  anything: () => true,
};

const isSimpleShape = (shape: Shape): shape is SimpleShape => Object.hasOwn(isSimple, shape.is);

/** Parses answers of a shape as their schema would; of an object it keeps only the declared fields. */
export function answerOf(shape: Shape): { readonly safeParse: (given: unknown) => ParseResult } {
  return {
    safeParse: (given) => {
      try {
        return { success: true, data: readShape(shape, given, '') };
      } catch (error) {
        if (error instanceof TypeError) return { success: false, error };
        throw error;
      }
    },
  };
}

/** @throws {TypeError} with the place in the answer if `given` has another shape. */
export function readShape(shape: Shape, given: unknown, place: string): unknown {
  if (isSimpleShape(shape)) {
    if (!isSimple[shape.is](given)) throw wrong(place, `no ${shape.is}`);
    return given;
  }
  switch (shape.is) {
    case 'one':
      if (!shape.of.includes(given)) throw wrong(place, `none of ${shape.of.join(', ')}`);
      return given;
    case 'list':
      if (!Array.isArray(given)) throw wrong(place, 'no list');
      return given.map((one, i) => readShape(shape.of, one, `${place}[${i}]`));
    case 'map':
      return Object.fromEntries(
        Object.entries(objectAt(given, place)).map(([name, one]) => [
          name,
          readShape(shape.of, one, `${place}.${name}`),
        ]),
      );
    case 'object':
      return readFields(shape.fields, objectAt(given, place), place);
    case 'named':
      return fromWireRecord(shape.fields, objectAt(readShape(shape.of, given, place), place));
    case 'any':
      return readAny(shape.of, given, place);
    case 'both':
      return Object.assign({}, ...shape.of.map((part) => readShape(part, given, place)));
  }
}

function readFields(
  fields: Readonly<Record<string, Shape>>,
  given: Readonly<Record<string, unknown>>,
  place: string,
) {
  const read: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field === undefined) continue;
    const value = readShape(field, given[name], `${place}.${name}`);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

/**
 * Parses a value with the first shape that fits. Most unions are a value or null, and creating an error for each mismatch would
 * take longer than everything else.
 */
function readAny(shapes: readonly Shape[], given: unknown, place: string): unknown {
  const problems: string[] = [];
  for (const shape of shapes) {
    if (isSimpleShape(shape)) {
      if (isSimple[shape.is](given)) return given;
      problems.push(`the answer${place} is no ${shape.is}`);
      continue;
    }
    try {
      return readShape(shape, given, place);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      problems.push(error.message);
    }
  }
  throw new TypeError(problems.join('; '));
}

function objectAt(given: unknown, place: string): Readonly<Record<string, unknown>> {
  if (!isObject(given)) throw wrong(place, 'no object');
  return given;
}

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const wrong = (place: string, what: string) => new TypeError(`the answer${place} is ${what}`);
