import type { Span } from '#domain/text/span.ts'

/** Characters that are shown at each side of a change. */
const AROUND = 24

/** The words around a place within its line, shortened. */
export function pieceContext(
  text: string,
  { from, to }: Span,
): { readonly before: string; readonly after: string } {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const end = text.indexOf('\n', to)
  const after = text.slice(to, end < 0 ? text.length : end)
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND).toWellFormed()}` : before,
    after: after.length > AROUND ? `${after.slice(0, AROUND).toWellFormed()}…` : after,
  }
}
