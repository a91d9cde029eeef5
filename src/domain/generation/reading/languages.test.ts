import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { sensesOf, vocabulary } from './vocabulary.ts'
import { languageOf } from './promptLanguage.ts'
import { wordsOf } from './words.ts'

/** Forms with one meaning in Polish and another in English. */
function collisions(): string[] {
  const { index } = vocabulary()
  const meant = (form: string, language: 'pl' | 'en') =>
    JSON.stringify(
      index
        .meaningsOf(form, language)
        .map(({ sense }) => ('name' in sense ? `${sense.kind} ${sense.name}` : sense.kind))
        .toSorted(),
    )
  return [...index.entries.keys()].filter(
    (form) => index.knows(form, 'pl') && index.knows(form, 'en') && meant(form, 'pl') !== meant(form, 'en'),
  )
}

describe('words of two languages', () => {
  it('are told apart by the language of their prompt, every one that collides', () => {
    const known = vocabulary()
    const all = collisions()
    expect(all).toEqual(expect.arrayContaining(['lake', 'pies', 'one', 'make']))
    for (const form of all) {
      for (const [prompt, language] of [
        [`the ${form} with a red balloon in the garden`, 'en'],
        [`${form} i czerwony balon na łące`, 'pl'],
      ] as const) {
        expect([form, languageOf(known, wordsOf(prompt, []))]).toEqual([form, language])
        const own = known.index.meaningsOf(form, language)
        expect(own.every((meaning) => meaning.language === language)).toBe(true)
        expect(sensesOf(known, form, language).length).toBeGreaterThan(0)
      }
    }
  })

  it.each([
    ['a house by the lake', 'lake'],
    ['lake', 'lake'],
    ['swans on a lake at dawn', 'lake'],
    ['kot idzie przez lake', 'meadow'],
    ['kot na łące', 'meadow'],
  ])('„%s” is at a %s', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting)
  })

  it.each([
    ['two pies on a table', 'pie'],
    ['pies i kot', 'dog'],
  ])('„%s” has a %s', (prompt, thing) => {
    expect(readPrompt(prompt).motifs[0]?.name).toBe(thing)
  })

  it('are read in the other one where theirs has none of them', () => {
    expect(readPrompt('kartka happy birthday dla Oli').occasion).toBe('birthday')
    expect(readPrompt('a card for babcia').dedication).toBe('For babcia')
  })
})
