import { type Peaks, peaksBetween } from '#domain/transcript/sound/peaks.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { speakerColour } from '../passages/speakerLook.ts'

/** What of a recording is drawn. */
export interface ShownWave {
  readonly peaks: Peaks | null
  readonly speech: readonly Stretch[] | null
  readonly transcript: Transcript
  /** The part that is in sight, ms. */
  readonly startMs: number
  readonly endMs: number
  readonly playheadMs: number
  readonly loop: Stretch | null
}

/** How high the band of the passages is, px. */
const BAND = 5

/** Draws a part of a recording in the colours of the theme, as sharp as the window is. */
export function drawWaveform(canvas: HTMLCanvasElement, shown: ShownWave): void {
  const { width, height } = canvas.getBoundingClientRect()
  const context = canvas.getContext('2d')
  if (context === null || width === 0) return
  const ratio = globalThis.devicePixelRatio
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== columns || canvas.height !== rows) {
    canvas.width = columns
    canvas.height = rows
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, width, height)
  const style = getComputedStyle(canvas)
  const paint: Paint = {
    context,
    width,
    height,
    colourOf: (name) => style.getPropertyValue(name),
    xOf: (ms) => ((ms - shown.startMs) / (shown.endMs - shown.startMs)) * width,
  }
  drawSilences(paint, shown)
  drawLoop(paint, shown)
  drawPeaks(paint, shown)
  drawPassages(paint, shown)
  drawPlayhead(paint, shown)
}

interface Paint {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly colourOf: (name: string) => string
  readonly xOf: (ms: number) => number
}

/** Where nobody speaks the ground is darker. */
function drawSilences(
  { context, height, colourOf, xOf }: Paint,
  { speech, startMs, endMs }: ShownWave,
): void {
  if (speech === null) return
  context.fillStyle = colourOf('--surface-3')
  let from = startMs
  for (const { start, end } of speech) {
    if (end < startMs) continue
    if (start > endMs) break
    if (start > from) context.fillRect(xOf(from), 0, xOf(start) - xOf(from), height)
    from = Math.max(from, end)
  }
  if (from < endMs) context.fillRect(xOf(from), 0, xOf(endMs) - xOf(from), height)
}

function drawLoop({ context, height, colourOf, xOf }: Paint, { loop }: ShownWave): void {
  if (loop === null) return
  context.fillStyle = colourOf('--accent-surface')
  context.fillRect(xOf(loop.start), 0, xOf(loop.end) - xOf(loop.start), height)
}

function drawPeaks({ context, width, height, colourOf, xOf }: Paint, shown: ShownWave): void {
  const { peaks, startMs, endMs, playheadMs } = shown
  if (peaks === null) return
  const columns = Math.max(1, Math.floor(width))
  const least = peaksBetween(peaks, startMs, endMs, columns)
  const half = (height - BAND) / 2
  const played = xOf(playheadMs)
  for (const [from, to, name] of [
    [0, played, '--text-muted'],
    [played, columns, '--accent-line'],
  ] as const) {
    context.fillStyle = colourOf(name)
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(columns, to); x += 1) {
      const [low, high] = [least[2 * x] ?? 0, least[2 * x + 1] ?? 0]
      const top = half - (high / 127) * half
      const bottom = half - (low / 127) * half
      context.fillRect(x, top, 1, Math.max(1, bottom - top))
    }
  }
}

function drawPassages(paint: Paint, { transcript, startMs, endMs }: ShownWave): void {
  const { context, height, colourOf, xOf } = paint
  for (const { start, end, speaker } of transcript.passages) {
    if (end < startMs) continue
    if (start > endMs) break
    context.fillStyle = colourOf(
      speaker === null ? '--line-strong' : speakerColour(transcript.speakers, speaker),
    )
    context.fillRect(xOf(start), height - BAND + 1, Math.max(2, xOf(end) - xOf(start) - 1), BAND - 1)
  }
}

function drawPlayhead({ context, height, colourOf, xOf }: Paint, { playheadMs }: ShownWave): void {
  const x = xOf(playheadMs)
  context.fillStyle = colourOf('--text')
  context.fillRect(Math.round(x) - 1, 0, 2, height)
}
