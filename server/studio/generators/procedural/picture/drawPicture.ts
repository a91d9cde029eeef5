import type { Brief } from '#domain/generation/reading/brief.ts'
import { paintedStyle, readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { cardWords } from '#domain/generation/reading/writtenWords.ts'
import { lightness } from '#server/platform/media/brushes/colour.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { giveBack } from '#server/platform/media/brushes/spareLayers.ts'
import type { Layer } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Order } from '../renderThreads/protocol.ts'
import { partOf, type Step } from '../renderThreads/step.ts'
import { composeScene } from '../scene/compose.ts'
import { withImplied } from '../scene/implied.ts'
import type { Band, Sheet } from '../scene/scene.ts'
import { tonesOf } from '../scene/tones.ts'
import { bandWithin, layerOf } from './band.ts'
import { cardColours, planCard, setLines, voiceOf } from './card.ts'
import type { Painter } from './painter.ts'
import { PAINTERS } from './painters.ts'
import { drawPattern } from './pattern.ts'
import { drawPortrait } from './portrait.ts'
import { cut, type Reference } from './reference.ts'
import { drawTypographic } from './typographic.ts'

type ImageJob = Extract<Order['job'], { type: 'image' }>

/** px. */
interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws a job's picture, from another one if it names one, or a band of it. The same job gives the same pixels in the
 * same size. Only scenes are drawn in bands: patterns, lettering and photographs as a whole.
 */
export function drawPicture(
  { prompt, seed, options }: Pick<ImageJob, 'prompt' | 'seed' | 'options'>,
  { width, height }: Size,
  reference: Reference | null,
  step: Step,
  band?: Band,
): Layer {
  const read = readPrompt(prompt, options.negativePrompt)
  const style = paintedStyle(read, options.style)
  // The prompt's own colours go before the picture's.
  const asked = style === 'linocut' ? [...read.colours, ...colouredThings(read)] : read.colours
  const colours = asked.length > 0 || reference === null ? asked : reference.colours
  const brief = withImplied({ ...read, colours })
  const random = randomOf(`${seed} ${prompt} ${options.style}`)
  const tones = tonesOf(brief, random)
  const sheet: Sheet = {
    width,
    height,
    tones,
    random,
    brief,
    ...(band === undefined ? {} : { band }),
  }
  if (style === 'pattern') return drawPattern(sheet, step)
  if (style === 'typographic') return drawTypographic(sheet, prompt, reference, step)
  const painter = PAINTERS[style]
  const paint = (part: Sheet) =>
    reference === null
      ? drawScene(part, painter, step)
      : drawPortrait(part, cut(reference, part), style, painter, step)
  return cardWords(brief).length > 0 || brief.direction.hasSpace ? drawCard(sheet, paint) : paint(sheet)
}

/** A linocut has one colour beside its ink: that of the things. Black and white are there anyway. */
function colouredThings({ motifs }: Brief): string[] {
  return motifs
    .flatMap(({ colours, of }) => [...colours, ...(of?.colours ?? [])])
    .filter((colour) => lightness(colour) > 0.35 && lightness(colour) < 0.93)
}

/** Paints a scene over the whole sheet. */
function drawScene(sheet: Sheet, painter: Painter, step: Step): Layer {
  const layer = layerOf(sheet)
  const sprites = composeScene(sheet)
  painter.ground(layer.pen, sheet)
  const draw = partOf(step, 5, 90)
  for (const [index, sprite] of sprites.entries()) {
    draw((index / sprites.length) * 100)
    painter.sprite(layer.pen, sprite, sheet)
  }
  painter.finish(layer, sheet)
  step(98)
  return layer
}

/** A scene with the prompt's words or an empty space beside it, as on a card. */
function drawCard(sheet: Sheet, paint: (part: Sheet) => Layer): Layer {
  const { width, height, tones, brief } = sheet
  const plan = planCard(width, height)
  const { paper, ink } = cardColours(tones)
  const layer = layerOf(sheet)
  layer.pen.fillStyle = paper
  layer.pen.fillRect(0, 0, width, height)
  const { band = { top: 0, height } } = sheet
  const [wide, tall] = [Math.round(plan.picture.width), Math.round(plan.picture.height)]
  const part = bandWithin(band, { y: plan.picture.y, height: tall })
  if (part !== null) {
    const scene = paint({ ...sheet, width: wide, height: tall, band: part })
    layer.pen.drawImage(scene.canvas, plan.picture.x, plan.picture.y + part.top)
    giveBack(scene)
  }
  const words = cardWords(brief)
  if (words.length > 0) {
    // The empty space is for the person's own writing.
    const box = brief.direction.hasSpace ? { ...plan.words, height: plan.words.height * 0.42 } : plan.words
    setLines(layer.pen, words, box, voiceOf(brief), ink, Math.min(width, height) * 0.12)
  }
  grain(layer.pen, { x: 0, y: 0, width, height }, 0.02)
  return layer
}

/** Whether a job's picture is a scene, which can be drawn in bands. */
export function isScene({
  prompt,
  options,
  source,
}: Pick<ImageJob, 'prompt' | 'options' | 'source'>): boolean {
  const style = paintedStyle(readPrompt(prompt, options.negativePrompt), options.style)
  return source === null && style !== 'pattern' && style !== 'typographic'
}
