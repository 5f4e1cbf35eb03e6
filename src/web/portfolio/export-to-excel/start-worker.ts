import workerUrl from './spreadsheet/spreadsheet.worker.ts?worker&url';

declare global {
  interface Window {
    /** Where the browser has them: https://www.w3.org/TR/trusted-types/ */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The content security policy lets a worker start from a trusted address alone: this is the one that is trusted. */
const policy = window.trustedTypes?.createPolicy('spreadsheet-worker', { createScriptURL: () => workerUrl });

export function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
