import type { Plugin } from 'vite';
import type { z } from 'zod';
import type { FieldTable } from '../../src/api/platform/field-table.ts';
import type { Shape } from '../../src/web/platform/api-client/answer-shape.ts';

/** The shape of what a schema lets through. */
export function shapeOf(schema: z.ZodType, namedBy: z.core.$ZodRegistry<FieldTable>): Shape;

/** Gives the queries of the browser each endpoint with the shape of its answer instead of its schemas. */
export function answerShapes(of: {
  /** Of the repository. */
  readonly root: string;
}): Plugin;
