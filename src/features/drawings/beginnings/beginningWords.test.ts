import { describe, expect, it } from 'vitest'
import { BEGINNING_IDS, beginningOf } from '#domain/scene/beginnings/beginnings.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { BEGINNING_WORDS } from './beginningWords.ts'

const measure = (text: string) => text.length * 8

describe.each(['pl', 'en'] as const)('in %s', (language) => {
  it.each(BEGINNING_IDS)('the beginning %s has all its words, and shows them', async (id) => {
    const i18n = await createI18n(language)
    const words = i18n._(BEGINNING_WORDS[id].words).split(';')
    const { shapes } = beginningOf(id, words, measure)
    const shown = shapes
      .map(
        (shape) => ('text' in shape ? shape.text : '') + (shape.kind === 'box' ? shape.details.join() : ''),
      )
      .join('\n')
    for (const word of words) expect(shown).toContain(word)
    // No word is asked for that isn't there.
    expect(beginningOf(id, [...words, 'x', 'y', 'z'], measure)).toEqual(beginningOf(id, words, measure))
  })
})
