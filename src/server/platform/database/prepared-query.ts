import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type RawBuilder,
} from 'kysely';
import type { Database, Tables } from './schema.ts';

/** Compiles the text of statements, and runs none. */
const compiler: Database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A placeholder for a value in the text of a statement. */
export type Value<Values> = <K extends keyof Values>(name: K) => RawBuilder<Values[K]>;

/** Marks the place in the text where each run inserts its value. */
interface Placeholder<Values> {
  readonly placeholder: keyof Values;
}

function isPlaceholder<Values>(parameter: unknown): parameter is Placeholder<Values> {
  return typeof parameter === 'object' && parameter !== null && 'placeholder' in parameter;
}

const names = new Map<string, string>();

function keepReady(text: string): void {
  names.set(text, names.get(text) ?? `kupon_${names.size + 1}`);
}

/** The name under which a connection may keep the statement prepared; undefined for a statement that is built each time. */
export function nameOfStatement(text: string): string | undefined {
  return names.get(text);
}

/**
 * A statement that is run often. Its text is made once, each run passes its values, and the database keeps it prepared if it can
 * (connection/keep-statements-prepared.ts). `make` receives the names of the values and returns the statement with them in their places.
 */
export function preparedQuery<Values extends object, Row>(
  make: (value: Value<Values>, db: Database) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined;
  const compiled = () => {
    if (made === undefined) {
      made = make((name) => sql`${{ placeholder: name }}`, compiler).compile();
      keepReady(made.sql);
    }
    return made;
  };
  return async (db, values) => {
    const query = compiled();
    const parameters = query.parameters.map((parameter) =>
      isPlaceholder<Values>(parameter) ? values[parameter.placeholder] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Runs a statement that has one of only a few texts, whatever its values are. The database keeps it prepared, too. */
export async function runPrepared<Row>(db: Database, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  keepReady(compiled.sql);
  const { rows } = await db.executeQuery<Row>(compiled);
  return rows;
}

/** The same for raw SQL, which the caller compiles. */
export function statement<Row>(raw: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => raw.compile(compiler) };
}
