import type { GenerationType } from '#domain/generation/engines.ts'
import type { ServerContext } from '#server/context.ts'
import { ENGINE_NAMES } from '../engineNames.ts'
import type { EngineJob, EngineWork, GenerationEngine, MadeResult } from '../engine.ts'
import { makeImage, takesSeed } from './makeImage.ts'
import { makeSpeech } from './makeSpeech.ts'
import { makeText } from './makeText.ts'
import { makeTranscription } from './makeTranscription.ts'
import { makeVideo } from './makeVideo.ts'
import type { Making } from './making.ts'
import { type ModelRoute, routesInForce } from './modelRoutes.ts'
import { hasProvider, modelOf, type ModelOf } from './providerModels.ts'
import { providerFailure } from './providerFailure.ts'

// What a model doesn't understand of a request is known from `takes`; the SDK would print it at each call.
globalThis.AI_SDK_LOG_WARNINGS = false

/** What a provider lets us ask at once: well within what the smallest of their plans allow. */
const AT_ONCE = 4

/** The engines of every provider that is configured, behind the SDK that speaks to all of them. */
export function providerEngines(
  { config }: Pick<ServerContext, 'config'>,
  fetch?: typeof globalThis.fetch,
): readonly GenerationEngine[] {
  const { providers } = config
  const make = <Type extends keyof ModelOf & GenerationType>(
    type: Type,
    route: ModelRoute,
    how: Making<Type>,
  ) => engineOf(type, route, (job, work) => how(modelOf(type, route, providers, fetch), job, work))
  const enginesOf = {
    image: (route) => [make('image', route, makeImage)],
    video: (route) => [make('video', route, makeVideo)],
    speech: (route) => [make('speech', route, makeSpeech)],
    transcription: (route) => [make('transcription', route, makeTranscription)],
    text: (route) => [make('text', route, makeText)],
    // None of the SDK's providers makes music.
    music: () => [],
  } satisfies Record<GenerationType, (route: ModelRoute) => readonly GenerationEngine[]>
  return routesInForce(providers.routes, (provider) => hasProvider(providers, provider)).flatMap((route) =>
    enginesOf[route.type](route),
  )
}

function engineOf<Type extends GenerationType>(
  type: Type,
  { engine, provider, model }: ModelRoute,
  make: (job: Extract<EngineJob, { type: Type }>, work: EngineWork) => Promise<MadeResult>,
): GenerationEngine {
  const isPictured = type === 'image' || type === 'video'
  return {
    id: engine,
    type,
    name: ENGINE_NAMES[engine] ?? engine,
    isProcedural: false,
    isAvailable: true,
    takes: {
      seed: isPictured && takesSeed(provider),
      negativePrompt: isPictured && takesSeed(provider),
      reference: isPictured && /gpt-image|image-to-image|image-to-video|edit|kontext/.test(model),
    },
    atOnce: AT_ONCE,
    async make(job, work) {
      if (!isOf(type, job)) throw new Error(`${engine} makes ${type}, not ${job.type}`)
      try {
        return await make(job, work)
      } catch (error) {
        throw providerFailure(provider, error, work.signal)
      }
    },
  }
}

function isOf<Type extends GenerationType>(
  type: Type,
  job: EngineJob,
): job is Extract<EngineJob, { type: Type }> {
  return job.type === type
}
