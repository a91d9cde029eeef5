import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as polish } from '@zxcvbn-ts/language-pl'
import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import type { PasswordOwner, PasswordScore } from './passwordRule.ts'

// Poles type passwords without the Polish letters, so each word counts in both spellings.
const foldAll = (words: readonly string[]) => words.map((word) => foldPolish(word))

const estimator = new ZxcvbnFactory({
  dictionary: {
    'passwords-common': common['passwords-common'],
    'diceware-common': common['diceware-common'],
    ...polish,
    'commonWords-folded': foldAll(polish.commonWords),
    'femaleFirstnames-folded': foldAll(polish.femaleFirstnames),
    'maleFirstnames-folded': foldAll(polish.maleFirstnames),
    ours: ['iskra', 'haslo', 'hasło', 'tajne', 'polska'],
  },
  graphs: adjacencyGraphs,
})

/**
 * The number of letters that are estimated: the work grows far faster than the length, and an attacker has to guess
 * these anyway. A password whose first 64 are easily guessed is refused, whatever follows.
 */
const LOOKED_AT = 64

/** How hard a password of this person is to guess. For `validatePassword` alone: it brings the dictionaries along. */
export function estimatePassword(
  password: string,
  { email = '', displayName }: PasswordOwner,
): PasswordScore {
  const address = email.trim()
  const known = [address, ...address.split('@'), displayName ?? ''].flatMap(spellings)
  return estimator.check(password.slice(0, LOOKED_AT), [...new Set(known)]).score
}

/** The spellings of a text in a password: whole, run together, word by word, each with and without Polish letters. */
function spellings(text: string): string[] {
  const words = text.split(/[\s@.+_-]+/)
  return [text, words.join(''), ...words, ...foldedWords(text), foldedWords(text).join('')].filter(
    (spelling) => spelling.length > 2,
  )
}
