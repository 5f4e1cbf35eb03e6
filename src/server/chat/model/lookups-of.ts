import type { Tools } from '../tools/tools.ts';

export type AnyTool = Tools[keyof Tools];

/** Not `convert`: it gives back, as if it were known, whatever amount it is given. */
export function lookupsOf(tools: Tools): readonly AnyTool[] {
  return Object.values(tools).filter(({ name }: AnyTool) => name !== 'convert');
}
