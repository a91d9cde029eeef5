import type { GenerationType } from '#domain/generation/engines.ts'
import type { ServerContext } from '#server/context.ts'
import { ENGINE_NAMES } from '../engineNames.ts'
import type { EngineJob, GenerationEngine } from '../engine.ts'
import type { ProviderCall } from './makeByProvider.ts'
import { routesInForce, takesSeed } from '#server/providers/modelRoutes.ts'
import type { ModelOf } from './providerModels.ts'
import { hasProvider } from '#server/providers/providerSettings.ts'

/** What a provider lets us ask at once: well within what the smallest of their plans allow. */
const AT_ONCE = 4

/**
 * The engines of every provider that is configured, behind the SDK that speaks to all of them; it is loaded with the
 * first job that needs it.
 */
export function providerEngines(
  { config }: Pick<ServerContext, 'config'>,
  fetch?: typeof globalThis.fetch,
): readonly GenerationEngine[] {
  const settings = config.providers
  const routes = routesInForce(settings.routes, (provider) => hasProvider(settings, provider))
  return routes.flatMap((route) => {
    const { type } = route
    return isMade(type) ? [engineOf(type, { route, settings, fetch })] : []
  })
}

/** None of the SDK's providers makes music. */
type MadeType = keyof ModelOf & GenerationType

function isMade(type: GenerationType): type is MadeType {
  return type !== 'music'
}

function engineOf(type: MadeType, call: ProviderCall): GenerationEngine {
  const { engine, provider, model } = call.route
  const isPictured = type === 'image' || type === 'video'
  return {
    id: engine,
    type,
    name: ENGINE_NAMES[engine] ?? engine,
    isProcedural: false,
    isPaid: isPaid(call),
    isAvailable: true,
    takes: {
      seed: isPictured && takesSeed(provider),
      negativePrompt: isPictured && takesSeed(provider),
      reference: isPictured && /gpt-image|image-to-image|image-to-video|edit|kontext/.test(model),
    },
    atOnce: AT_ONCE,
    async make(job, work) {
      if (!isOf(type, job)) throw new Error(`${engine} makes ${type}, not ${job.type}`)
      const { makeByProvider } = await import('./makeByProvider.ts')
      return makeByProvider(type, job, work, call)
    },
  }
}

/** A model server that asks for no key bills nobody: it is one's own. */
function isPaid({ route, settings }: ProviderCall): boolean {
  return settings.keys[route.provider] !== undefined
}

function isOf<Type extends GenerationType>(
  type: Type,
  job: EngineJob,
): job is Extract<EngineJob, { type: Type }> {
  return job.type === type
}
