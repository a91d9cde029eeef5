import type { OptionsOf } from '#domain/generation/options.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'

/** The material of a mood's pieces. */
export interface Mood {
  /** Beats a minute. */
  readonly tempo: readonly [number, number]
  /** Beats in a bar. */
  readonly metre: 3 | 4
  readonly scale: readonly number[]
  /** Degrees of the scale for the chords, a bar each. */
  readonly progressions: readonly [readonly number[], ...(readonly number[])[]]
  /** How much of the bar the tune fills, 0 to 1. */
  readonly flow: number
  readonly lead: readonly [
    'piano' | 'bell' | 'reed' | 'pluck' | 'strings',
    ...('piano' | 'bell' | 'reed' | 'pluck' | 'strings')[],
  ]
  /** The leaders take turns; without any, chance chooses an instrument. */
  readonly isByTurns?: boolean
  readonly figure: 'arpeggio' | 'waltz' | 'march' | 'strum' | 'hymn' | 'pulse'
  readonly drums: 'none' | 'soft' | 'jingle' | 'full'
  readonly hall: number
  /** The degree of the chord before the last one. */
  readonly leading: number
  readonly players: 'ensemble' | 'band'
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const LYDIAN = [0, 2, 4, 6, 7, 9, 11]

/** A mood as it is played: `auto` has become one of the others. */
export type MoodName = Exclude<OptionsOf['music']['mood'], 'auto'>

export const MOODS: Readonly<Record<MoodName, Mood>> = {
  calm: {
    tempo: [66, 78],
    metre: 4,
    scale: LYDIAN,
    progressions: [
      [0, 4, 5, 3],
      [0, 2, 3, 4],
      [5, 3, 0, 4],
    ],
    flow: 0.45,
    lead: ['piano', 'bell'],
    figure: 'arpeggio',
    drums: 'none',
    hall: 0.9,
    leading: 4,
    players: 'ensemble',
  },
  joyful: {
    tempo: [112, 126],
    metre: 4,
    scale: MAJOR,
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 0, 4],
      [0, 5, 3, 4],
    ],
    flow: 0.8,
    lead: ['pluck', 'bell', 'reed'],
    figure: 'strum',
    drums: 'full',
    hall: 0.4,
    leading: 4,
    players: 'ensemble',
  },
  festive: {
    tempo: [104, 118],
    metre: 4,
    scale: MAJOR,
    progressions: [
      [0, 3, 4, 0],
      [0, 5, 1, 4],
      [0, 4, 5, 4],
    ],
    flow: 0.7,
    lead: ['bell', 'strings'],
    figure: 'strum',
    drums: 'jingle',
    hall: 0.65,
    leading: 4,
    players: 'ensemble',
  },
  tender: {
    tempo: [84, 96],
    metre: 3,
    scale: MAJOR,
    progressions: [
      [0, 5, 3, 4],
      [0, 2, 3, 4],
      [5, 3, 0, 4],
    ],
    flow: 0.55,
    lead: ['piano', 'reed'],
    figure: 'waltz',
    drums: 'none',
    hall: 0.75,
    leading: 4,
    players: 'ensemble',
  },
  solemn: {
    tempo: [58, 68],
    metre: 4,
    scale: MINOR,
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 6, 2],
      [0, 5, 3, 4],
    ],
    flow: 0.4,
    lead: ['strings', 'reed'],
    figure: 'hymn',
    drums: 'none',
    hall: 1,
    leading: 6,
    players: 'ensemble',
  },
  energetic: {
    tempo: [124, 138],
    metre: 4,
    scale: MINOR,
    progressions: [
      [0, 5, 2, 6],
      [0, 6, 5, 6],
      [5, 6, 0, 0],
    ],
    flow: 0.85,
    lead: ['pluck', 'reed'],
    figure: 'pulse',
    drums: 'full',
    hall: 0.35,
    leading: 6,
    players: 'ensemble',
  },
  rock: {
    tempo: [138, 152],
    metre: 4,
    scale: MINOR,
    progressions: [
      [0, 5, 2, 6],
      [0, 0, 5, 6],
      [0, 6, 5, 6],
    ],
    flow: 0.9,
    lead: ['pluck'],
    figure: 'pulse',
    drums: 'full',
    hall: 0.3,
    leading: 6,
    players: 'band',
  },
}

/** The changes that a step makes to any mood. */
export const STEPS: Readonly<Record<'march' | 'waltz' | 'lullaby', Partial<Mood>>> = {
  waltz: { metre: 3, figure: 'waltz' },
  march: {
    tempo: [102, 114],
    metre: 4,
    scale: MAJOR,
    progressions: [
      [0, 3, 4, 0],
      [0, 4, 0, 4],
      [0, 5, 3, 4],
    ],
    leading: 4,
    flow: 0.75,
    figure: 'march',
    drums: 'full',
    hall: 0.6,
  },
  lullaby: {
    tempo: [69, 78],
    metre: 3,
    scale: MAJOR,
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 3, 4],
      [0, 3, 4, 0],
    ],
    leading: 4,
    flow: 0.42,
    lead: ['bell', 'piano'],
    figure: 'waltz',
    drums: 'none',
    hall: 0.85,
  },
}

/** A sad piece is in minor, and slow; a march for a funeral, too. */
export const SAD: Partial<Mood> = {
  tempo: [58, 68],
  scale: MINOR,
  progressions: [
    [0, 5, 2, 6],
    [0, 3, 6, 2],
    [0, 5, 3, 4],
  ],
  leading: 6,
  drums: 'none',
}

/** A note of a tune: its time in beats, its degree above the tonic, its length. */
export interface Note {
  readonly beat: number
  readonly degree: number
  readonly beats: number
  readonly force: number
}

/** The key of a degree, counted through the octaves. */
export function keyOf(degree: number, scale: readonly number[], tonic: number): number {
  const octave = Math.floor(degree / scale.length)
  return tonic + octave * 12 + (scale[degree - octave * scale.length] ?? 0)
}

/** Rhythms of a bar, from calm to busy, as lengths in beats. */
const RHYTHMS: Readonly<Record<3 | 4, readonly [readonly number[], ...(readonly number[])[]]>> = {
  4: [
    [4],
    [3, 1],
    [2, 2],
    [2, 1, 1],
    [1.5, 0.5, 2],
    [1, 1, 2],
    [1, 1, 1, 1],
    [1.5, 0.5, 1, 1],
    [0.5, 0.5, 1, 0.5, 0.5, 1],
  ],
  3: [[3], [2, 1], [2, 1], [1, 1, 1], [1.5, 0.5, 1], [1, 2], [1, 0.5, 0.5, 1]],
}

/**
 * Makes a tune over chords: a motif, its slight variation, a contrasting answer, and the motif that ends on the tonic.
 * Strong beats have chord tones; between them it moves by steps.
 */
export function tuneOver(chords: readonly number[], { metre, flow }: Mood, random: Random): Note[] {
  const rhythms = RHYTHMS[metre]
  const choose = () =>
    rhythms[
      Math.min(
        rhythms.length - 1,
        Math.floor(rhythms.length * Math.min(0.99, flow * random.between(0.55, 1.1))),
      )
    ] ?? rhythms[0]
  const motif = {
    rhythm: choose(),
    answer: choose(),
    shape: Array.from({ length: 8 }, () => random.pick([-1, 1, 1, 2, -2, -1, 0])),
  }
  const notes: Note[] = []
  let at = random.pick([4, 7, 9])
  for (const [bar, chord] of chords.entries()) {
    const isAnswer = bar % 4 === 2
    const isEnd = bar === chords.length - 1
    const rhythm = isEnd ? [metre] : bar % 4 === 3 ? [metre - 1, 1] : isAnswer ? motif.answer : motif.rhythm
    let beat = 0
    for (const [index, beats] of rhythm.entries()) {
      const isStrong = index === 0 || beats >= 1.5
      const wish = at + (motif.shape[(index + (isAnswer ? 3 : 0)) % motif.shape.length] ?? 0)
      const bound = Math.max(2, Math.min(13, wish))
      at = isEnd ? 7 : isStrong ? nearestOfChord(bound, chord) : bound
      // A breath now and then, never on the first beat.
      if (index > 0 && random.chance(0.1) && !isEnd) {
        beat += beats
        continue
      }
      notes.push({
        beat: bar * metre + beat,
        degree: at,
        beats: beats * 0.94,
        force: (index === 0 ? 0.9 : 0.72) * random.between(0.9, 1.05),
      })
      beat += beats
    }
  }
  return notes
}

function nearestOfChord(degree: number, chord: number): number {
  const tones = [0, 2, 4].flatMap((third) => [-7, 0, 7, 14].map((octave) => chord + third + octave))
  return tones.reduce(
    (best, tone) => (Math.abs(tone - degree) < Math.abs(best - degree) ? tone : best),
    tones[0] ?? degree,
  )
}
