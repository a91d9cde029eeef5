import type { ServerContext } from '#server/platform/context.ts'
import type { GenerationEngine } from './engine.ts'
import { hostSpeech } from './hostSpeech/hostSpeech.ts'
import { ENGINES_WITHOUT_PROVIDER } from './notConfigured.ts'
import { proceduralEngines } from './procedural/proceduralEngines.ts'
import { providerEngines } from './providers/providerEngines.ts'

const known = new WeakMap<ServerContext, readonly GenerationEngine[]>()

/** Every engine of this server, unusable ones included: one with a provider replaces one without. */
export function enginesOf(context: ServerContext): readonly GenerationEngine[] {
  const made = known.get(context)
  if (made !== undefined) return made
  const engines = firstOfEach([
    ...proceduralEngines(context),
    // Before those of providers: where both are there, it is the one that is offered first.
    ...hostSpeech(context),
    ...providerEngines(context),
    ...ENGINES_WITHOUT_PROVIDER,
  ])
  known.set(context, engines)
  return engines
}

function firstOfEach(engines: readonly GenerationEngine[]): readonly GenerationEngine[] {
  return [...Map.groupBy(engines, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}
