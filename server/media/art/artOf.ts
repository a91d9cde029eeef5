import type { ArtName } from '../recipes.ts'
import { constellation, flow, shapes, sparks } from './abstract.ts'
import type { Art } from './art.ts'
import { balloons, cake, confetti, heart, kintsugi, twoLines } from './festive.ts'
import { city, dunes, forest, lighthouse, mountains, star, sun, waves } from './landscapes.ts'
import { bouquet, cat, dog, laurel, meadow, moon, wreath } from './nature.ts'

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
