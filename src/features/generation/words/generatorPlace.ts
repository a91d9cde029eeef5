import type { GenerationType } from '#domain/generation/engines.ts'

type GeneratorPlace = '/generatory/obraz' | '/generatory/wideo' | '/generatory/audio'

const PLACES: Readonly<Partial<Record<GenerationType, GeneratorPlace>>> = {
  image: '/generatory/obraz',
  video: '/generatory/wideo',
  music: '/generatory/audio',
  speech: '/generatory/audio',
}

/** The screen of each type's generator; undefined for a type without one. */
export function generatorPlace(type: GenerationType): GeneratorPlace | undefined {
  return PLACES[type]
}
