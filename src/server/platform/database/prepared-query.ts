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

/** Makes the text of statements, and runs none. */
const compiler: Database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The place of a value in the text of a statement. */
export type Value<Values> = <K extends keyof Values>(name: K) => RawBuilder<Values[K]>;

/** Stands in the text where a run brings its value. */
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

/** The name under which a connection may keep the statement ready; undefined for one that is built each time. */
export function nameOfStatement(text: string): string | undefined {
  return names.get(text);
}

/**
 * A statement that is run often: its text is made once, each run brings its values, and the database keeps it ready where
 * it can (dialect.ts). `make` gets the names of the values, and answers the statement with them in their places.
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

/** Runs a statement whose text is one of a few, whatever its values are: the database keeps it ready, too. */
export async function runPrepared<Row>(db: Database, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  keepReady(compiled.sql);
  const { rows } = await db.executeQuery<Row>(compiled);
  return rows;
}

/** The same for raw SQL, which is compiled by somebody. */
export function statement<Row>(raw: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => raw.compile(compiler) };
}
