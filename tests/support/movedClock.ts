/** The environment of a process whose clock is so far ahead (ms). */
export function movedClock(aheadMs: number): Readonly<Record<string, string>> {
  const script = `const Real = Date; const ahead = ${Math.round(aheadMs)};
    globalThis.Date = class Date extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + ahead); else super(...given) }
      static now() { return Real.now() + ahead }
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}
