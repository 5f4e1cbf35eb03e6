import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { isMissingScript } from '../ui/missing-script.ts';

/** An endpoint with its schemas. A form on a screen loads it when the form is used, because the code of schemas is large. */
export type FormEndpoint<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType> =
  | LoadedEndpoint<P, B, A>
  | (() => Promise<LoadedEndpoint<P, B, A>>);

export type LoadedEndpoint<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Endpoint<
  Access,
  P,
  z.ZodType,
  B,
  A
>;

export const loadEndpoint = async <P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: FormEndpoint<P, B, A>,
): Promise<LoadedEndpoint<P, B, A>> => (typeof endpoint === 'function' ? endpoint() : endpoint);

/** False if the script is missing: layout/missing-part.tsx reports that, and the next submit or focus tries again. */
export async function isLoaded<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: FormEndpoint<P, B, A>,
): Promise<boolean> {
  try {
    await loadEndpoint(endpoint);
    return true;
  } catch (error) {
    if (!isMissingScript(error)) throw error;
    return false;
  }
}

/** Submits a form once its endpoint is loaded. */
export const whenLoaded =
  <P extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    endpoint: FormEndpoint<P, B, A>,
    submit: () => Promise<void>,
  ) =>
  async (event?: React.SyntheticEvent) => {
    event?.preventDefault();
    if (await isLoaded(endpoint)) await submit();
  };
