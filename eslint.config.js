import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The allowed imports of docs/architecture.md: domain ← api ← server | web. The message names the broken rule. */
const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});
const libraries = (allowed) => [
  `^(?!(?:[.#]|${allowed}))`,
  'domain and api are pure: no library but the named ones, nothing of Node',
];
const upwards = ['^#(?:server|web)/', 'server and web are reached from their own side alone'];
const testing = ['^#testing/|/testing/', 'testing is imported by tests alone'];
const otherLayer = [
  '^(?:\\.\\./)+(?:domain|api|server|web|testing)/',
  'another layer is named by #domain/… or #api/…',
];

const NEVER = [
  { selector: 'TSEnumDeclaration', message: 'a union of texts instead of an enum' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'node:crypto or crypto.getRandomValues instead of Math.random',
  },
  {
    selector:
      ':matches(MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fails)$/], ' +
      'CallExpression[callee.object.name!=/^(it|test|describe)$/][callee.property.name=/^(only|skip)$/])',
    message: 'every test runs',
  },
  {
    selector: ':matches(CallExpression, NewExpression)[callee.name=/^(eval|Function)$/]',
    message: 'text is text, never code',
  },
];

/** Imports and calls that build or write SQL, which belong in stores. */
const SQL_IN_STORES = [
  "ImportDeclaration[source.value='kysely'] > ImportSpecifier[imported.name=/^(sql|CompiledQuery)$/]",
  'CallExpression[callee.property.name=/^(select(No)?From|insertInto|replaceInto|mergeInto|updateTable|deleteFrom)$/]',
  'CallExpression[callee.property.name=/^with(Recursive)?$/][arguments.0.value=/^./]',
].map((selector) => ({ selector, message: 'SQL, built or written, stands in .store.ts files only' }));

/** Every query of holdings must contain the owner of its rows (src/server/people/access/scope.ts). */
const HOLDINGS = '(bonds|payments|cash_flows|etfs_and_shares|distributions)\\b';
const BUILT_QUERY = `CallExpression[callee.property.name=/^(selectFrom|updateTable|deleteFrom|using|\\w+Join)$/][arguments.0.value=/^${HOLDINGS}/]`;
const WRITTEN_QUERY = `TaggedTemplateExpression[tag.name='sql'] > TemplateLiteral > TemplateElement[value.raw=/\\b(from|join|update|into|using)\\s+(only\\s+)?${HOLDINGS}/i]`;
const NAMED_TABLE = `CallExpression[callee.object.name='sql'][callee.property.name='table'][arguments.0.value=/^${HOLDINGS}/]`;
const OF_OWNER = "CallExpression[callee.property.name='where'][arguments.0.value='user_id']";
const SCOPED = {
  selector: `Program > :has(:matches(${BUILT_QUERY}, ${WRITTEN_QUERY}, ${NAMED_TABLE})):not(:has(Identifier[name=/^(inScope|versionInScope|deletedInScope)$/])):not(:has(${OF_OWNER}))`,
  message: 'a query of holdings takes a Scope (inScope, versionInScope, deletedInScope), or names its owner',
};
/** Files that work for the system on everybody's rows and answer no request. */
const SYSTEM_STORES = [
  'src/server/portfolio/records/bonds/computed-yields.store.ts',
  'src/server/portfolio/upkeep/demo-data/remove-demo-prices.store.ts',
  'src/server/portfolio/upkeep/recently-deleted/purge-deleted-rows.store.ts',
];
/** User input is shown as text: it must become neither markup nor a URL. */
const TEXT_IS_TEXT = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'text is text, never markup',
  },
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'text is text, never markup',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|src|action|formAction)$/] > ' +
      "JSXExpressionContainer > :matches(:not(TemplateLiteral, Literal), TemplateLiteral[quasis.0.value.raw=''])",
    message: 'the scheme of an address stands in the code, as in `mailto:${…}`',
  },
];
/** React calls the return value of an effect or a ref callback as its clean-up, and scrollTo() and others may return promises. */
const RETURNS_A_VALUE =
  'ArrowFunctionExpression[body.type!=/^(BlockStatement|ArrowFunctionExpression|FunctionExpression)$/]';
const EFFECT = '/^use(Layout|Insertion)?Effect$/';
const CLEAN_UP_ALONE = [
  `CallExpression:matches([callee.name=${EFFECT}], [callee.property.name=${EFFECT}]) > ${RETURNS_A_VALUE}.arguments:first-child`,
  `JSXAttribute[name.name='ref'] > JSXExpressionContainer > ${RETURNS_A_VALUE}`,
].map((selector) => ({
  selector,
  message: 'an effect and a ref return nothing or a clean-up function: put the body in braces',
}));
/** A second click must not start an act again (src/web/platform/queries/use-mutation.ts). */
const GUARDED_MUTATIONS = {
  selector:
    "ImportDeclaration[source.value='@tanstack/react-query'] > ImportSpecifier[local.name='useMutation']",
  message: 'useMutation is that of platform/queries/use-mutation.ts',
};
/** From the lowest up. Each imports its own floor and those below (docs/architecture.md; circles: tests/repository/floors.test.ts). */
const SERVER_FLOORS = ['platform', 'people', 'portfolio', 'assistant', 'app', 'programs'];
const WEB_FLOORS = ['platform', 'people', 'portfolio', 'assistant', 'screens', 'routes'];
/** The highest floors that are no folders: the files that compose the others. */
const COMPOSING = { app: 'src/server/*', routes: 'src/web/*' };
const filesOf = (side, floor) => COMPOSING[floor] ?? `src/${side}/${floor}/**`;
const floorsAbove = (floors, floor) => {
  const above = floors.slice(floors.indexOf(floor) + 1);
  const folder = floor in COMPOSING ? '\\./' : '(?:\\.\\./)+';
  return [
    above.length === 0 ? '^$' : `^${folder}(?:${above.join('|')})(?:/|\\.tsx?$)`,
    `${floor} imports its own floor and those below it`,
  ];
};
/** Locks of rows and parts of queries that several stores need. */
const SHARED_STORES = [
  'lock-owner',
  'require-bond',
  'bond-on-wire',
  'bond-features',
  'computed-yields',
  'newest-rates',
  'current-data-key',
  'count-holdings-of-batch',
];
const OTHER_STORES = `(?<!/(?:${SHARED_STORES.join('|')}))\\.store\\.ts$|\\.routes\\.ts$`;
const browser = [upwards, otherLayer, testing, ['^node:', 'the browser has no node modules']];
const serverFloor = (floor) => {
  const always = [floorsAbove(SERVER_FLOORS, floor), upwards, otherLayer, testing];
  const ignores = ['**/*.test.ts'];
  return [
    { files: [filesOf('server', floor)], ignores, rules: forbid(...always) },
    {
      files: [`src/server/${floor}/**/*.store.ts`],
      rules: forbid(
        [
          OTHER_STORES,
          'stores import neither routes nor other stores, except the locks and parts of queries in SHARED_STORES (eslint.config.js)',
        ],
        ...always,
      ),
    },
    {
      files: [`src/server/${floor}/**/*.routes.ts`],
      rules: forbid(['\\.routes\\.ts$', 'routes do not know each other'], ...always),
    },
  ];
};
export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', 'coverage', 'scripts/**', 'eslint.config.js'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // TypeScript reports them (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-params': ['error', 3],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...NEVER],
    },
  },
  {
    files: ['src/domain/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(libraries('decimal\\.js$'), ['^#', 'domain imports nothing of ours'], otherLayer, testing),
  },
  {
    files: ['src/api/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(libraries('zod$'), upwards, otherLayer, testing),
  },
  {
    files: ['src/server/**/*.store.ts'],
    ignores: SYSTEM_STORES,
    rules: { 'no-restricted-syntax': ['error', ...NEVER, SCOPED] },
  },
  {
    files: ['src/server/**'],
    // scope.ts creates conditions for the stores' queries; the stores build on platform/database.
    ignores: ['**/*.{test,store}.ts', 'src/server/platform/database/**', 'src/server/people/access/scope.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NEVER, ...SQL_IN_STORES] },
  },
  ...SERVER_FLOORS.flatMap(serverFloor),
  {
    // Untrusted text is read in linear time; tests/fuzz/regular-expressions.test.ts tests what no rule can detect.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  ...WEB_FLOORS.map((floor) => ({
    files: [filesOf('web', floor)],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: forbid(floorsAbove(WEB_FLOORS, floor), ...browser),
  })),
  {
    files: ['src/web/screens/**'],
    rules: forbid(
      ['\\.screen\\.tsx$', 'screens do not import screens'],
      floorsAbove(WEB_FLOORS, 'screens'),
      ...browser,
    ),
  },
  {
    files: ['src/web/platform/ui/**'],
    rules: forbid(
      ['^\\.\\./(?!icons/)[\\w.-]*/', 'ui imports only from ui'],
      ['^#(?!domain/day-text$)', 'ui knows no bond, only how days are written'],
      ...browser,
    ),
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...NEVER, ...TEXT_IS_TEXT, ...CLEAN_UP_ALONE, GUARDED_MUTATIONS],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**', 'tests/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines-per-function': 'off' },
  },
);
