import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS, type OptionsOf } from '#domain/generation/options.ts'
import { askedMusic } from '#domain/generation/reading/askedMusic.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { describeSound } from '#support/sound/describeSound.ts'
import { compose, composePiece, type Piece } from './compose.ts'
import { MUSIC_LEVEL } from './limiter.ts'
import { integratedLoudness } from './loudness.ts'
import { keyOf, type MoodName, MOODS, tuneOver } from './score.ts'
import { truePeak } from './truePeak.ts'

function play(mood: MoodName, seed = 1, duration: OptionsOf['music']['duration'] = 15, isQuick = true) {
  const job = {
    id: 'a',
    type: 'music',
    engine: 'iskra-muzyka',
    prompt: 'melodia',
    seed,
    source: null,
  } as const
  return compose({ ...job, options: { duration, mood } }, () => {}, isQuick)
}

function print(seed: number): string {
  return createHash('sha256')
    .update(new Uint8Array(play('calm', seed).left.buffer))
    .digest('hex')
}

function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

function piece(mood: MoodName, seconds: number, more: Partial<Piece> = {}) {
  const asked = { prompt: 'melodia', seed: 3, mood, seconds, isLoop: false, level: MUSIC_LEVEL, ...more }
  return composePiece(asked, () => {})
}

const pieces = new Map<MoodName, ReturnType<typeof piece>>()

/** Nine seconds of a mood, composed once for all checks. */
function pieceOf(mood: MoodName) {
  const made = pieces.get(mood) ?? piece(mood, 9)
  pieces.set(mood, made)
  return made
}

const numbers = (mood: MoodName) => describeSound(pieceOf(mood))

const MOOD_NAMES = GENERATOR_OPTIONS.music.mood.values.filter((name) => name !== 'auto')

function heard(mood: OptionsOf['music']['mood']): string {
  const job = {
    id: 'a',
    type: 'music',
    engine: 'iskra-muzyka',
    prompt: 'rock',
    seed: 1,
    source: null,
  } as const
  const { left } = compose({ ...job, options: { duration: 15, mood } }, () => {}, true)
  return createHash('sha256').update(new Uint8Array(left.buffer)).digest('hex')
}

const decibels = (power: number) => 20 * Math.log10(power)

describe('composing', () => {
  it.each(MOOD_NAMES)(
    '%s fills its length at the level of streaming, in stereo, and its last chord rings to the end',
    (mood) => {
      const sound = pieceOf(mood)
      const { left, right, rate } = sound
      expect(left.length).toBe(9 * rate)
      expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(0.5)
      expect(truePeak(sound)).toBeLessThanOrEqual(-1.9)
      expect(left.some((sample, index) => sample !== right[index])).toBe(true)
      // No half second of silence anywhere, the last one included; and no click at either end.
      const whole = levelOf(left)
      for (let at = 0; at + rate / 2 <= left.length; at += rate / 2)
        expect(decibels(levelOf(left.subarray(at, at + rate / 2)) / whole)).toBeGreaterThan(-24)
      for (const channel of [left, right]) {
        expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.02)
        expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.001)
      }
    },
  )

  it('is heard as its mood: from solemn to rock the strokes come closer, and a band bites', () => {
    const [solemn, calm, joyful, rock] = [
      numbers('solemn'),
      numbers('calm'),
      numbers('joyful'),
      numbers('rock'),
    ]
    expect(solemn.onsets).toBeLessThan(calm.onsets)
    expect(calm.onsets).toBeLessThan(joyful.onsets)
    expect(rock.onsets).toBeGreaterThan(calm.onsets * 1.4)
    // Distortion: power where strings alone have none, a flat spectrum, and little between loud and quiet.
    expect(rock.bite).toBeGreaterThan(calm.bite * 2)
    expect(rock.brightness).toBeGreaterThan(Math.max(calm.brightness, solemn.brightness) * 2)
    expect(rock.flatness).toBeGreaterThan(0.1)
    expect(rock.crest).toBeLessThan(calm.crest - 2)
  })

  it.each([
    ['rock na urodziny', 'rock'],
    ['cicha kołysanka', 'calm'],
    ['Kolęda bez słów', 'festive'],
    ['fanfara dla zwycięzcy', 'energetic'],
    ['melodia na ślub', 'tender'],
    ['electric guitar solo', 'rock'],
    ['szmer brokatu', null],
  ] as const)('hears in „%s” %s', (prompt, mood) => {
    expect(askedMusic(prompt)).toBe(mood)
  })

  it('supports the prompt where no mood was chosen, and the choice where one was', () => {
    const rock = heard('rock')
    expect(heard('auto')).toBe(rock)
    expect(heard('calm')).not.toBe(rock)
  })

  it('goes as fast as the prompt says', () => {
    const [slow, fast] = ['melodia, powoli', 'melodia, szybko'].map((prompt) =>
      describeSound(piece('joyful', 9, { prompt })),
    )
    expect(slow?.onsets).toBeLessThan(fast?.onsets ?? 0)
  })

  it('goes round without a seam where it is a loop', () => {
    const { left, rate } = piece('tender', 5, { isLoop: true })
    expect(left.length).toBe(5 * rate)
    const steps = left.map((sample, index) => Math.abs(sample - (left[index - 1] ?? left.at(-1) ?? 0)))
    const seam = Math.abs((left[0] ?? 0) - (left.at(-1) ?? 0))
    expect(seam).toBeLessThanOrEqual(steps.reduce((most, step) => Math.max(most, step), 0))
    // Sound that rings at the end rings on at the beginning.
    expect(levelOf(left.subarray(0, rate / 10))).toBeGreaterThan(levelOf(left) * 0.2)
    expect(levelOf(left.subarray(-rate / 10))).toBeGreaterThan(levelOf(left) * 0.05)
  })

  it('plays the same again for the same seed only', () => {
    const played = print(4)
    expect(print(4)).toBe(played)
    expect(print(5)).not.toBe(played)
  })

  it.each(MOOD_NAMES)('%s: the tune keeps to its scale, its bars and its compass, and comes home', (name) => {
    const mood = MOODS[name]
    for (let seed = 0; seed < 40; seed += 1) {
      const random = randomOf(`${seed}`)
      const chords = [...random.pick(mood.progressions), ...random.pick(mood.progressions), 0]
      const notes = tuneOver(chords, mood, random)
      let ends = 0
      for (const { beat, beats, degree } of notes) {
        expect(beat).toBeGreaterThanOrEqual(ends - 1e-9)
        ends = beat + beats
        expect(ends).toBeLessThanOrEqual(chords.length * mood.metre + 1e-9)
        expect(degree).toBeGreaterThanOrEqual(0)
        expect(degree).toBeLessThanOrEqual(15)
        expect(mood.scale).toContain((keyOf(degree, mood.scale, 60) - 60) % 12)
      }
      expect(notes.at(-1)?.degree).toBe(7)
    }
  })

  it.runIf(process.env['LONG'])('fills every length', { timeout: 300_000 }, () => {
    for (const duration of GENERATOR_OPTIONS.music.duration.values) {
      const sound = play('joyful', 2, duration, false)
      expect(sound.left.length).toBe(duration * sound.rate)
      expect(describeSound(sound).end).toBeGreaterThan(-12)
    }
  })
})
