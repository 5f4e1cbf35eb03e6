/** Types for the part of saxen that is used; the package has none. It resolves only XML's five built-in entities. */
declare module 'saxen' {
  export class Parser {
    on(
      name: 'openTag',
      listener: (
        element: string,
        attributes: () => Record<string, string> | boolean,
        decodeEntities: (text: string) => string,
      ) => void,
    ): this;
    on(name: 'text', listener: (text: string, decodeEntities: (text: string) => string) => void): this;
    on(name: 'error' | 'warn', listener: (error: Error) => void): this;
    /** Called for `<!DOCTYPE …>` and the like. */
    on(name: 'attention', listener: (text: string) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
