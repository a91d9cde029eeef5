import type { Mark, MarkMessage } from './mark.ts'
import { isInAddress, type Paragraph, type Rule } from './paragraph.ts'

/** A pattern, the message for its matches, and their replacement. */
interface Fault {
  readonly pattern: RegExp
  readonly messageOf: (written: string) => MarkMessage
  readonly rightOf: (written: string) => string
}

const FAULTS: readonly Fault[] = [
  {
    pattern: /(?<=[\p{L}\p{N}”)])[ \u00a0]+[,;!?](?![)(])/gu,
    messageOf: (written) => ({ code: 'space-before-sign', sign: written.trim() }),
    rightOf: (written) => written.trim(),
  },
  {
    pattern: /(?<=[\p{L}\p{N}”)])[ \u00a0]+\.(?=\s|$)/gu,
    messageOf: () => ({ code: 'space-before-sign', sign: '.' }),
    rightOf: () => '.',
  },
  {
    pattern: /(?<=\p{L}|[”)])[,;](?=\p{L})/gu,
    messageOf: (sign) => ({ code: 'space-after-sign', sign }),
    rightOf: (sign) => `${sign} `,
  },
  {
    pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll}+(?:[\s,.]|$))/gu,
    messageOf: (sign) => ({ code: 'space-after-sign', sign }),
    rightOf: (sign) => `${sign} `,
  },
  {
    pattern: /(?<=\p{L}{2}):(?=\p{Lu}\p{Ll})/gu,
    messageOf: (sign) => ({ code: 'space-after-sign', sign }),
    rightOf: (sign) => `${sign} `,
  },
  {
    // Two dots, and a dot behind a question: neither three dots nor an abbreviation's end.
    pattern: /(?<=\p{L}{3})\.\.(?![.\p{L}\p{N}/])|(?<=[\p{L}\p{N}”)][?!])\.(?!\.)/gu,
    messageOf: () => ({ code: 'sign-doubled', sign: '.' }),
    rightOf: (written) => (written === '..' ? '.' : ''),
  },
  {
    // Two commas before a word are meant as a quotation mark.
    pattern: /,(?:\s*,)+(?!\p{L})|(?<=\S),(?:\s*,)+|;{2,}/gu,
    messageOf: (written) => ({ code: 'sign-doubled', sign: written.charAt(0) }),
    rightOf: (written) => written.charAt(0),
  },
  {
    pattern: /(?<=[\p{L}\p{N},;:.!?”)])[ \u00a0]{2,}(?=\S)/gu,
    messageOf: () => ({ code: 'double-space' }),
    rightOf: () => ' ',
  },
  {
    pattern: /(?<=[(„])[ \u00a0]+(?=\p{L})|(?<=\p{L})[ \u00a0]+(?=[)”])/gu,
    messageOf: () => ({ code: 'space-inside-brackets' }),
    rightOf: () => '',
  },
]

/** Spaces and signs that no Polish text has so. Addresses are skipped. */
export const punctuationRule: Rule = (paragraph) => [
  ...FAULTS.flatMap((fault) => marksOf(paragraph, fault)),
  ...smallBeginnings(paragraph),
  ...loneBrackets(paragraph),
]

function marksOf(paragraph: Paragraph, { pattern, messageOf, rightOf }: Fault): readonly Mark[] {
  return [...paragraph.text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const [from, to] = [index, index + written.length]
    if (isInAddress(paragraph, { from, to })) return []
    return [
      {
        kind: 'punctuation' as const,
        message: messageOf(written),
        replacements: [rightOf(written)],
        from,
        to,
      },
    ]
  })
}

/** A sentence behind another one that begins with a lower-case letter; the first may be a line of a list. */
function smallBeginnings({ text, sentences, dictionary }: Paragraph): readonly Mark[] {
  return [...text.matchAll(/(?<=\p{Ll}{3}[.?!][ \u00a0])\p{Ll}{2,}(?=\s)/gu)].flatMap(
    ({ 0: word, index }) => {
      const before = /\p{L}+(?=[.?!][ \u00a0]$)/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? ''
      // Behind a question or exclamation mark, speech may go on; behind a dot after an unknown word, an abbreviation
      // may.
      if (text.charAt(index - 2) !== '.' || !dictionary.hasForm(before.toLocaleLowerCase('pl'))) return []
      if (before.length < 4 || sentences.length === 0) return []
      const right = word.charAt(0).toLocaleUpperCase('pl') + word.slice(1)
      const span = { from: index, to: index + word.length }
      return [
        {
          kind: 'punctuation' as const,
          message: { code: 'small-letter-first' as const, word },
          replacements: [right],
          ...span,
        },
      ]
    },
  )
}

const PAIRS = new Map([
  [')', '('],
  [']', '['],
  ['”', '„'],
])

/** Brackets and quotation marks without their other half. */
function loneBrackets({ text, tokens }: Paragraph): readonly Mark[] {
  const open: { readonly sign: string; readonly from: number }[] = []
  const alone: { readonly sign: string; readonly from: number }[] = []
  for (const { text: sign, from } of tokens) {
    if ([...PAIRS.values()].includes(sign)) open.push({ sign, from })
    const pair = PAIRS.get(sign)
    if (pair === undefined) continue
    // A number or letter of a list, an emoticon.
    if (sign === ')' && /(?:^|\s)(?:\p{L}|\d+|[:;]-?)$/u.test(text.slice(0, from))) {
      if (open.at(-1)?.sign === pair) open.pop()
      continue
    }
    if (open.at(-1)?.sign === pair) open.pop()
    else if (sign !== '”') alone.push({ sign, from })
  }
  return [...alone, ...open.filter(({ from }) => !/[:;]-?$/u.test(text.slice(0, from)))].map(
    ({ sign, from }) => ({
      kind: 'punctuation' as const,
      message: { code: 'bracket-alone' as const, sign },
      replacements: [],
      from,
      to: from + sign.length,
    }),
  )
}
