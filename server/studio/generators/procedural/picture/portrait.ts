import { ImageData } from '@napi-rs/canvas'
import type { OptionsOf } from '#domain/generation/options.ts'
import { mix } from '#server/platform/media/brushes/colour.ts'
import { type Layer, newLayer, within } from '#server/platform/media/brushes/surface.ts'
import type { Step } from '../renderThreads/step.ts'
import { corner } from '../scene/motifs/bouquets.ts'
import type { Sheet } from '../scene/scene.ts'
import { placed } from '../scene/shape.ts'
import { spriteOf } from '../scene/scene.ts'
import type { Painter } from './painter.ts'
import type { Reference } from './reference.ts'
import { saturated } from './styles/colours.ts'

type Style = Exclude<OptionsOf['image']['style'], 'pattern' | 'typographic'>

/** A style's handling of a photograph: its steps of light, and how much of its own colours is kept. */
const SEEN: Readonly<Record<Style, { readonly steps: number; readonly own: number; readonly blur: number }>> =
  {
    natural: { steps: 0, own: 0.72, blur: 0 },
    vivid: { steps: 0, own: 0.28, blur: 0 },
    watercolour: { steps: 9, own: 0.62, blur: 0.006 },
    'paper-cut': { steps: 5, own: 0.12, blur: 0.009 },
    linocut: { steps: 3, own: 0, blur: 0.004 },
    poster: { steps: 6, own: 0.2, blur: 0.006 },
  }

/** A photograph turned into a picture of a style, in the sheet's colours, with flowers at two corners. */
export function drawPortrait(
  sheet: Sheet,
  reference: Reference,
  style: Style,
  painter: Painter,
  step: Step,
): Layer {
  const { width, height, tones, random } = sheet
  const layer = newLayer(width, height)
  painter.ground(layer.pen, sheet)
  step(20)
  const photo = newLayer(width, height)
  photo.pen.putImageData(new ImageData(seen(reference, sheet, style), width, height), 0, 0)
  step(60)
  layer.pen.drawImage(photo.canvas, 0, 0)
  const leaves = [tones.leaf, tones.leafDark] as const
  const colours = [tones.accent, tones.second, mix(tones.accent, '#ffffff', 0.5)] as const
  const size = Math.min(width, height) * 0.34
  for (const [x, y, turn] of [
    [0, 0, 0],
    [width, height, Math.PI],
  ] as const)
    painter.sprite(
      layer.pen,
      spriteOf(placed(corner(random, leaves, colours), { x, y, size, turn }), 0.8, { x, y, size }),
      sheet,
    )
  painter.finish(layer, sheet)
  return layer
}

/** The photograph dark and in two colours, to write on. */
export function duotone(reference: Reference, { width, height, tones }: Sheet): Layer {
  const layer = newLayer(width, height)
  const ramp = rampOf([
    mix(tones.deep, '#0a0818', 0.5),
    tones.deep,
    mix(tones.accent, tones.deep, 0.35),
    tones.second,
  ])
  const { pixels } = reference
  const out = new Uint8ClampedArray(pixels.length)
  for (let at = 0; at < pixels.length; at += 4) out.set(ramp(luma(pixels, at) * 0.82), at)
  layer.pen.putImageData(new ImageData(out, width, height), 0, 0)
  return layer
}

function seen(
  reference: Reference,
  { width, height, tones }: Sheet,
  style: Style,
): Uint8ClampedArray<ArrayBuffer> {
  const { steps, own, blur } = SEEN[style]
  const pixels = blur === 0 ? reference.pixels : blurred(reference, blur * Math.min(width, height))
  const dark = mix(tones.deep, '#14121c', style === 'linocut' ? 0.6 : 0.3)
  const light = mix(tones.paper, '#fffaf0', 0.4)
  const ramp = rampOf(
    style === 'linocut'
      ? [dark, tones.accent, light]
      : style === 'vivid'
        ? [
            dark,
            saturated(mix(tones.accent, '#7a2aa8', 0.4), 1.5),
            saturated(tones.accent, 1.5),
            tones.second,
            '#fff6d8',
          ]
        : [
            dark,
            mix(tones.accent, tones.deep, 0.5),
            tones.accent,
            mix(tones.second, tones.accent, 0.2),
            mix(tones.second, light, 0.5),
            light,
          ],
  )
  const [least, most] = reachOf(pixels)
  const out = new Uint8ClampedArray(pixels.length)
  const gap = Math.max(4, Math.round(Math.min(width, height) * 0.0085))
  for (let at = 0; at < pixels.length; at += 4) {
    let level = Math.min(1, Math.max(0, (luma(pixels, at) - least) / Math.max(0.05, most - least)))
    if (style === 'linocut') {
      // Middle tones are cut as strokes, closer where it is darker.
      const place = at / 4
      const [x, y] = [place % width, Math.floor(place / width)]
      const stroke = ((y + Math.sin(x * 0.012) * gap * 0.8 + x * 0.12) % gap) / gap
      level = level < 0.26 ? 0 : level > 0.74 ? 1 : stroke < (level - 0.2) * 1.5 ? 1 : level > 0.5 ? 0.5 : 0
    } else if (steps > 0) level = Math.round(level * (steps - 1)) / (steps - 1)
    const [red, green, blue] = ramp(level)
    out[at] = red + ((pixels[at] ?? 0) - red) * own
    out[at + 1] = green + ((pixels[at + 1] ?? 0) - green) * own
    out[at + 2] = blue + ((pixels[at + 2] ?? 0) - blue) * own
    out[at + 3] = 255
  }
  return out
}

function luma(pixels: Uint8ClampedArray, at: number): number {
  return ((pixels[at] ?? 0) * 0.3 + (pixels[at + 1] ?? 0) * 0.59 + (pixels[at + 2] ?? 0) * 0.11) / 255
}

/** The darkest and the lightest level of more than a few pixels. */
function reachOf(pixels: Uint8ClampedArray): [least: number, most: number] {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at += 16) {
    const level = Math.round(luma(pixels, at) * 255)
    counts[level] = (counts[level] ?? 0) + 1
  }
  const few = (pixels.length / 16) * 0.02
  const edge = (levels: readonly number[]) => {
    let sum = 0
    for (const level of levels) {
      sum += counts[level] ?? 0
      if (sum > few) return level / 255
    }
    return 0.5
  }
  const levels = Array.from(counts.keys())
  return [edge(levels), edge(levels.toReversed())]
}

/** A colour for every level, 0 to 1. */
function rampOf(colours: readonly string[]): (level: number) => [number, number, number, number] {
  const table = Array.from({ length: 256 }, (_, index): [number, number, number, number] => {
    const at = (index / 255) * (colours.length - 1)
    const low = Math.min(colours.length - 2, Math.floor(at))
    const colour = mix(colours[low] ?? '#000000', colours[low + 1] ?? '#ffffff', at - low)
    const value = Number.parseInt(colour.slice(1), 16)
    return [value >> 16, (value >> 8) & 255, value & 255, 255]
  })
  return (level) => table[Math.round(level * 255)] ?? [0, 0, 0, 255]
}

function blurred({ pixels, width, height }: Reference, radius: number): Uint8ClampedArray {
  const from = newLayer(width, height)
  from.pen.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0)
  const to = newLayer(width, height)
  within(to.pen, () => {
    to.pen.drawImage(from.canvas, 0, 0)
    to.pen.filter = `blur(${radius.toFixed(1)}px)`
    to.pen.drawImage(from.canvas, 0, 0)
  })
  return to.pen.getImageData(0, 0, width, height).data
}
