import { randomOf } from '#server/media/brushes/random.ts'
import type { Order } from '../atelier/protocol.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import type { Sheet } from '../scene/scene.ts'
import { tonesOf } from '../scene/tones.ts'
import { abstractFilm } from './abstractFilm.ts'
import { sceneFilm } from './sceneFilm.ts'

type VideoJob = Extract<Order['job'], { type: 'video' }>

/** A film that can be asked for the picture at any moment. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** RGBX; the same memory may be used again for the next one. */
  frame(second: number): Uint8Array
}

const QUICK = 1 / 4

/** Opens the film of a job, in the colours of the picture it starts from: everything that moves is painted once, then only moved. */
export function openFilm(
  { prompt, seed, options }: Pick<VideoJob, 'prompt' | 'seed' | 'options'>,
  given: { readonly isQuick: boolean; readonly colours: readonly string[] },
  onPainted: (share: number) => void,
): Film {
  const { width, height } = filmSize(options, given.isQuick ? QUICK : 1)
  const read = readPrompt(prompt, options.negativePrompt)
  const brief = read.colours.length > 0 ? read : { ...read, colours: given.colours }
  const random = randomOf(`${seed} ${prompt} ${options.style}`)
  const sheet: Sheet = { width, height, tones: tonesOf(brief, random), random, brief }
  const seconds = given.isQuick ? 1 : options.duration
  const frameAt =
    options.style === 'abstract'
      ? abstractFilm(sheet, seconds)
      : sceneFilm(sheet, options.style, seconds, onPainted)
  return { width, height, seconds, frame: frameAt }
}

function filmSize(
  { resolution, aspect }: VideoJob['options'],
  scale: number,
): { width: number; height: number } {
  const short = (resolution === '1080p' ? 1080 : 720) * scale
  const long = (short * 16) / 9
  if (aspect === '1:1') return { width: even(short), height: even(short) }
  return aspect === '16:9'
    ? { width: even(long), height: even(short) }
    : { width: even(short), height: even(long) }
}

/** H.264 halves its colours: both sides have to be even. */
function even(pixels: number): number {
  return Math.round(pixels / 2) * 2
}
