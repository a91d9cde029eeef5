import { type Random, randomOf } from '#server/media/brushes/random.ts'
import type { Order } from '../atelier/protocol.ts'
import type { Step } from '../atelier/step.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import {
  bass,
  bell,
  brush,
  type Instrument,
  jingle,
  kick,
  piano,
  pluck,
  reed,
  shaker,
  strings,
} from './instruments.ts'
import { master } from './room.ts'
import { keyOf, type Mood, MOODS, tuneOver } from './score.ts'
import { lay, type Mix, newMix, type Sound } from './sound.ts'

type MusicJob = Extract<Order['job'], { type: 'music' }>

const LEADS = { piano, bell, reed, pluck, strings } as const

/** A piece while it is played. */
interface Playing {
  readonly mix: Mix
  readonly mood: Mood
  readonly random: Random
  /** Seconds of a beat. */
  readonly beat: number
  readonly tonic: number
  /** The degree each bar stands on. */
  readonly chords: readonly number[]
}

/** Composes and plays a piece of the asked length: harmony, figure, tune, bass and drums by the mood. */
export function compose({ prompt, seed, options }: MusicJob, step: Step, isQuick: boolean): Sound {
  const random = randomOf(`${seed} ${prompt} ${options.mood}`)
  const mood = tempered(MOODS[options.mood], prompt)
  const seconds = isQuick ? 2 : options.duration
  // Whole bars that fill the length, so that the piece comes home before it ends.
  const wished = 60 / random.between(...mood.tempo)
  const bars = Math.max(1, Math.round((seconds - 2.2) / (wished * mood.metre)))
  const beat = Math.max(0.2, (seconds - 2.2) / (bars * mood.metre))
  const progression = random.pick(mood.progressions)
  const other = random.pick(mood.progressions)
  const chords = Array.from({ length: bars }, (_, bar) =>
    bar === bars - 1 ? 0 : (((bar >> 2) % 4 === 2 ? other : progression)[bar % 4] ?? 0),
  )
  const playing: Playing = {
    mix: newMix(seconds),
    mood,
    random,
    beat: isQuick ? 0.4 : beat,
    tonic: random.whole(55, 62),
    chords,
  }
  const parts = [playFigure, playPad, playTune, playBass, playDrums]
  for (const [index, part] of parts.entries()) {
    step((index / parts.length) * 80)
    part(playing)
  }
  step(82)
  return master(playing.mix, mood.hall)
}

/** The prompt may ask for another key or another leader than the mood alone. */
function tempered(mood: Mood, prompt: string): Mood {
  const { motifs, occasion, moods } = readPrompt(prompt)
  const names = new Set(motifs.map(({ name }) => name))
  if (names.has('guitar')) return { ...mood, lead: ['pluck'] }
  if (occasion === 'christmas')
    return { ...mood, lead: ['bell'], drums: mood.drums === 'none' ? 'none' : 'jingle' }
  if (/fortepian|pianin|piano/i.test(prompt)) return { ...mood, lead: ['piano'] }
  if (moods.includes('childlike')) return { ...mood, lead: ['bell'] }
  return mood
}

/** How present the accompaniment is: thin at the beginning and at the end, full in the middle. */
function fullness(bar: number, bars: number): number {
  if (bars < 6) return 1
  return Math.min(1, 0.55 + bar * 0.12, 0.5 + (bars - 1 - bar) * 0.25)
}

function chordKeys({ mood, tonic }: Playing, chord: number, lift = 0): number[] {
  return [0, 2, 4].map((third) => keyOf(chord + third + lift, mood.scale, tonic))
}

function playFigure(playing: Playing): void {
  const { mix, mood, random, beat, chords } = playing
  const voice: Instrument = mood.figure === 'strum' || mood.figure === 'pulse' ? pluck : piano
  for (const [bar, chord] of chords.entries()) {
    const start = bar * mood.metre * beat
    const strong = fullness(bar, chords.length)
    const [low = 60, third = 64, fifth = 67] = chordKeys(playing, chord, -7)
    const put = (key: number, at: number, beats: number, force: number, pan = 0) =>
      lay(
        mix,
        voice(key, beats * beat, force * strong, random),
        start + at * beat + random.between(0, 0.008),
        { level: 0.34, pan, hall: 0.3 },
      )
    if (bar === chords.length - 1) {
      for (const [index, key] of [low, fifth, third + 12].entries())
        put(key, index * 0.06, mood.metre, 0.7, (index - 1) * 0.2)
      continue
    }
    switch (mood.figure) {
      case 'arpeggio':
        for (const [index, key] of [
          low,
          fifth,
          third + 12,
          fifth,
          low + 12,
          fifth,
          third + 12,
          fifth,
        ].entries())
          put(key, index * 0.5, 1.4, index === 0 ? 0.62 : 0.42, index % 2 === 0 ? -0.25 : 0.25)
        break
      case 'waltz':
        put(low, 0, 2.6, 0.62, -0.2)
        for (const at of [1, 2]) for (const key of [third, fifth, low + 12]) put(key, at, 0.8, 0.36, 0.2)
        break
      case 'hymn':
        for (const [index, key] of [low, fifth, third + 12].entries())
          put(key, index * 0.03, mood.metre, 0.5, (index - 1) * 0.3)
        break
      case 'strum':
        for (const [at, force] of [
          [0, 0.7],
          [1, 0.42],
          [1.5, 0.46],
          [2.5, 0.5],
          [3, 0.42],
          [3.5, 0.4],
        ] as const)
          for (const [index, key] of [low, third, fifth, low + 12].entries())
            put(key, at + index * 0.025, 0.7, force * 0.8, (index - 1.5) * 0.22)
        break
      case 'pulse':
        for (let eighth = 0; eighth < mood.metre * 2; eighth += 1)
          put(
            [low, low + 12, fifth, low + 12][eighth % 4] ?? low,
            eighth / 2,
            0.45,
            eighth % 2 === 0 ? 0.62 : 0.44,
            eighth % 2 === 0 ? -0.35 : 0.35,
          )
        break
    }
  }
}

function playPad(playing: Playing): void {
  const { mix, mood, random, beat, chords } = playing
  for (const [bar, chord] of chords.entries()) {
    if (bar < 2 && chords.length > 6 && mood.figure !== 'hymn') continue
    for (const [index, key] of chordKeys(playing, chord).entries()) {
      const force = 0.55 * fullness(bar, chords.length)
      lay(mix, strings(key, mood.metre * beat * 1.02, force, random), bar * mood.metre * beat - 0.06, {
        level: mood.figure === 'hymn' ? 0.4 : 0.24,
        pan: (index - 1) * 0.55,
        hall: 0.5,
      })
    }
  }
}

function playTune(playing: Playing): void {
  const { mix, mood, random, beat, tonic, chords } = playing
  const lead = random.pick(mood.lead)
  const second = lead === 'bell' ? 'piano' : 'bell'
  const octave = lead === 'bell' || lead === 'pluck' ? 12 : lead === 'strings' ? 0 : 5
  const raised = octave === 5 ? 12 : octave
  // Two bars to arrive in; the tune begins then.
  const wait = chords.length > 6 ? 2 : 0
  for (const { beat: at, degree, beats, force } of tuneOver(chords.slice(wait), mood, random)) {
    const key = keyOf(degree - 7, mood.scale, tonic) + raised
    const when = (at + wait * mood.metre) * beat + random.between(-0.006, 0.01)
    lay(mix, LEADS[lead](key, beats * beat, force, random), when, {
      level: lead === 'strings' ? 0.7 : 0.52,
      pan: 0.06,
      hall: 0.42,
    })
    // The second half is doubled an octave higher, softly.
    if (at > (chords.length * mood.metre) / 2)
      lay(mix, LEADS[second](key + 12, beats * beat, force * 0.5, random), when, {
        level: 0.22,
        pan: -0.3,
        hall: 0.6,
      })
  }
}

function playBass(playing: Playing): void {
  const { mix, mood, random, beat, tonic, chords } = playing
  for (const [bar, chord] of chords.entries()) {
    const root = keyOf(chord, mood.scale, tonic - 24)
    const low = root > 47 ? root - 12 : root
    const start = bar * mood.metre * beat
    const strong = fullness(bar, chords.length)
    const hits: readonly (readonly [number, number, number])[] =
      mood.figure === 'pulse'
        ? [
            [0, 0.9, 0],
            [1.5, 0.4, 0],
            [2, 0.9, 0],
            [3.5, 0.4, 7],
          ]
        : mood.figure === 'strum'
          ? [
              [0, 1.8, 0],
              [2, 1.6, 7],
            ]
          : [[0, mood.metre * 0.9, 0]]
    for (const [at, beats, up] of bar === chords.length - 1 ? ([[0, mood.metre, 0]] as const) : hits)
      lay(mix, bass(low + up, beats * beat, 0.8 * strong, random), start + at * beat, {
        level: 0.5,
        pan: 0,
        hall: 0.06,
      })
  }
}

function playDrums({ mix, mood, random, beat, chords }: Playing): void {
  if (mood.drums === 'none') return
  for (let bar = chords.length > 6 ? 2 : 0; bar < chords.length - 1; bar += 1) {
    const start = bar * mood.metre * beat
    const strong = fullness(bar, chords.length)
    const hit = (voice: Instrument, at: number, force: number, level: number, pan = 0) =>
      lay(mix, voice(0, 0, force * strong * random.between(0.85, 1.05), random), start + at * beat, {
        level,
        pan,
        hall: 0.14,
      })
    for (let eighth = 0; eighth < mood.metre * 2; eighth += 1) {
      if (mood.drums === 'jingle') hit(jingle, eighth / 2, eighth % 2 === 0 ? 0.9 : 0.5, 0.5, 0.3)
      else hit(shaker, eighth / 2, eighth % 2 === 0 ? 0.7 : 1, 0.34, 0.35)
    }
    hit(kick, 0, 0.9, 0.55)
    hit(kick, 2, 0.75, 0.55)
    if (mood.drums === 'full') hit(kick, 2.5, 0.5, 0.5)
    for (const at of [1, 3]) hit(brush, at, mood.drums === 'full' ? 0.9 : 0.6, 0.42, -0.1)
  }
}
