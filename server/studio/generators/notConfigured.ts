import { ENGINES } from '#domain/generation/engines.ts'
import { EngineFailure, type GenerationEngine } from './engine.ts'
import { ENGINE_NAMES } from './engineNames.ts'

/** The engines the specification names, as offered without a provider: only to be seen. */
export const ENGINES_WITHOUT_PROVIDER: readonly GenerationEngine[] = ENGINES.map(({ id, type }) => ({
  id,
  type,
  name: ENGINE_NAMES[id] ?? id,
  isProcedural: false,
  isPaid: false,
  outage: 'no-provider',
  takes: {},
  atOnce: 1,
  make: () => Promise.reject(new EngineFailure('unavailable', 'the provider is not configured')),
}))
