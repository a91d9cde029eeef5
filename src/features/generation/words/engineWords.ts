import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EngineId, PROCEDURAL_ENGINES } from '#domain/generation/engines.ts'

export interface EngineWords {
  /** A proper name, the same in every language. */
  readonly name: string
  /** Its strengths, in one short sentence; undefined for an engine we have no words for. */
  readonly goodAt: MessageDescriptor | undefined
}

type KnownEngine = EngineId | (typeof PROCEDURAL_ENGINES)[number]['id']

const WORDS = {
  'dall-e-3': { name: 'DALL·E 3', goodAt: msg`Trzyma się opisu i dobrze pisze krótkie napisy.` },
  midjourney: { name: 'Midjourney', goodAt: msg`Malarski nastrój, światło i faktura.` },
  'stable-diffusion': { name: 'Stable Diffusion', goodAt: msg`Szybki i tani: dobry do wielu prób.` },
  runway: { name: 'Runway', goodAt: msg`Płynny ruch i filmowe ujęcia.` },
  pika: { name: 'Pika', goodAt: msg`Krótkie, żywe animacje.` },
  'stable-video': { name: 'Stable Video', goodAt: msg`Spokojny ruch za mniej kredytów.` },
  'iskra-obraz': {
    name: 'Iskra Obraz',
    goodAt: msg`Kartki, wzory i pejzaże rysowane według reguł. To nie AI.`,
  },
  'iskra-wideo': {
    name: 'Iskra Wideo',
    goodAt: msg`Animowane kartki i scenki z muzyką, rysowane według reguł. To nie AI.`,
  },
  'iskra-muzyka': { name: 'Iskra Muzyka', goodAt: msg`Muzyka komponowana i grana według reguł. To nie AI.` },
} satisfies Record<KnownEngine, EngineWords>

const KNOWN: Readonly<Record<string, EngineWords>> = WORDS

/** The words for an engine. One we have none for goes by the name a server offers it under, else by its id. */
export function engineWords(id: string, offeredName?: string): EngineWords {
  return KNOWN[id] ?? { name: offeredName ?? id, goodAt: undefined }
}
