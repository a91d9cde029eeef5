import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationOptions } from '#domain/generation/options.ts'
import type { LooseOptions } from './readOptions.ts'

/** Which of the common options need an engine that understands them. */
const NEEDS = {
  seed: 'seed',
  negativePrompt: 'negativePrompt',
  reference: 'reference',
} as const satisfies Record<string, keyof EngineOffer['takes']>

/** The options that are sent: those that are chosen and that this engine understands. */
export function askedOptions(options: GenerationOptions, takes: EngineOffer['takes']): LooseOptions {
  const unknown = new Set<string>(
    Object.entries(NEEDS)
      .filter(([, need]) => !takes[need])
      .map(([name]) => name),
  )
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== undefined && !unknown.has(name)),
  )
}
