import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { SEVERAL } from '#domain/generation/reading/counts.ts'
import { FIELD_FLOWERS } from '#domain/generation/reading/gathered.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { type Place, type Sheet, spriteOf } from './scene.ts'
import { placed, type Sprite } from './shape.ts'
import { hazed } from './tones.ts'

/** Flowers that cover a meadow where their number isn't given. */
const MEADOW_FLOWERS: ReadonlySet<MotifName> = new Set([
  'daffodil',
  'crocus',
  'snowdrop',
  'dandelion',
  'iris',
])

/** Whether it is a whole field: several named flowers, or the crop of a named field. */
export function growsInFields({ name, count }: WantedMotif, isOfField: boolean): boolean {
  return (
    (FIELD_FLOWERS.has(name) && (count > 1 || isOfField)) || (MEADOW_FLOWERS.has(name) && count === SEVERAL)
  )
}

const ROWS = 7

/** A field of one kind of flower, from the horizon to the viewer's feet; `isAlone` with nothing in it. */
export function fieldOf(
  { name, colours }: WantedMotif,
  sheet: Sheet,
  { ground, hero }: Place,
  isAlone: boolean,
): Sprite[] {
  const { width, height, random, tones } = sheet
  const top = ground - height * 0.22
  const sprites: Sprite[] = []
  for (let row = 0; row < ROWS; row += 1) {
    const share = row / (ROWS - 1)
    const y = top + (height * 1.02 - top) * share ** 1.25
    const size = hero * (0.15 + share * 0.5)
    const count = Math.round((width / size) * (2.4 - share * 0.7))
    const depth = 0.56 + share * 0.4
    // A row far away is one thing; a near flower sways alone.
    for (let index = 0; index < count; index += 1) {
      const x = width * (-0.06 + ((index + random.between(0.1, 0.9)) / count) * 1.12)
      // Things in the field must be seen: before them the flowers are low.
      const isBefore = !isAlone && y > ground - hero * 0.06
      const low = isBefore ? 0.34 + 0.66 * Math.min(1, Math.abs(x / width - 0.5) * 2.1) ** 1.6 : 1
      const tall = size * low * random.between(0.82, 1.15)
      const foot = y + size * random.between(-0.08, 0.12)
      const shapes = placed(
        ALL_MOTIFS[name].draw({ tones, random, own: colours[index % Math.max(1, colours.length)] ?? null }),
        {
          x,
          y: foot,
          size: tall,
          isFlipped: random.chance(0.5),
        },
      )
      const seen = shapes.map((shape) => ({
        ...shape,
        colour: hazed(shape.colour, 0.55 + share * 0.45, tones),
      }))
      sprites.push(spriteOf(seen, depth, { motion: 'sway', x, y: foot, size: tall }))
    }
  }
  return sprites
}
