import type { Vocabulary } from './vocabulary.ts'
import type { WordLanguage } from './wordIndex.ts'
import { hasOwn, type Word } from './words.ts'

/** Joining words weigh more than others: „kot” may be a name in an English prompt, „na” can't. */
const JOINS: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  pl: new Set(
    'i z w na do ze we od dla nad pod przy bez oraz się jest który która moja mój moją swoim wśród jak lub o u za po przed obok kartka życzenia napis'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an of in on at with and or for by under over above below behind beside next near between is are my her his their your without from into around to card'.split(
      ' ',
    ),
  ),
}
const WEIGHT_OF_JOINS = 2

/** The language of a prompt, decided before any of its words is looked up. */
export function languageOf({ index }: Vocabulary, words: readonly Word[]): WordLanguage {
  let polish = 0
  let english = 0
  for (const { text, folded } of words) {
    if (hasOwn(text)) polish += WEIGHT_OF_JOINS
    if (JOINS.pl.has(text.toLowerCase())) polish += WEIGHT_OF_JOINS
    if (JOINS.en.has(folded)) english += WEIGHT_OF_JOINS
    const [isPolish, isEnglish] = [index.knows(folded, 'pl'), index.knows(folded, 'en')]
    if (isPolish && !isEnglish) polish += 1
    if (isEnglish && !isPolish) english += 1
    // A correctly spelled English word is more likely than a Polish one without its accents.
    if (isPolish && isEnglish && isOwnForm(index, folded)) english += 0.5
  }
  return english > polish ? 'en' : 'pl'
}

function isOwnForm(index: Vocabulary['index'], folded: string): boolean {
  const exact = (language: WordLanguage) => index.meaningsOf(folded, language).some(({ isExact }) => isExact)
  return exact('en') && !exact('pl')
}
