import type { VideoSample } from 'mediabunny'
import {
  type FrameSize,
  type PlacedSubtitle,
  placeSubtitle,
  type SubtitleLook,
} from '#domain/transcript/subtitles/placeSubtitle.ts'
import { FilmError } from './filmTrouble.ts'
import { lettersOf, loadLetters, widthsBy } from './letters.ts'

/** Readable on any picture: white on white through this plate has a contrast of 9 to 1. */
const PLATE = 'rgb(0 0 0 / 0.72)'
const LETTERS = '#ffffff'
/** Of a plate's corners, in em. */
const ROUND = 0.16
/** Plates below each other overlap so much, px: no line of the picture shines through between them. */
const OVERLAP = 1

/** Draws a film's pictures with their subtitles. Preview and film are drawn by the same one. */
export interface Painter {
  readonly canvas: OffscreenCanvas
  /** Draws a picture upright, and these lines over it; null for none. */
  readonly paint: (picture: VideoSample, lines: readonly string[] | null) => void
}

/** Makes a painter for pictures of a size. Rejects with a `FilmError` where there is no canvas. */
export async function createPainter(size: FrameSize, look: SubtitleLook): Promise<Painter> {
  await loadLetters()
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new FilmError('no-encoder')
  const widthOf = widthsBy(context)
  /** The same lines stand in many pictures: the last placed ones. */
  let last: { readonly lines: readonly string[]; readonly placed: PlacedSubtitle } | null = null

  return {
    canvas,
    paint(picture, lines) {
      picture.draw(context, 0, 0, size.width, size.height)
      if (lines === null) return
      if (last?.lines !== lines) last = { lines, placed: placeSubtitle(lines, size, look, widthOf) }
      drawSubtitle(context, last.placed)
    },
  }
}

function drawSubtitle(context: OffscreenCanvasRenderingContext2D, { fontPx, rows }: PlacedSubtitle): void {
  // One path: where plates overlap, they are no darker.
  const plates = new Path2D()
  for (const [at, { left, top, width, height }] of rows.entries())
    plates.roundRect(left, top, width, height + (at < rows.length - 1 ? OVERLAP : 0), ROUND * fontPx)
  context.fillStyle = PLATE
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  context.fill(plates)
  context.font = lettersOf(fontPx)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = LETTERS
  for (const { text, middle, baseline } of rows) context.fillText(text, middle, baseline)
}
