import type { Place, Sheet } from './scene.ts'
import type { Sprite } from './shape.ts'

/** As shares of the height: where scenery begins to be stretched, and the horizon before and after. */
const SKY = 0.22
const HORIZON = { before: 0.56, after: 0.84 } as const
/** How low feet are, and how much larger the figures there are. */
const FEET = { before: 0.9, after: 0.965 } as const
const GROWN = 1.3
/** How much narrower a thing gets up there, and how much it is stretched to still reach as high. */
const CONVERGES = 0.62
const LIFTS = 1.42
/** Things nearer than these are no bodies of the sky. */
const BODIES = 0.13

/** The view of a person lying on the ground: the horizon is low, hills and houses are stretched to the sky. */
export function placeFromBelow(place: Place, { height }: Sheet): Place {
  const down = (sprite: Sprite) =>
    sprite.depth < BODIES ? sprite : moved(sprite, ({ x, y }) => ({ x, y: lowered(y / height) * height }))
  return {
    ...place,
    behind: place.behind.map(down),
    ground: Math.max(place.ground, height * FEET.after),
    hero: place.hero * GROWN,
  }
}

/** Maps a height of the picture, both as shares from the top: strictly increasing. */
function lowered(share: number): number {
  if (share <= SKY) return share
  if (share <= HORIZON.before) return SKY + ((share - SKY) * (HORIZON.after - SKY)) / (HORIZON.before - SKY)
  const slope = (FEET.after - HORIZON.after) / (FEET.before - HORIZON.before)
  // Far below the feet nothing changes, so that the ground reaches beyond the sheet.
  return Math.max(share - (1 - FEET.after), HORIZON.after + (share - HORIZON.before) * slope)
}

/** Standing and flying things as seen from below: their lines run together high above the viewer. */
export function seenFromBelow(sprites: readonly Sprite[], { width, height }: Sheet): Sprite[] {
  const feet = height * FEET.after
  return sprites.map((sprite) => {
    if (sprite.depth < BODIES) return sprite
    return moved(sprite, ({ x, y }) => {
      const share = nearness(y, feet, height)
      return { x: width / 2 + (x - width / 2) * share, y: feet + (y - feet) * (y < feet ? share * LIFTS : 1) }
    })
  })
}

/** A thing's apparent size at a height, beside that at the feet. */
function nearness(y: number, feet: number, height: number): number {
  return 1 / (1 + (CONVERGES * Math.max(0, feet - y)) / height)
}

function moved(sprite: Sprite, move: (point: Sprite['pivot']) => Sprite['pivot']): Sprite {
  return {
    ...sprite,
    pivot: move(sprite.pivot),
    shapes: sprite.shapes.map((shape) => ({
      ...shape,
      contours: shape.contours.map((contour) => contour.map(move)),
    })),
  }
}
