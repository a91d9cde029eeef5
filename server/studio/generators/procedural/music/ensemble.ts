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
import type { Playing } from './playing.ts'
import { keyOf, tuneOver } from './score.ts'
import { lay } from './sound.ts'

const LEADS = { piano, bell, reed, pluck, strings } as const

/** A small acoustic ensemble: figure, strings behind it, tune, bass and drums, as the mood asks. */
export function playEnsemble(playing: Playing): void {
  for (const part of [playFigure, playPad, playTune, playBass, playDrums]) part(playing)
}

/** The level of the accompaniment: thin at the beginning of a long piece, full from its middle to its end. */
function fullness({ chords, rings }: Playing, bar: number): number {
  return chords.length < 6 || rings === 0 ? 1 : Math.min(1, 0.6 + bar * 0.12)
}

/** Whether a bar is the last of a piece that ends: its chord rings out. */
function isLast({ chords, rings }: Playing, bar: number): boolean {
  return rings > 0 && bar === chords.length - 1
}

/** Beats of the last bar's chord. */
function ringing({ mood, beat, rings }: Playing): number {
  return mood.metre + rings / beat
}

function chordKeys({ mood, tonic }: Playing, chord: number, lift = 0): number[] {
  return [0, 2, 4].map((third) => keyOf(chord + third + lift, mood.scale, tonic))
}

function playFigure(playing: Playing): void {
  const { mix, mood, random, beat, chords } = playing
  const voice: Instrument = mood.figure === 'strum' || mood.figure === 'pulse' ? pluck : piano
  for (const [bar, chord] of chords.entries()) {
    const start = bar * mood.metre * beat
    const strong = fullness(playing, bar)
    const [low = 60, third = 64, fifth = 67] = chordKeys(playing, chord, -7)
    const put = (key: number, at: number, beats: number, force: number, pan = 0) =>
      lay(
        mix,
        voice(key, beats * beat, force * strong, random),
        start + at * beat + random.between(0, 0.008),
        { level: 0.34, pan, hall: 0.3 },
      )
    if (isLast(playing, bar)) {
      for (const [index, key] of [low, fifth, third + 12, low + 24].entries())
        put(key, index * 0.09, ringing(playing), 0.85, (index - 1.5) * 0.2)
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
      case 'march':
        for (const [at, key] of [
          [0, low],
          [2, fifth - 12],
        ] as const)
          put(key, at, 0.8, 0.66, -0.2)
        for (const at of [1, 3]) for (const key of [third, fifth, low + 12]) put(key, at, 0.45, 0.42, 0.2)
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
      const force = 0.55 * fullness(playing, bar)
      const beats = isLast(playing, bar) ? ringing(playing) + 1 : mood.metre * 1.02
      lay(mix, strings(key, beats * beat, force, random), bar * mood.metre * beat - 0.06, {
        level: mood.figure === 'hymn' || isLast(playing, bar) ? 0.4 : 0.24,
        pan: (index - 1) * 0.55,
        hall: 0.5,
      })
    }
  }
}

function playTune(playing: Playing): void {
  const { mix, mood, random, beat, tonic, chords } = playing
  const chosen = random.pick(mood.lead)
  // Two bars each.
  const leadAt = (at: number) =>
    mood.isByTurns === true
      ? (mood.lead[Math.floor(at / (mood.metre * 2)) % mood.lead.length] ?? chosen)
      : chosen
  // Two bars to arrive in; the tune begins then.
  const wait = chords.length > 6 && playing.rings > 0 ? 2 : 0
  const tune = tuneOver(chords.slice(wait), mood, random)
  for (const [index, { beat: at, degree, beats: written, force }] of tune.entries()) {
    const beats = index === tune.length - 1 ? written + playing.rings / beat : written
    const lead = leadAt(at)
    const second = lead === 'bell' ? 'piano' : 'bell'
    const key = keyOf(degree - 7, mood.scale, tonic) + (lead === 'strings' ? 0 : 12)
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
    const strong = fullness(playing, bar)
    const hits: readonly (readonly [number, number, number])[] =
      mood.figure === 'pulse'
        ? [
            [0, 0.9, 0],
            [1.5, 0.4, 0],
            [2, 0.9, 0],
            [3.5, 0.4, 7],
          ]
        : mood.figure === 'strum' || mood.figure === 'march'
          ? [
              [0, 1.8, 0],
              [2, 1.6, 7],
            ]
          : [[0, mood.metre * 0.9, 0]]
    for (const [at, beats, up] of isLast(playing, bar) ? ([[0, ringing(playing), 0]] as const) : hits)
      lay(mix, bass(low + up, beats * beat, 0.8 * strong, random), start + at * beat, {
        level: 0.5,
        pan: 0,
        hall: 0.06,
      })
  }
}

function playDrums(playing: Playing): void {
  const { mix, mood, random, beat, chords, rings } = playing
  if (mood.drums === 'none') return
  for (let bar = chords.length > 6 && rings > 0 ? 2 : 0; bar < chords.length; bar += 1) {
    const start = bar * mood.metre * beat
    const strong = fullness(playing, bar)
    const hit = (voice: Instrument, at: number, force: number, level: number, pan = 0) =>
      lay(mix, voice(0, 0, force * strong * random.between(0.85, 1.05), random), start + at * beat, {
        level,
        pan,
        hall: 0.14,
      })
    if (isLast(playing, bar)) {
      hit(kick, 0, 1, 0.55)
      hit(mood.drums === 'jingle' ? jingle : brush, 0, 1, 0.5)
      continue
    }
    for (let eighth = 0; eighth < mood.metre * 2; eighth += 1) {
      if (mood.drums === 'jingle') hit(jingle, eighth / 2, eighth % 2 === 0 ? 0.9 : 0.5, 0.5, 0.3)
      else hit(shaker, eighth / 2, eighth % 2 === 0 ? 0.7 : 1, 0.34, 0.35)
    }
    hit(kick, 0, 0.9, 0.55)
    if (mood.metre === 4) hit(kick, 2, 0.75, 0.55)
    if (mood.drums === 'full' && mood.figure !== 'march' && mood.metre === 4) hit(kick, 2.5, 0.5, 0.5)
    if (mood.figure === 'march') for (const at of [2.5, 2.75, 3.5]) hit(brush, at, 0.55, 0.36, -0.1)
    // In three-four the two light beats answer the first.
    for (const at of mood.metre === 3 ? [1, 2] : [1, 3])
      hit(brush, at, mood.drums === 'full' ? 0.9 : 0.6, 0.42, -0.1)
  }
}
