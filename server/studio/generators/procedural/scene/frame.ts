import type { Frame, MotifName } from '#domain/generation/reading/brief.ts'
import { mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { namedHead } from './motifs/cutFlowers.ts'
import { Scissors } from './scissors.ts'
import { type Sheet, spriteOf } from './scene.ts'
import { placed, type Sprite } from './shape.ts'

/** A frame is in front of everything, and no camera moves it. */
export const FRAME_DEPTH = 1

const FLOWERS: readonly MotifName[] = ['rose', 'daisy', 'peony', 'poppy', 'forgetmenot', 'tulip']
/** Heads that are drawn without their stems. */
const HEADS: ReadonlySet<MotifName> = new Set([...FLOWERS, 'bouquet', 'sunflower', 'lily', 'lavender'])

/** The frame around the sheet when the prompt asks for one: flowers, other things, or two lines. */
export function frameOf(sheet: Sheet): Sprite[] {
  const { frame } = sheet.brief.direction
  if (frame === null) return []
  return [frame.of === null ? lines(sheet, frame) : garland(sheet, frame, frame.of)]
}

function lines({ width, height, tones }: Sheet, { colours }: Frame): Sprite {
  const unit = Math.min(width, height)
  const cut = new Scissors()
  for (const [inset, thick] of [
    [0.035, 0.012],
    [0.06, 0.004],
  ] as const) {
    const [near, line] = [unit * inset, unit * thick]
    const colour = colours[0] ?? mix(tones.accent, tones.paper, 0.15)
    for (const y of [near, height - near - line]) cut.rect(near, y, width - near * 2, line, colour)
    for (const x of [near, width - near - line]) cut.rect(x, near, line, height - near * 2, colour)
  }
  return spriteOf(cut.shapes, FRAME_DEPTH)
}

/** Things side by side along the four edges, turned with their feet outwards. */
function garland(sheet: Sheet, { colours }: Frame, name: MotifName): Sprite {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const cut = new Scissors()
  const usual = [tones.accent, tones.second, mix(tones.accent, '#ffffff', 0.45)]
  for (const [index, { x, y, turn }] of spotsAlong(width, height, unit).entries()) {
    const own = colours[index % Math.max(1, colours.length)] ?? null
    if (HEADS.has(name)) {
      for (const way of [-0.7, 0.7])
        cut.leaf(x, y, unit * 0.075, unit * 0.02, turn + way, way > 0 ? tones.leaf : tones.leafDark)
      const head = name === 'bouquet' ? (FLOWERS[index % FLOWERS.length] ?? 'rose') : name
      const colour = own ?? (name === 'bouquet' ? (usual[index % usual.length] ?? tones.accent) : null)
      namedHead(cut, random, head, x, y, unit * (index % 2 === 0 ? 0.05 : 0.04), colour)
    } else {
      const size = unit * 0.09
      const shapes = ALL_MOTIFS[name].draw({ tones, random, own })
      cut.paste(placed(shapes, { x, y: y + size / 2, size }))
    }
  }
  return spriteOf(cut.shapes, FRAME_DEPTH)
}

interface Spot {
  readonly x: number
  readonly y: number
  /** Radians: the way in. */
  readonly turn: number
}

function spotsAlong(width: number, height: number, unit: number): Spot[] {
  const inset = unit * 0.055
  const between = (length: number) => Math.max(3, Math.round((length - inset * 2) / (unit * 0.105)))
  const [across, down] = [between(width), between(height)]
  const at = (length: number, index: number, count: number) => inset + ((length - inset * 2) * index) / count
  return [
    ...Array.from({ length: across }, (_, index) => ({
      x: at(width, index, across),
      y: inset,
      turn: Math.PI / 2,
    })),
    ...Array.from({ length: down }, (_, index) => ({
      x: width - inset,
      y: at(height, index, down),
      turn: Math.PI,
    })),
    ...Array.from({ length: across }, (_, index) => ({
      x: width - at(width, index, across),
      y: height - inset,
      turn: -Math.PI / 2,
    })),
    ...Array.from({ length: down }, (_, index) => ({
      x: inset,
      y: height - at(height, index, down),
      turn: 0,
    })),
  ]
}
