import { type Box, newLayer, type Pen, within } from './surface.ts'
import { randomOf } from './random.ts'

const TILE = 256
type Kind = 'fine' | 'coarse'
type Pattern = ReturnType<Pen['createPattern']>

/** A pattern copies its tile: one for each shape would take a megabyte for each of a picture's hundreds. */
const patterns = new Map<Kind, Pattern>()

/** Grey specks, repeated; `coarse` ones are two pixels wide. Made once. */
function grainPattern(pen: Pen, kind: Kind): Pattern {
  const known = patterns.get(kind)
  if (known) return known
  const layer = newLayer(TILE, TILE)
  const image = layer.pen.createImageData(TILE, TILE)
  const random = randomOf(kind)
  const step = kind === 'fine' ? 1 : 2
  for (let y = 0; y < TILE; y += step) {
    for (let x = 0; x < TILE; x += step) {
      const value = Math.round(128 + (random.between(-1, 1) + random.between(-1, 1)) * 64)
      for (let dy = 0; dy < step; dy++) {
        for (let dx = 0; dx < step; dx++) {
          const at = ((y + dy) * TILE + x + dx) * 4
          image.data.set([value, value, value, 255], at)
        }
      }
    }
  }
  layer.pen.putImageData(image, 0, 0)
  const pattern = pen.createPattern(layer.canvas, 'repeat')
  patterns.set(kind, pattern)
  return pattern
}

/** Lays grain over a part of the picture. `strength` 0.05 is paper, 0.15 is a coarse print. */
export function grain(pen: Pen, box: Box, strength: number, kind: Kind = 'fine'): void {
  within(pen, () => {
    pen.globalCompositeOperation = 'soft-light'
    pen.globalAlpha = Math.min(1, strength * 4)
    pen.fillStyle = grainPattern(pen, kind)
    pen.fillRect(box.x, box.y, box.width, box.height)
  })
}
