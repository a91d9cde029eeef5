import type { Span } from '../span.ts'

/**
 * The kind of a part of a text: `word` has letters alone, with hyphens and apostrophes inside; `number` starts with a
 * digit, as "1,5", "20-lecie" or "3D"; `code` has letters and then digits, as "A4"; `address` is one of the web or of
 * mail; `mention` begins with @ or #; `sign` is one character of punctuation or any other; `space` and `break` part the
 * rest.
 */
export type TokenKind = 'word' | 'number' | 'code' | 'address' | 'mention' | 'sign' | 'space' | 'break'

export interface Token extends Span {
  readonly kind: TokenKind
  readonly text: string
}

const ENDS = 'pl|com|eu|org|net|io|dev|info|gov|edu|app|shop'
/** One kind after the other: the first that matches wins. */
const TOKEN = new RegExp(
  [
    `(?<address>(?:https?://|www\\.)[^\\s<>"„”]*[^\\s<>"„”.,;:!?)]`,
    `|[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,6}`,
    `|[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,4}\\.(?:${ENDS})(?![\\p{L}\\p{N}])(?:/[^\\s<>"„”]*[^\\s<>"„”.,;:!?)])?)`,
    `|(?<mention>[@#][\\p{L}\\p{N}_]+)`,
    `|(?<number>\\d+(?:[.,:]\\d+)*(?:-?\\p{L}[\\p{L}\\p{M}]*)?)`,
    `|(?<code>\\p{L}[\\p{L}\\p{M}]*-?\\d[\\p{L}\\p{M}\\d]*)`,
    `|(?<word>\\p{L}[\\p{L}\\p{M}\\u00ad]*(?:['’-]\\p{L}[\\p{L}\\p{M}\\u00ad]*)*)`,
    `|(?<break>\\r\\n|[\\n\\r\\u2028\\u2029])`,
    `|(?<space>[^\\S\\n\\r\\u2028\\u2029]+)`,
    `|(?<sign>.)`,
  ].join(''),
  'gsu',
)

const KINDS = ['word', 'space', 'sign', 'number', 'break', 'code', 'address', 'mention'] as const

/** The whole text in order: the tokens' texts joined are the text. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [written] = match
    const kind = KINDS.find((one) => match.groups?.[one] !== undefined) ?? 'sign'
    tokens.push({ kind, text: written, from: match.index, to: match.index + written.length })
  }
  return tokens
}

/** The words of a text alone. */
export function wordsOf(text: string): readonly Token[] {
  return tokensOf(text).filter(({ kind }) => kind === 'word')
}
