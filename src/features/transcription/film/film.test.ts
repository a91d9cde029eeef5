import type { AudioCodec, VideoCodec } from 'mediabunny'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asPlainSubtitles } from './asPlainSubtitles.ts'
import { type FilmAbility, madeSize, picturesBits, planFilm } from './filmPlan.ts'
import { FilmError, troubleOf } from './filmTrouble.ts'
import { lengthMatch } from './lengthMatch.ts'

const PICTURES: readonly VideoCodec[] = ['avc', 'vp9', 'av1', 'vp8']
const SOUNDS: readonly AudioCodec[] = ['aac', 'opus']

const able = (
  encoders: readonly (VideoCodec | AudioCodec)[],
  sound: FilmAbility['sound'] = null,
): FilmAbility => ({
  sound,
  encodesPictures: (codec) => Promise.resolve(encoders.includes(codec)),
  encodesSound: (codec) => Promise.resolve(encoders.includes(codec)),
})
const heard = (codec: AudioCodec | null, canDecode = true) => ({ codec, canDecode })

describe('the plan of a film', () => {
  it('is MP4 with the sound copied where phones have it so', async () => {
    expect(await planFilm(able(['avc', 'vp9', 'opus'], heard('aac')))).toEqual({
      container: 'mp4',
      pictures: 'avc',
      sound: 'aac',
    })
  })

  it('is WebM where a browser makes no sound for MP4', async () => {
    expect(await planFilm(able(['avc', 'vp9', 'opus'], heard('opus')))).toEqual({
      container: 'webm',
      pictures: 'vp9',
      sound: 'opus',
    })
    expect(await planFilm(able(['avc', 'aac', 'vp9'], heard('opus')))).toEqual({
      container: 'mp4',
      pictures: 'avc',
      sound: 'aac',
    })
  })

  it('says what the browser lacks', async () => {
    expect(await planFilm(able([]))).toBe('no-encoder')
    expect(await planFilm(able(['avc'], heard('opus')))).toBe('no-sound-encoder')
    expect(await planFilm(able(['avc', 'aac'], heard(null, false)))).toBe('no-sound-encoder')
  })

  it('never makes a film silent that had sound, and uses nothing that the browser lacks', async () => {
    const sound = fc.option(
      fc.record({
        codec: fc.constantFrom<AudioCodec | null>('aac', 'mp3', 'opus', 'vorbis', 'pcm-s16', 'ac3', null),
        canDecode: fc.boolean(),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.subarray([...PICTURES, ...SOUNDS]), sound, async (encoders, has) => {
        const plan = await planFilm(able(encoders, has))
        if (typeof plan === 'string') return
        expect(encoders).toContain(plan.pictures)
        expect(plan.sound === null).toBe(has === null)
        const isCopied = plan.sound === null || plan.sound === has?.codec
        expect(isCopied || (has?.canDecode === true && encoders.includes(plan.sound ?? 'aac'))).toBe(true)
      }),
    )
  })
})

describe('the pictures of a film', () => {
  const side = fc.integer({ min: 2, max: 8_000 })

  it('are no larger than full HD, even, and keep their shape', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const made = madeSize({ width, height })
        expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(1_920)
        expect(made.width % 2).toBe(0)
        expect(made.height % 2).toBe(0)
        const scale = Math.min(1, 1_920 / Math.max(width, height))
        expect(Math.abs(made.width - width * scale)).toBeLessThanOrEqual(2)
        expect(Math.abs(made.height - height * scale)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('have no more bits than are of use', () => {
    expect(picturesBits({ width: 1_920, height: 1_080 }, 30, 100_000_000)).toBe(8_087_040)
    expect(picturesBits({ width: 1_920, height: 1_080 }, 30, 2_000_000)).toBe(4_000_000)
    expect(picturesBits({ width: 1_920, height: 1_080 }, 30, 0)).toBeGreaterThan(1_000_000)
  })
})

const facts = (lengthMs: number, soundMs: number | null = lengthMs) => ({ lengthMs, soundMs })

describe('a chosen film', () => {
  const cue = { start: 9_000, end: 9_900, speaker: null, lines: ['Dobranoc.'] }

  it('is the same within a second, by its pictures or its sound', () => {
    expect(lengthMatch(facts(10_000), 10_900, [cue])).toBe('same')
    expect(lengthMatch(facts(14_000, 10_000), 10_000, [cue])).toBe('same')
    expect(lengthMatch(facts(10_000), 11_001, [cue])).toBe('other')
    expect(lengthMatch(facts(10_000, null), 60_000, [cue])).toBe('other')
  })

  it('may be too short for the subtitles where the recording’s length isn’t known', () => {
    expect(lengthMatch(facts(10_000), null, [cue])).toBe('same')
    expect(lengthMatch(facts(8_000), null, [cue])).toBe('short')
  })
})

describe('a track of subtitles', () => {
  it('is named as what players read, at its place in the file alone', () => {
    const text = 'head S_TEXT/WEBVTT tail'
    const bytes = new TextEncoder().encode(text)
    asPlainSubtitles(bytes, 0)
    expect(new TextDecoder().decode(bytes)).toBe('head S_TEXT/UTF8\0\0 tail')
    const later = new TextEncoder().encode(text)
    asPlainSubtitles(later, 70_000)
    expect(new TextDecoder().decode(later)).toBe(text)
  })
})

describe('a trouble', () => {
  it('is told by its code, a full device as such', () => {
    expect(troubleOf(new FilmError('not-copyable'))).toBe('not-copyable')
    expect(troubleOf(new DOMException('full', 'QuotaExceededError'))).toBe('no-room')
    expect(troubleOf(new Error('decoder'))).toBe('broken')
  })
})
