import type { GenerationType } from '#domain/generation/engines.ts'

type GeneratorPlace = '/generatory/obraz' | '/generatory/wideo' | '/generatory/audio'

const PLACES: Readonly<Partial<Record<GenerationType, GeneratorPlace>>> = {
  image: '/generatory/obraz',
  video: '/generatory/wideo',
  music: '/generatory/audio',
  speech: '/generatory/audio',
}

/** Where each kind is made; undefined for what has no generator screen. */
export function generatorPlace(type: GenerationType): GeneratorPlace | undefined {
  return PLACES[type]
}
