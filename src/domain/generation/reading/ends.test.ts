import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { End } from './brief.ts'
import { heroesOf } from './occasions.ts'
import { folded } from './inflection.ts'
import { readPrompt } from './readPrompt.ts'
import { PROMPT_CORPUS } from './testing/promptCorpus.ts'
import { wordsOf } from './words.ts'
import { cardWords } from './writtenWords.ts'

const endOf = (prompt: string, wanted: string): End | undefined =>
  readPrompt(prompt).ends.find(({ word }) => word === wanted)?.became

/** Every word has one end, and unread ones are reported. */
function hold(prompt: string): void {
  const { ends, unread } = readPrompt(prompt)
  expect(ends.map(({ start, end }) => [start, end])).toEqual(
    wordsOf(prompt, []).map(({ start, end }) => [start, end]),
  )
  const told = new Set(unread.map(({ word }) => folded(word)))
  // Unread words are reported, each once.
  for (const { word, became } of ends) expect(told.has(folded(word)) || became !== 'unread').toBe(true)
}

describe('the end of a word', () => {
  it.each<[string, string, End]>([
    ['kot na łące, akwarela', 'akwarela', 'style'],
    ['watercolour of a fox', 'watercolour', 'style'],
    ['a cat on a navy background', 'navy', 'colour'],
    ['kot na granatowym tle', 'granatowym', 'colour'],
    ['babcia tańczy', 'tańczy', 'drawn'],
    ['tańczy', 'tańczy', 'unread'],
    ['a girl with red hair', 'red', 'unread'],
    ['a girl with red hair', 'hair', 'unread'],
    ['card for his 30th birthday', '30th', 'written'],
    ['kartka na 30. urodziny', '30', 'written'],
    ['pustynia i jezioro', 'jezioro', 'unread'],
    ['tort bez świeczek', 'świeczek', 'absence'],
    ['drewniany kot', 'drewniany', 'unread'],
    ['radosny kot', 'radosny', 'mood'],
    ['śnieg pada na dom', 'śnieg', 'drawn'],
    ['tęcza w pokoju', 'tęcza', 'drawn'],
    ['wiatr w pokoju', 'wiatr', 'unread'],
    ['wiosna i jesień', 'jesień', 'unread'],
    ['kot, wielki', 'wielki', 'unread'],
    ['trzy', 'trzy', 'unread'],
    ['czarny i biały kot', 'biały', 'unread'],
    ['czerwone i białe balony', 'białe', 'drawn'],
    ['kot, napis „Sto lat”', 'napis', 'written'],
  ])('„%s”: %s is %s', (prompt, word, end) => {
    expect(endOf(prompt, word)).toBe(end)
  })

  it('is one for every word, whatever is written', () => {
    const known = PROMPT_CORPUS.flatMap(([prompt]) => prompt.split(' '))
    const prompts = array(
      constantFrom(...known, 'kamera', 'space', 'for', 'ramka', 'z', 'qwerty', '30th', ','),
      {
        maxLength: 30,
      },
    ).map((words) => words.join(' '))
    assert(property(prompts, hold), { numRuns: 300 })
    assert(property(string({ unit: 'binary', maxLength: 80 }), hold), { numRuns: 60 })
  })
})

describe('what is held', () => {
  it.each([
    ['miś trzyma czerwone serce', 'teddy', { name: 'heart', colours: ['#d8392f'] }],
    ['a girl holding a balloon', 'girl', { name: 'balloon' }],
    [
      'panna młoda trzyma bukiet białych róż',
      'bride',
      { name: 'bouquet', of: { name: 'rose', colours: ['#f7f3ec'] } },
    ],
  ])('„%s” is in the hands of %s', (prompt, holder, held) => {
    const { motifs, unread } = readPrompt(prompt)
    expect(motifs).toHaveLength(1)
    expect(motifs[0]?.holds).toMatchObject(held)
    expect(motifs[0]?.name).toBe(holder)
    expect(unread).toEqual([])
  })

  it('is told where nobody can hold it', () => {
    expect(readPrompt('tort trzyma kota').unread.map(({ word }) => word)).toEqual(['trzyma'])
    expect(readPrompt('trzyma').unread.map(({ word }) => word)).toEqual(['trzyma'])
  })
})

const heroes = (prompt: string) => heroesOf(readPrompt(prompt)).map(({ name }) => name)

describe('what must not be there', () => {
  it('is not brought by the occasion either', () => {
    expect(heroes('urodziny')).toContain('balloons')
    expect(heroes('urodziny bez balonów')).toEqual(['cake', 'gift'])
    expect(readPrompt('las bez śniegu jesienią').season).toBe('autumn')
  })
})

describe('people', () => {
  it.each([
    ['dwoje ludzi', [['couple', 1]]],
    ['dwoje ludzi tańczy', [['couple', 1]]],
    ['two people dancing', [['couple', 1]]],
    ['trzy osoby', [['friends', 1]]],
    [
      'five people',
      [
        ['woman', 3],
        ['man', 2],
      ],
    ],
    ['ludzie', [['friends', 1]]],
  ])('„%s” are as many as were said', (prompt, wanted) => {
    expect(readPrompt(prompt).motifs.map(({ name, count }) => [name, count])).toEqual(wanted)
  })

  it('dance where they are said to', () => {
    expect(readPrompt('dwoje ludzi tańczy').motifs[0]?.pose).toBe('dancing')
    expect(readPrompt('two people dancing').motifs[0]?.pose).toBe('dancing')
  })
})

describe('the number that is celebrated', () => {
  it.each([
    ['kartka na 30. urodziny', ['30. urodziny']],
    ['a card for his 30th birthday', ['30th birthday']],
    ['kartka na 30. urodziny dla Ani', ['30. urodziny', 'Dla Ani']],
    ['50. rocznica ślubu', ['50. rocznica']],
    ['osiemnastka Kuby', ['18. urodziny']],
    ['a cake for her first birthday', ['1st birthday']],
    ['napis „30. urodziny”', ['30. urodziny']],
    ['tort na 40. urodziny, napis „Sto lat”', ['40. urodziny', 'Sto lat']],
  ])('„%s” is written', (prompt, words) => {
    expect(cardWords(readPrompt(prompt))).toEqual(words)
  })
})

describe('what is written nearly alike', () => {
  it.each([
    'na drugim planie',
    'kot i parasz',
    'hair',
    'kolano',
    'planie',
    'peron',
    'serek',
    'kuchnię',
    'plansza',
    'lasek',
    'beret',
    'goat',
  ])('is offered only where it is close in meaning: „%s”', (prompt) => {
    for (const { near } of readPrompt(prompt).unread) expect(near).not.toContain('woman')
  })

  it.each([
    ['planie', []],
    ['kwiatk', ['bouquet']],
    ['jednorozecc', ['unicorn']],
    ['samolott', ['plane']],
    ['elephnt', ['elephant']],
  ])('„%s”: %j', (prompt, near) => {
    expect(readPrompt(prompt).unread[0]?.near ?? []).toEqual(near)
  })

  it('is not offered for a word that is known and only has no place', () => {
    for (const { near } of readPrompt('pustynia i jezioro, wielki').unread) expect(near).toEqual([])
  })
})
