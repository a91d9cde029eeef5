import type { OptionsOf } from '#domain/generation/options.ts'
import type { AnimationName } from '#domain/generation/reading/askedAnimation.ts'
import { animationOf, filmedBrief, filmedStyle, writtenOn } from '#domain/generation/reading/filmWords.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { newLayer } from '#server/platform/media/brushes/surface.ts'
import type { Order } from '../renderThreads/protocol.ts'
import { PAINTERS } from '../picture/painters.ts'
import type { MoodName } from '../music/score.ts'
import { withImplied } from '../scene/implied.ts'
import type { Sheet } from '../scene/scene.ts'
import { tonesOf } from '../scene/tones.ts'
import { abstractFilm } from './abstractFilm.ts'
import { bedMood } from './soundtrack.ts'
import { ANIMATIONS } from './animation.ts'

type VideoJob = Extract<Order['job'], { type: 'video' }>

/** A film that gives its picture at any moment. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** It ends exactly as it began. */
  readonly isLoop: boolean
  /** Of the music that belongs under it. */
  readonly mood: MoodName
  /** The moment of its poster in lists, of its length. */
  readonly stillAt: number
  /** RGBX; the same memory may be reused for the next one. */
  frame(second: number): Uint8Array
}

const QUICK = 1 / 4

const PAINTER_OF = {
  realistic: 'natural',
  animated: 'vivid',
  'paper-cut': 'paper-cut',
  abstract: 'vivid',
} as const satisfies Record<OptionsOf['video']['style'], keyof typeof PAINTERS>

/** Opens the film of a job, in the colours of the picture it starts from: every moving thing is painted once, then only moved. */
export function openFilm(
  { prompt, seed, options }: Pick<VideoJob, 'prompt' | 'seed' | 'options'>,
  given: { readonly isQuick: boolean; readonly colours: readonly string[] },
  onPainted: (share: number) => void,
): Film {
  const { width, height } = filmSize(options, given.isQuick ? QUICK : 1)
  const animation = animationOf(prompt, options.animation)
  const read = readPrompt(prompt, options.negativePrompt)
  const style = filmedStyle(read, options.style)
  const coloured = read.colours.length > 0 ? read : { ...read, colours: given.colours }
  const brief = withImplied(filmedBrief(animation, coloured))
  const random = randomOf(`${seed} ${prompt} ${options.style}`)
  const sheet: Sheet = { width, height, tones: tonesOf(brief, random), random, brief }
  const seconds = given.isQuick ? 1 : options.duration
  const mood = bedMood(animation, prompt)
  if (style === 'abstract' && isScene(animation)) {
    return {
      width,
      height,
      seconds,
      isLoop: true,
      mood,
      stillAt: ANIMATIONS.scene.stillAt,
      frame: abstractFilm(sheet, seconds),
    }
  }
  const { stage, isLoop, stillAt } = ANIMATIONS[animation]
  const show = stage({
    sheet,
    painter: PAINTERS[PAINTER_OF[style]],
    words: writtenOn(animation, brief, prompt),
    seconds,
    entersLively: style !== 'realistic',
    onPainted,
  })
  const { canvas, pen } = newLayer(width, height)
  const frame = (second: number) => {
    show(pen, { second, share: second / seconds })
    return canvas.data()
  }
  return { width, height, seconds, isLoop, stillAt, mood, frame }
}

/** Only a scene has an abstract counterpart; the others are the same in every style. */
function isScene(animation: AnimationName): boolean {
  return animation === 'scene' || animation === 'loop'
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
