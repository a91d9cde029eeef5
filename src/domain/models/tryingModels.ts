import type { GenerationType } from '../generation/engines.ts'
import type { FixedAddress } from '../addresses/screens.ts'

/** The generator that opens with an engine of a type; null for types that no screen of this shop makes by themselves. */
export const GENERATOR_ADDRESS_OF = {
  image: '/generatory/obraz',
  video: '/generatory/wideo',
  music: '/generatory/audio',
  speech: '/generatory/audio',
  text: null,
  transcription: null,
} as const satisfies Readonly<Record<GenerationType, FixedAddress | null>>
