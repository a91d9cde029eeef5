/** From when until when, epoch ms. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The most spans remembered, newest first: tabs report theirs within seconds of each other. */
const MOST_SPANS = 12

/** The uncounted part of a span, and all counted spans with it: two tabs at once are one person. */
export function countSpan(
  counted: readonly Span[],
  span: Span,
): { readonly counted: readonly Span[]; readonly added: number } {
  if (span.to <= span.from) return { counted, added: 0 }
  const touching = counted.filter(({ from, to }) => from <= span.to && to >= span.from)
  const apart = counted.filter((one) => !touching.includes(one))
  const merged = {
    from: Math.min(span.from, ...touching.map(({ from }) => from)),
    to: Math.max(span.to, ...touching.map(({ to }) => to)),
  }
  const known = touching.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    counted: [...apart, merged].toSorted((one, other) => one.to - other.to).slice(-MOST_SPANS),
    added: merged.to - merged.from - known,
  }
}

/** Removes spans ahead of now, counted before the clock was set back. */
export function withoutFuture(counted: readonly Span[], now: number): readonly Span[] {
  return counted.filter(({ to }) => to <= now + CLOCK_LEEWAY_MS)
}

/** Clocks of one device, read one after another, differ by less, ms. */
export const CLOCK_LEEWAY_MS = 2_000
