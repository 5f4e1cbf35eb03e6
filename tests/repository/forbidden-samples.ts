/** For each rule of .oxlintrc.json, code that it forbids. */
export const FORBIDDEN: Readonly<Record<string, string>> = {
  'typescript/await-thenable': 'export const f = async () => await 1;',
  'typescript/no-array-delete': 'export const f = (list: number[]) => delete list[0];',
  'typescript/no-base-to-string': 'export const f = (value: { a: number }) => String(value);',
  'typescript/no-confusing-void-expression':
    "export const f = () => { const x = console.log('x'); return x; };",
  'typescript/no-deprecated': '/** @deprecated of old */ const old = 1; export const x = [old];',
  'typescript/no-duplicate-type-constituents': "export type T = 'a' | 'b' | 'a';",
  'typescript/no-floating-promises': 'export const f = (p: Promise<void>) => { p; };',
  'typescript/no-for-in-array': 'export const f = (list: number[]) => { for (const i in list) void i; };',
  'typescript/no-generated-empty-object-type': 'export type T = Pick<{ a: 1 }, never>;',
  'typescript/no-implied-eval': "export const f = () => setTimeout('x()', 1);",
  'typescript/no-meaningless-void-operator': 'export const f = (g: () => void) => { void g(); };',
  'typescript/no-misused-promises': 'export const f = (p: Promise<boolean>) => (p ? 1 : 2);',
  'typescript/no-misused-spread': 'export const f = (m: Map<string, string>) => ({ ...m });',
  'typescript/no-mixed-enums': "export enum E { A = 1, B = 'b' }",
  'typescript/no-redundant-type-constituents': 'export type T = unknown | string;',
  'typescript/no-unnecessary-boolean-literal-compare':
    'export const f = (b: boolean) => (b === true ? 1 : 2);',
  'typescript/no-unnecessary-condition': 'export const f = (o: { a: number }) => o?.a;',
  'typescript/no-unnecessary-template-expression': "export const x = `${'a'}b`;",
  'typescript/no-unnecessary-type-arguments':
    'const g = <T = string>(x?: T) => x; export const y = g<string>();',
  'typescript/no-unnecessary-type-assertion': 'export const f = (s: string) => s!;',
  'typescript/no-unnecessary-type-conversion': 'export const f = (s: string) => String(s);',
  'typescript/no-unnecessary-type-parameters': 'export const f = <T,>(x: T) => { void x; };',
  'typescript/no-unsafe-argument': 'export const f = (x: any, g: (s: string) => string) => g(x);',
  'typescript/no-unsafe-assignment': 'export const f = (x: any) => { const y = x; return [y]; };',
  'typescript/no-unsafe-call': 'export const f = (x: any) => { x(); };',
  'typescript/no-unsafe-enum-comparison': 'enum E { A = 1 } export const f = (e: E) => e === 1;',
  'typescript/no-unsafe-member-access': 'export const f = (x: any) => { void x.a; };',
  'typescript/no-unsafe-return': 'export const f = (x: any) => x;',
  'typescript/no-unsafe-unary-minus': 'export const f = (x: string) => -x;',
  'typescript/no-useless-default-assignment': 'export const f = ({ a = 1 }: { a: number }) => a;',
  'typescript/only-throw-error': "export const f = () => { throw 'x'; };",
  'typescript/prefer-promise-reject-errors': "export const f = () => Promise.reject('x');",
  'typescript/prefer-reduce-type-parameter':
    'export const f = (a: string[]) => a.reduce((m, s) => ({ ...m, [s]: true }), {} as Record<string, boolean>);',
  'typescript/prefer-return-this-type': 'export class C { f(): C { return this; } }',
  'typescript/related-getter-setter-pairs':
    'export interface I { get x(): string | number; set x(value: string) }',
  'typescript/require-await': 'export const f = async () => 1;',
  'typescript/restrict-plus-operands': "export const f = (n: number) => n + 'a';",
  'typescript/restrict-template-expressions': 'export const f = (o: { a: 1 }) => `${o}`;',
  'typescript/return-await':
    'export const f = async (p: Promise<1>) => { try { return p; } finally { await p; } };',
  'typescript/switch-exhaustiveness-check':
    "export const f = (x: 'a' | 'b') => { switch (x) { case 'a': return 1; } return 2; };",
  'typescript/unbound-method': 'export class C { f() { void this; } } export const g = new C().f;',
  'typescript/use-unknown-in-catch-callback-variable':
    'export const f = (p: Promise<1>) => p.catch((e: any) => { void e; });',
  'react/error-boundaries': 'export function C() { try { return <p />; } catch { return null; } }',
  'react/exhaustive-deps':
    "import { useEffect } from 'react'; export function C({ a }: { a: string }) { useEffect(() => { document.title = a; }, []); return null; }",
  'react/globals': 'let count = 0; export function C() { count = 1; return <p>{count}</p>; }',
  'react/immutability': 'export function C({ a }: { a: { b: string } }) { a.b = "x"; return <p>{a.b}</p>; }',
  'react/preserve-manual-memoization':
    "import { useMemo } from 'react'; export function C({ a }: { a: { b: string[] } | undefined }) { const x = useMemo(() => a!.b.join(), [a?.b]); return <p>{x}</p>; }",
  'react/purity': 'export function C() { return <p>{Date.now()}</p>; }',
  'react/refs':
    "import { useRef } from 'react'; export function C() { const ref = useRef(1); return <p>{ref.current}</p>; }",
  'react/rules-of-hooks':
    "import { useState } from 'react'; export function C({ a }: { a: boolean }) { if (a) useState(1); return null; }",
  'react/set-state-in-effect':
    "import { useEffect, useState } from 'react'; export function C() { const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return <p>{a}</p>; }",
  'react/set-state-in-render':
    "import { useState } from 'react'; export function C() { const [a, setA] = useState(1); setA(2); return <p>{a}</p>; }",
  'react/static-components': 'export function C() { const D = () => <p />; return <D />; }',
  'react/unsupported-syntax': "export function C() { eval('1'); return <p />; }",
  'react/use-memo':
    "import { useMemo } from 'react'; export function C() { const x = useMemo(async () => 1, []); return <p>{String(x)}</p>; }",
};
