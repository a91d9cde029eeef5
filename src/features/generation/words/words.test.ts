import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENERATOR_REFUSALS } from '#domain/generation/generatorContract.ts'
import { generationErrorText } from './errorTexts.ts'
import { promptTitle } from './promptTitle.ts'

const sourceOf = (code: string) => String(generationErrorText(code).title.message)

describe('the name of a generation', () => {
  it('is the prompt’s beginning, cut between words', () => {
    expect(promptTitle('  Kot\n w   kapeluszu ')).toBe('Kot w kapeluszu')
    const long = `Zimowy pejzaż z domkiem w lesie, ${'i jeszcze coś '.repeat(20)}`
    expect(promptTitle(long)).toMatch(/^Zimowy pejzaż z domkiem w lesie, .*\S…$/u)
  })

  it('is short and well-formed, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (prompt) => {
        const title = promptTitle(prompt)
        expect(title.length).toBeLessThanOrEqual(71)
        expect(title.isWellFormed()).toBe(true)
      }),
    )
    expect(promptTitle('🎂'.repeat(100)).isWellFormed()).toBe(true)
  })
})

describe('an error’s words', () => {
  it('are there for every code a generator refuses with, and say what to do', () => {
    for (const code of Object.keys(GENERATOR_REFUSALS)) {
      expect(sourceOf(code)).not.toBe('Wystąpił nieoczekiwany błąd')
    }
  })

  it('tell a provider that doesn’t answer from one that failed, and know the product API’s', () => {
    expect(sourceOf('GENERATOR_IMAGE_TIMEOUT_ERROR')).toBe('Generator nie odpowiada')
    expect(sourceOf('GENERATION_FAILED')).toBe('Tym razem się nie udało')
    expect(sourceOf('SESSION_EXPIRED')).toBe('Sesja wygasła')
    expect(sourceOf('NOBODY_KNOWS')).toBe('Wystąpił nieoczekiwany błąd')
  })
})
