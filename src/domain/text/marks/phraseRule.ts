import type { Mark, MarkKind } from './mark.ts'
import { inCaseOf, type Part, type Rule } from './paragraph.ts'

/** The replacements of words, the best first. */
export type Phrases = ReadonlyMap<string, readonly string[]>

/**
 * Reads a list: a line of "words = better | other", `#` for remarks. Words are in lower case, separated by one space; a
 * comma is a word of its own.
 */
export function readPhrases(list: string): Phrases {
  return new Map(
    list
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [words = '', better = ''] = line.split(' = ')
        return [words, better.split(' | ')]
      }),
  )
}

/** Marks all occurrences of a list's words, the longest first. */
export function phraseRule(kind: Extract<MarkKind, 'confusion' | 'officialese'>, phrases: Phrases): Rule {
  const byFirst = new Map<
    string,
    { readonly words: readonly string[]; readonly better: readonly string[] }[]
  >()
  for (const [phrase, better] of phrases) {
    const words = phrase.split(' ')
    const [first = ''] = words
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { words, better }].toSorted(
        (one, other) => other.words.length - one.words.length,
      ),
    )
  }
  return ({ text, sentences }) => {
    const marks: Mark[] = []
    for (const { parts } of sentences) {
      for (let at = 0; at < parts.length; at += 1) {
        const first = parts[at]
        const found = byFirst.get(first?.small ?? '')?.find(({ words }) => stands(parts, at, words))
        const last = found === undefined ? undefined : parts[at + found.words.length - 1]
        if (first === undefined || found === undefined || last === undefined) continue
        const written = text.slice(first.from, last.to)
        const [right = ''] = found.better
        marks.push({
          kind,
          message:
            kind === 'confusion'
              ? { code: 'wrong-words', words: written, right }
              : { code: 'plainer-words', words: written, plain: right },
          replacements: found.better.map((words) => inCaseOf(words, written)),
          from: first.from,
          to: last.to,
        })
        at += found.words.length - 1
      }
    }
    return marks
  }
}

function stands(parts: readonly Part[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => {
    const part = parts[at + offset]
    return part?.small === word && (offset === 0 || part.kind === 'sign' || part.follows)
  })
}
