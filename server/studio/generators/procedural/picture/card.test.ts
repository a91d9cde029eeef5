import { describe, expect, it } from 'vitest'
import { OCCASIONS } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { setType } from '#server/platform/media/brushes/lettering.ts'
import { newLayer } from '#server/platform/media/brushes/surface.ts'
import { VOICES, voiceOf } from './card.ts'

const FESTIVE = ['script', 'display', 'retro', 'poster', 'sketch', 'round'] as const

describe('the voices of lettering', () => {
  it('have every Polish letter, each its own', () => {
    const { pen } = newLayer(10, 10)
    const widths = FESTIVE.map((voice) => {
      setType(pen, { ...VOICES[voice], size: 100 })
      for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ') expect(pen.measureText(letter).width).toBeGreaterThan(8)
      return Math.round(pen.measureText('Wszystkiego najlepszego, Żółć').width)
    })
    expect(new Set(widths).size).toBe(FESTIVE.length)
  })

  it('are all used, and the same for the same words', () => {
    const words = [
      'kotek',
      'sto lat',
      'Ani',
      'kochanie',
      'radości',
      'zdrowia i szczęścia',
      'dla Ciebie',
    ] as const
    const used = new Set(
      [null, ...OCCASIONS].flatMap((occasion) =>
        words.map((text) => voiceOf({ ...readPrompt(`„${text}”`), occasion })),
      ),
    )
    expect([...used]).toEqual(expect.arrayContaining([...FESTIVE]))
    expect(voiceOf(readPrompt('elegancko „Anna”'))).toBe('display')
    expect(voiceOf(readPrompt('dla dzieci „Hura”'))).toBe('round')
  })
})
