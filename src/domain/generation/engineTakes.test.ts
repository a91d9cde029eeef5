import { describe, expect, expectTypeOf, it } from 'vitest'
import { takenFields, takesAll, type TakesOf } from './engineTakes.ts'
import { GENERATOR_OPTIONS } from './options.ts'

describe('what an engine takes of its options', () => {
  it('is all of one, some of its values, or nothing', () => {
    const fields = takenFields('video', { aspect: true, duration: [5], fps: false, seed: true })
    expect(Object.keys(fields)).toEqual(['aspect', 'duration', 'seed'])
    expect(fields['aspect']).toBe(GENERATOR_OPTIONS.video.aspect)
    expect(fields['duration']).toMatchObject({ values: [5], default: 5 })
  })

  it('begins with its first value where it does not take the default', () => {
    expect(takenFields('video', { duration: [10] })['duration']).toMatchObject({ values: [10], default: 10 })
    expect(takenFields('video', { resolution: ['4320p'] })).toEqual({})
  })

  it('knows every option of a type', () => {
    expect(takenFields('image', takesAll('image'))).toEqual(GENERATOR_OPTIONS.image)
  })

  it('names what its type has', () => {
    // @ts-expect-error -- nobody has said what becomes of the duration
    const music: TakesOf<'music'> = { mood: true, seed: false }
    // @ts-expect-error -- no film is that long
    const film: Pick<TakesOf<'video'>, 'duration'> = { duration: [7] }
    expectTypeOf(music).toEqualTypeOf<TakesOf<'music'>>()
    expect(film.duration).toEqual([7])
  })
})
