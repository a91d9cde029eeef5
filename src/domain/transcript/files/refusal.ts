/**
 * Why a file was not read: it is no text; it says nothing; it is JSON, but no transcript of ours, or one of a newer
 * release; a line's times can't be read; it is longer than a transcript may be, or has too many lines.
 */
export interface Refusal {
  readonly code: 'not-text' | 'empty' | 'not-transcript' | 'newer' | 'bad-time' | 'too-long' | 'too-many'
  /** Counted from 1; null where the whole file is meant. */
  readonly line: number | null
}

export type Read<Result> =
  | { readonly kind: 'read'; readonly value: Result }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export const refused = (code: Refusal['code'], line: number | null = null) =>
  ({ kind: 'refused', refusal: { code, line } }) as const
