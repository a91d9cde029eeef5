import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { tellReading } from './tellReading.ts'
import { placeFromAbove } from './views.ts'

const told = (prompt: string, style: 'natural' | 'pattern' = 'natural') =>
  tellReading(prompt, { type: 'image', style, negativePrompt: '' }, 'pl')

describe('a view from above', () => {
  it.each([
    ['las z lotu ptaka', 'forest'],
    ['miasto z góry', 'city'],
    ['widok z lotu ptaka na morze', 'sea'],
    ['jezioro z drona', 'lake'],
    ['jezioro w lesie z lotu ptaka', 'lake'],
    ['droga przez las z lotu ptaka', 'forest'],
    ['dwa domy z lotu ptaka', 'meadow'],
    ['łódka z lotu ptaka', 'sea'],
    ['pole lawendy z lotu ptaka, zachód słońca', 'meadow'],
    ["a bird's-eye view of a city", 'city'],
    ['a village from above in winter', 'village'],
    ['góry zimą z lotu ptaka', 'mountains'],
    ['two tents in the mountains from above', 'mountains'],
    ['aerial view of a garden', 'garden'],
    ['a hot-air balloon over fields from above', 'meadow'],
  ])('„%s” is drawn as one of a %s', (prompt, place) => {
    const brief = readPrompt(prompt)
    expect(brief.direction.view).toBe('above')
    expect(placeFromAbove(brief)).toBe(place)
    expect(brief.unread).toEqual([])
  })

  it.each([
    'kot z lotu ptaka',
    'kot na łące z góry',
    'las pod gwiazdami z lotu ptaka',
    'tęcza nad miastem z lotu ptaka',
    'z lotu ptaka',
    'urodziny z lotu ptaka',
    'dom obok drzewa z lotu ptaka',
  ])('„%s” is drawn as ever, and it is told', (prompt) => {
    expect(readPrompt(prompt).direction.view).toBeNull()
    expect(told(prompt).missed.join(' ')).toMatch(/z (?:lotu ptaka|góry)/)
  })

  it.each([
    'las z dołu',
    'widok od dołu na zamek',
    'kot na łące z żabiej perspektywy',
    'a house from below',
    'trees seen from below',
    "worm's-eye view of a city",
  ])('from below is drawn: „%s”', (prompt) => {
    const { direction, unread } = readPrompt(prompt)
    expect(direction.view).toBe('below')
    expect(unread).toEqual([])
  })

  it.each(['pokój z dołu', 'z dołu', 'urodziny z dołu', 'kot na niebieskim tle z dołu', 'kosmos od dołu'])(
    'from below is told where there is nothing to look up to: „%s”',
    (prompt) => {
      expect(readPrompt(prompt).direction.view).toBeNull()
      expect(told(prompt).missed.join(' ')).toMatch(/(?:z|od) dołu/)
    },
  )

  it('is the first of two, and the other one is told', () => {
    expect(readPrompt('las z dołu i z lotu ptaka').direction.view).toBe('below')
    expect(told('las z dołu i z lotu ptaka').missed).toEqual(['z lotu ptaka'])
  })

  it('is told by a repeat, which has no place', () => {
    expect(told('las z lotu ptaka', 'pattern').missed).toEqual(['z lotu ptaka'])
  })

  it('is followed or told, whatever is written', () => {
    const words = constantFrom(
      ...'las miasto łąka morze dom dwa domy kot drzewo łódka balon pod na obok za tort śnieg deszcz gwiazdy noc zima urodziny , i czerwony'.split(
        ' ',
      ),
    )
    assert(
      property(array(words, { maxLength: 8 }), (said) => {
        const { direction, unread, ends, ...brief } = readPrompt(`${said.join(' ')}, z lotu ptaka`)
        const isTold = unread.some(({ word }) => word === 'ptaka')
        expect(isTold).toBe(direction.view === null)
        expect(ends.at(-1)?.became).toBe(isTold ? 'unread' : 'framing')
        // Drawing finds the same place as the promise.
        expect(direction.view === null || placeFromAbove(brief) !== null).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
