import type { Plugin } from 'vite';
import type { z } from 'zod';
import type { FieldTable } from '../../src/api/platform/field-table.ts';
import type { Shape } from '../../src/web/platform/api-client/answer-shape.ts';

/** The shape of the values that a schema accepts. */
export function shapeFromSchema(schema: z.ZodType, namedBy: z.core.$ZodRegistry<FieldTable>): Shape;

/** Replaces each endpoint's schemas with the shape of its answer, for the queries of the browser. */
export function answerShapes(of: {
  /** The folder of the repository. */
  readonly root: string;
}): Plugin;
