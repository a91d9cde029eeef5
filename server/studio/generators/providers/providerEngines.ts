import type { GenerationType } from '#domain/generation/engines.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { routesInForce } from '#server/platform/providers/modelRoutes.ts'
import { hasProvider } from '#server/platform/providers/providerSettings.ts'
import { ENGINE_NAMES, PROVIDER_NAMES } from '../engineNames.ts'
import type { EngineJob, GenerationEngine } from '../engine.ts'
import type { ProviderCall } from './makeByProvider.ts'
import {
  type JobOf,
  type MadeType,
  type OptionRequests,
  requestOf,
  takesOf,
} from './requests/optionRequest.ts'
import { requestsFor } from './requests/requestsFor.ts'

/** The most calls to a provider at once: well within the limit of their smallest plans. */
const AT_ONCE = 4

/**
 * The engines of all configured providers, behind the SDK that speaks to all of them; it is loaded with the first job
 * that needs it.
 */
export function providerEngines(
  { config }: Pick<ServerContext, 'config'>,
  fetch?: typeof globalThis.fetch,
): readonly GenerationEngine[] {
  const settings = config.providers
  const routes = routesInForce(settings.routes, (provider) => hasProvider(settings, provider))
  return routes.flatMap((route) => {
    const { type } = route
    return isMade(type) ? [ENGINE_OF[type]({ route, settings, fetch })] : []
  })
}

function isMade(type: GenerationType): type is MadeType {
  return type !== 'music'
}

const ENGINE_OF: {
  readonly [Type in MadeType]: (call: ProviderCall) => GenerationEngine
} = {
  image: (call) => engineOf('image', call, requestsFor.image(call.route)),
  video: (call) => engineOf('video', call, requestsFor.video(call.route)),
  speech: (call) => engineOf('speech', call, requestsFor.speech(call.route)),
  transcription: (call) => engineOf('transcription', call, requestsFor.transcription(call.route)),
  text: (call) => engineOf('text', call, requestsFor.text(call.route)),
}

function engineOf<Type extends MadeType>(
  type: Type,
  call: ProviderCall,
  requests: OptionRequests<Type>,
): GenerationEngine {
  const { engine } = call.route
  return {
    id: engine,
    type,
    name: ENGINE_NAMES[engine] ?? engine,
    isProcedural: false,
    provider: PROVIDER_NAMES[call.route.provider],
    isPaid: isPaid(call),
    outage: null,
    takes: takesOf(type, requests),
    atOnce: AT_ONCE,
    async make(job, work) {
      if (!isOf(type, job)) throw new Error(`${engine} makes ${type}, not ${job.type}`)
      const { makeByProvider } = await import('./makeByProvider.ts')
      return makeByProvider(type, { job, request: requestOf(requests, job) }, work, call)
    },
  }
}

/** A model server that asks for no key bills nobody: it is the installation's own. */
function isPaid({ route, settings }: ProviderCall): boolean {
  return settings.keys[route.provider] !== undefined
}

function isOf<Type extends MadeType>(type: Type, job: EngineJob): job is JobOf<Type> {
  return job.type === type
}
