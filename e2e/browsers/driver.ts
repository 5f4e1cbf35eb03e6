import type { Role, ElementQuery } from './find-in-page.ts';

/** An element as a person would name it. A string is the whole name. */
export interface Target {
  readonly role: Role;
  readonly name: string | RegExp;
}

const target = (role: Role) => (name: string | RegExp) => ({ role, name });
export const link = target('link');
export const button = target('button');
export const field = target('field');
export const heading = target('heading');

/** An element in a page, clicked and typed into as a person would: by pointer and keys. */
export interface FoundElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** What each browser must be able to do. */
export interface BrowserDriver {
  open(url: string): Promise<void>;
  find(wanted: ElementQuery): Promise<FoundElement | null>;
  /** The address, the main heading and where the last click landed, for error messages. */
  describe(): Promise<string>;
  /** What went wrong in the page since the last call: errors of scripts and on the console. */
  takeProblems(): Promise<readonly string[]>;
  /** Ends the browser and all programs that were started for it. */
  close(): Promise<void>;
}

const PATIENCE = 30_000;

/** What a journey does with a browser. */
export interface Visitor {
  readonly open: (url: string) => Promise<void>;
  /** Waits until the element is visible. */
  readonly see: (target: Target) => Promise<void>;
  /** Waits until the element is gone. */
  readonly seeGone: (target: Target) => Promise<void>;
  /** Whether the element is visible right now. */
  readonly sees: (target: Target) => Promise<boolean>;
  readonly click: (target: Target) => Promise<void>;
  readonly type: (target: Target, text: string) => Promise<void>;
}

export function makeVisitor(driver: BrowserDriver): Visitor {
  const find = async (target: Target): Promise<FoundElement> => {
    const found = await driver.find(elementQuery(target));
    if (found === null)
      throw new Error(`there is no ${target.role} ${String(target.name)} at ${await driver.describe()}`);
    return found;
  };
  return {
    open: (url) => driver.open(url),
    async see(target) {
      await find(target);
    },
    async seeGone(target) {
      if ((await driver.find({ ...elementQuery(target), gone: true })) !== null)
        throw new Error(`${target.role} ${String(target.name)} stays at ${await driver.describe()}`);
    },
    sees: async (target) => (await driver.find({ ...elementQuery(target), patience: 0 })) !== null,
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
  };
}

function elementQuery({ role, name }: Target): ElementQuery {
  const pattern =
    typeof name === 'string' ? `^${name.replace(/[$()*+./?[\\\]^{|}-]/gu, '\\$&')}$` : name.source;
  return { role, pattern, gone: false, patience: PATIENCE };
}
