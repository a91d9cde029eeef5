import { CLOSING, OPENING } from '../tokens/abbreviations.ts'
import type { Mark } from './mark.ts'
import type { Rule } from './paragraph.ts'

/** Initials of so many letters are no typing mistake. */
const LONGEST_INITIALS = 5

/** Words in no list; a capital inside a sentence makes a name of it. */
export const spellingRule: Rule = ({ sentences, dictionary }) => {
  const marks: Mark[] = []
  for (const { parts } of sentences) {
    for (const [at, { kind, text, small, from, to }] of parts.entries()) {
      if (kind !== 'word' || dictionary.isWord(text)) continue
      const next = parts[at + 1]
      const isAbbreviated = next?.text === '.' && !next.follows
      if (isAbbreviated && (OPENING.has(small) || CLOSING.has(small) || text.length === 1)) continue
      if (text === text.toLocaleUpperCase('pl') && text.length <= LONGEST_INITIALS) continue
      const isFirst = at === 0 || (at === 1 && parts[0]?.kind === 'sign')
      const isName = !isFirst && /^\p{Lu}/u.test(text)
      const message = { code: isName ? ('unknown-name' as const) : ('unknown-word' as const), word: text }
      marks.push({ kind: 'spelling', message, replacements: [], from, to })
    }
  }
  return marks
}
