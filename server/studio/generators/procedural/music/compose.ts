import { type AskedMusic, readMusic } from '#domain/generation/reading/askedMusic.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { type Random, randomOf } from '#server/platform/media/brushes/random.ts'
import type { Order } from '../renderThreads/protocol.ts'
import type { Step } from '../renderThreads/step.ts'
import { playBand } from './band.ts'
import { ended, looped } from './ending.ts'
import { playEnsemble } from './ensemble.ts'
import { inHall } from './hall.ts'
import { type Level, levelled, MUSIC_LEVEL } from './limiter.ts'
import type { Playing } from './playing.ts'
import { type Mood, type MoodName, MOODS, SAD, STEPS } from './score.ts'
import { newMix, type Sound } from './sound.ts'

type MusicJob = Extract<Order['job'], { type: 'music' }>

/** The request for a piece. */
export interface Piece {
  readonly prompt: string
  readonly seed: number
  readonly mood: MoodName
  readonly seconds: number
  /** Its end leads into its beginning; otherwise it has an ending. */
  readonly isLoop: boolean
  readonly level: Level
}

/** Composes and plays a job's music, at the level of streaming. */
export function compose({ prompt, seed, options }: MusicJob, step: Step, isQuick: boolean): Sound {
  const { duration } = options
  const { mood } = readMusic(prompt, options.mood)
  const seconds = isQuick ? 2 : duration
  return composePiece({ prompt, seed, mood, seconds, isLoop: false, level: MUSIC_LEVEL }, step)
}

/** The most that the last chord rings beyond its bar, seconds. */
const RINGS_MOST = 1.4
/** How long sound rings on after the end of a loop, seconds; it is heard at its beginning. */
const SPILL = 2.5

/** Composes and plays a piece that fills its length exactly: whole bars, and a last chord that rings until the end. */
export function composePiece(piece: Piece, step: Step): Sound {
  const { seconds, isLoop, level } = piece
  const playing = { ...planOf(piece), mix: newMix(isLoop ? seconds + SPILL : seconds) }
  const { mood } = playing
  step(5)
  if (mood.players === 'band') playBand(playing)
  else playEnsemble(playing)
  step(65)
  const sound = inHall(playing.mix, mood.hall)
  step(80)
  return levelled(isLoop ? looped(sound, seconds) : ended(sound, seconds), level)
}

/** Plans a piece before it is played: whole bars that fill its length, their chords, its key and its beat in seconds. */
export function planOf({ prompt, seed, mood: name, seconds, isLoop }: Piece): Omit<Playing, 'mix'> {
  const random = randomOf(`${seed} ${prompt} ${name}`)
  const mood = tempered(MOODS[name], name, prompt)
  const rings = isLoop ? 0 : Math.min(RINGS_MOST, seconds * 0.18)
  const wished = (60 / random.between(...mood.tempo)) * mood.metre
  const bars = Math.max(1, Math.round((seconds - rings) / wished))
  return {
    mood,
    random,
    beat: (seconds - rings) / (bars * mood.metre),
    tonic: random.whole(55, 62),
    chords: chordsOf(mood, bars, random),
    rings,
  }
}

/** Two progressions alternate, four bars each; before the end the dominant, then the tonic. */
function chordsOf({ progressions, leading }: Mood, bars: number, random: Random): number[] {
  const [first, other] = [random.pick(progressions), random.pick(progressions)]
  return Array.from({ length: bars }, (_, bar) => {
    if (bar === bars - 1) return 0
    if (bar === bars - 2 && bars > 2) return leading
    return ((bar >> 2) % 4 === 2 ? other : first)[bar % 4] ?? 0
  })
}

/** The factor of the mood's tempo. */
const TEMPI = { slow: 0.78, fast: 1.22 } as const satisfies Record<NonNullable<AskedMusic['tempo']>, number>

/** The prompt may ask for other leaders, another metre or another tempo than the mood alone. */
function tempered(mood: Mood, name: MoodName, prompt: string): Mood {
  const { leads, tempo, step, isSad, hasDrums } = readMusic(prompt, name)
  const speed = tempo === null ? 1 : TEMPI[tempo]
  const [first, ...others] = leads
  const asked: Mood = {
    ...mood,
    ...(step === null ? {} : STEPS[step]),
    ...(isSad ? SAD : {}),
    ...usualFor(mood, prompt),
  }
  const [slowest, fastest] = asked.tempo
  return {
    ...asked,
    ...(first === undefined ? {} : { lead: [first, ...others], isByTurns: true }),
    ...(hasDrums && asked.drums === 'none' ? { drums: 'soft' } : {}),
    tempo: [slowest * speed, fastest * speed],
  }
}

/** The usual instruments of an occasion and a mood, when none is named. */
function usualFor(mood: Mood, prompt: string): Partial<Mood> {
  const { occasion, moods } = readPrompt(prompt)
  if (occasion === 'christmas') return { lead: ['bell'], drums: mood.drums === 'none' ? 'none' : 'jingle' }
  return moods.includes('childlike') ? { lead: ['bell'] } : {}
}
