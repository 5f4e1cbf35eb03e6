import workerUrl from './spreadsheet/spreadsheet.worker.ts?worker&url';

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types: https://www.w3.org/TR/trusted-types/ */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The content security policy only lets a worker start from a trusted URL; this policy trusts exactly one. */
const policy = window.trustedTypes?.createPolicy('spreadsheet-worker', { createScriptURL: () => workerUrl });

export function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
