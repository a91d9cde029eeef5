import { describe, expect, it } from 'vitest'
import { nearestThings } from './nearest.ts'
import { folded } from './inflection.ts'
import { vocabulary } from './vocabulary.ts'
import { allForms } from './wordIndex.ts'
import { WORDS_OF_THEIR_OWN } from './testing/wordsOfTheirOwn.ts'

const near = (word: string, language: 'pl' | 'en' = 'pl') =>
  nearestThings(vocabulary(), folded(word), language)

describe('what is written nearly alike', () => {
  it.each([
    ['kwiatk', 'bouquet'],
    ['wiewórka', 'squirrel'],
    ['wiewiurka', 'squirrel'],
    ['sloneczink', 'sunflower'],
    ['jednorozce', 'unicorn'],
    ['jednorizec', 'unicorn'],
    ['baloons', 'balloon'],
    ['butterly', 'butterfly'],
    ['elephannt', 'elephant'],
    ['sunflowwer', 'sunflower'],
  ] as const)('„%s” may be %s', (word, thing) => {
    expect([...near(word), ...near(word, 'en')]).toContain(thing)
  })

  it.each(['pl', 'en'] as const)('is no form of another word: %s', (language) => {
    const list = WORDS_OF_THEIR_OWN[language].join(' ')
    const offered = [...allForms(language === 'pl' ? list : `|${list}`)]
      .filter((form) => !vocabulary().index.knows(form, language))
      .flatMap((form) => near(form, language).map((thing) => `${form} → ${thing}`))
    expect(offered).toEqual([])
  })
})
