import path from 'node:path';
import { runnerImport } from 'vite';

/** A module of the API as the browser's queries need it: without the schemas of requests. */
const LIGHT = '?light';
const READER = 'src/web/platform/api-client/answer-shape.ts';
/** Imports of the API from here are light: this code calls endpoints and reads answers; forms validate what they send. */
const CALLERS = /[\\/]src[\\/]web[\\/]platform[\\/](?:queries[\\/]|api-client[\\/]call)/;

const SIMPLE = {
  string: 'text',
  boolean: 'flag',
  null: 'null',
  undefined: 'nothing',
  unknown: 'anything',
};

class NoShape extends Error {}

/**
 * The shape of the values that a schema accepts, as read by src/web/platform/api-client/answer-shape.ts. Values that requests may
 * write in several ways, such as a blank for null, have the shape of the answer. `namedBy` has the tables of names of
 * src/api/platform/named-by.ts; `known` has the shapes of schemas met before.
 */
export function shapeFromSchema(schema, namedBy, known = new Map()) {
  if (!known.has(schema)) known.set(schema, makeShape(schema, namedBy, known));
  return known.get(schema);
}

function makeShape(schema, namedBy, known) {
  const { def } = schema._zod;
  const shape = (part) => shapeFromSchema(part, namedBy, known);
  if (namedBy.has(schema)) return { is: 'named', fields: namedBy.get(schema), of: shape(def.in) };
  const values = schema.meta?.()?.enum;
  if (values !== undefined) return { is: 'one', of: values };
  switch (def.type) {
    case 'number':
      return { is: def.format === undefined ? 'number' : 'integer' };
    case 'literal':
      return { is: 'one', of: def.values };
    case 'enum':
      return { is: 'one', of: Object.values(def.entries) };
    case 'array':
      return { is: 'list', of: shape(def.element) };
    case 'record':
      return { is: 'map', of: shape(def.valueType) };
    case 'object':
      return { is: 'object', fields: mapValues(def.shape, shape) };
    case 'nullable':
      return { is: 'any', of: [{ is: 'null' }, shape(def.innerType)] };
    case 'optional':
    case 'default':
      return { is: 'any', of: [{ is: 'nothing' }, shape(def.innerType)] };
    case 'union': {
      const options = def.options.map(shape);
      if (options.some(({ is }) => is !== 'one')) return { is: 'any', of: options };
      return { is: 'one', of: options.flatMap(({ of }) => of) };
    }
    case 'intersection':
      return { is: 'both', of: [shape(def.left), shape(def.right)] };
    case 'tuple':
      return { is: 'list', of: { is: 'any', of: def.items.map(shape) } };
    case 'readonly':
      return shape(def.innerType);
    case 'pipe':
      if (def.in._zod.def.type !== 'transform') break;
      return { is: 'any', of: [{ is: 'nothing' }, shape(def.out)] };
    default:
      if (Object.hasOwn(SIMPLE, def.type)) return { is: SIMPLE[def.type] };
  }
  throw new NoShape(`an answer of the API cannot have a part of the kind ${def.type}`);
}

const mapValues = (object, make) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, make(value)]));

const isEndpoint = (value) => 'answer' in value && 'path' in value;

const isSchema = (value) => typeof value === 'object' && value !== null && '_zod' in value;

/** A light module has no functions and patterns; the build fails where one is imported. */
function isLight(value) {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (value instanceof RegExp) return false;
  return isSchema(value) || isEndpoint(value) || Object.values(value).every(isLight);
}

/** Writes shapes; objects that several answers share are written once. */
function shapeWriter() {
  const names = new Map();
  const declarations = [];
  const write = (value) => {
    if (Array.isArray(value)) return `[${value.map(write).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (names.has(value)) return names.get(value);
    const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`);
    if (value.is !== 'object' && value.is !== 'named') return `{${members.join()}}`;
    names.set(value, `shape${names.size}`);
    declarations.push(`const ${names.get(value)} = {${members.join()}};`);
    return names.get(value);
  };
  return { write, declarations };
}

/** Some schemas of requests have no shape, because nobody reads them. */
function hasShape(schema, namedBy, known) {
  try {
    return shapeFromSchema(schema, namedBy, known) !== undefined;
  } catch (error) {
    if (error instanceof NoShape) return false;
    throw error;
  }
}

/** The source of a module: endpoints without the schemas of requests, readers for the schemas of answers, and data unchanged. */
function lightSource(module, { reader, namedBy }) {
  const { write, declarations } = shapeWriter();
  const known = new Map();
  const readerSource = (schema) =>
    `/* @__PURE__ */ createAnswerReader(${write(shapeFromSchema(schema, namedBy, known))})`;
  const toSource = (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    if (isSchema(value)) return readerSource(value);
    const { answer, method, path: address, access } = value;
    if (isEndpoint(value))
      return `{ ...${write({ method, path: address, access })}, answer: ${readerSource(answer)} }`;
    return `{${Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${toSource(member)}`)}}`;
  };
  const exported = Object.entries(module)
    .filter(([, value]) => isLight(value) && (!isSchema(value) || hasShape(value, namedBy, known)))
    .map(([name, value]) => `export const ${name} = ${toSource(value)};`);
  return [`import { createAnswerReader } from ${JSON.stringify(reader)};`, ...declarations, ...exported].join(
    '\n',
  );
}

/**
 * Gives the queries of the browser each endpoint with the shape of its answer instead of its schemas. The schemas would be the
 * largest part of what most screens load, and the slowest to run. Forms still have them.
 */
export function answerShapes({ root }) {
  const filePath = (...names) => path.join(root, ...names);
  let modules;
  const readModules = async () => {
    const { module } = await runnerImport(filePath('scripts', 'web', 'api-modules.ts'), {
      configFile: false,
    });
    return module.modules;
  };
  return {
    name: 'answer-shapes',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('#api/') || importer === undefined || !CALLERS.test(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? null : found.id + LIGHT;
    },
    async load(id) {
      if (!id.endsWith(LIGHT)) return null;
      const file = id.slice(0, -LIGHT.length);
      this.addWatchFile(file);
      modules ??= readModules();
      const findModule = async (name) =>
        (await modules)[path.posix.join('..', '..', ...name.split(path.sep))];
      const module = await findModule(path.relative(root, file));
      if (module === undefined) throw new Error(`${file} is no module of the API`);
      const { NAMED_BY: namedBy } = await findModule(path.join('src', 'api', 'platform', 'named-by.ts'));
      const code = lightSource(module, { reader: filePath(READER), namedBy });
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
    watchChange() {
      modules = undefined;
    },
  };
}
