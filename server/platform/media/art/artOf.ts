import type { ArtName } from '../recipes.ts'
import { constellation, flow, shapes, sparks } from './abstract.ts'
import { cat, dog } from './animals.ts'
import type { Art } from './art.ts'
import { balloons, cake, confetti } from './festive.ts'
import { bouquet, meadow } from './flowers.ts'
import { dunes, forest, mountains, sun, waves } from './landscapes.ts'
import { moon } from './moon.ts'
import { city, lighthouse } from './places.ts'
import { portrait } from './portrait.ts'
import { star } from './star.ts'
import { heart, kintsugi, twoLines } from './tokens.ts'
import { laurel, wreath } from './wreaths.ts'

const ARTS = {
  balloons,
  bouquet,
  cake,
  cat,
  city,
  confetti,
  constellation,
  dog,
  dunes,
  flow,
  forest,
  heart,
  kintsugi,
  laurel,
  lighthouse,
  meadow,
  moon,
  mountains,
  portrait,
  shapes,
  sparks,
  star,
  sun,
  twoLines,
  waves,
  wreath,
} satisfies Record<ArtName, Art>

export function artOf(name: ArtName): Art {
  return ARTS[name]
}
