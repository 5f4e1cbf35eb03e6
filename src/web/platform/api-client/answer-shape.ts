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

const isText = (value: unknown) => typeof value === 'string';
const isSimple = {
  text: isText,
  number: (value: unknown) => typeof value === 'number',
  integer: (value: unknown) => Number.isSafeInteger(value),
  flag: (value: unknown) => typeof value === 'boolean',
  null: (value: unknown) => value === null,
  nothing: (value: unknown) => value === undefined,
  anything: () => true,
};

const isSimpleShape = (shape: Shape): shape is SimpleShape => Object.hasOwn(isSimple, shape.is);

/** Returns a parser for answers of this shape. Like their schema, it keeps only the declared fields of objects. */
export function createAnswerReader(shape: Shape): { readonly safeParse: (value: unknown) => ParseResult } {
  return {
    safeParse: (value) => {
      try {
        return { success: true, data: readShape(shape, value, '') };
      } catch (error) {
        if (error instanceof TypeError) return { success: false, error };
        throw error;
      }
    },
  };
}

/** @throws {TypeError} with the path in the answer if `value` has another shape. */
function readShape(shape: Shape, value: unknown, place: string): unknown {
  if (isSimpleShape(shape)) {
    if (!isSimple[shape.is](value)) throw wrong(place, `not a ${shape.is}`);
    return value;
  }
  switch (shape.is) {
    case 'one':
      if (!shape.of.includes(value)) throw wrong(place, `none of ${shape.of.join(', ')}`);
      return value;
    case 'list':
      if (!Array.isArray(value)) throw wrong(place, 'not a list');
      return value.map((one, i) => readShape(shape.of, one, `${place}[${i}]`));
    case 'map':
      return Object.fromEntries(
        Object.entries(objectAt(value, place)).map(([name, one]) => [
          name,
          readShape(shape.of, one, `${place}.${name}`),
        ]),
      );
    case 'object':
      return readFields(shape.fields, objectAt(value, place), place);
    case 'named':
      return fromWireRecord(shape.fields, objectAt(readShape(shape.of, value, place), place));
    case 'any':
      return readAny(shape.of, value, place);
    case 'both':
      return Object.assign({}, ...shape.of.map((part) => readShape(part, value, place)));
  }
}

function readFields(
  fields: Readonly<Record<string, Shape>>,
  record: Readonly<Record<string, unknown>>,
  place: string,
) {
  const read: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field === undefined) continue;
    const value = readShape(field, record[name], `${place}.${name}`);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

/**
 * Parses a value with the first shape that fits. Most unions are a value or null, and creating an error for each mismatch would
 * take longer than everything else.
 */
function readAny(shapes: readonly Shape[], value: unknown, place: string): unknown {
  const problems: string[] = [];
  for (const shape of shapes) {
    if (isSimpleShape(shape)) {
      if (isSimple[shape.is](value)) return value;
      problems.push(`the answer${place} is not a ${shape.is}`);
      continue;
    }
    try {
      return readShape(shape, value, place);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      problems.push(error.message);
    }
  }
  throw new TypeError(problems.join('; '));
}

function objectAt(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw wrong(place, 'not an object');
  return value;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (place: string, what: string) => new TypeError(`the answer${place} is ${what}`);
