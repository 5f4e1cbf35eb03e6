declare module 'bond-calculator' {
  interface Terms {
    readonly settlement: string;
    readonly maturity: string;
    readonly rate: number;
    readonly redemption: number;
    readonly frequency: 1 | 2 | 4;
    readonly convention: '30U/360' | 'ACTUAL/ACTUAL' | 'ACTUAL/360' | 'ACTUAL/365' | '30E/360';
  }
  export default function bondCalculator(terms: Terms): {
    yield(cleanPrice: number): number;
    price(yieldToMaturity: number): number;
  };
}

declare module 'xirr' {
  export default function xirr(flows: readonly { readonly amount: number; readonly when: Date }[]): number;
}
