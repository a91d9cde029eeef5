import type { ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import type { ProviderSettings } from '#server/platform/providers/providerSettings.ts'
import type { EngineWork, MadeResult } from '../engine.ts'
import { makeImage } from './makeImage.ts'
import { makeSpeech } from './makeSpeech.ts'
import { makeText } from './makeText.ts'
import { makeTranscription } from './makeTranscription.ts'
import { makeVideo } from './makeVideo.ts'
import type { Making } from './making.ts'
import { providerFailure } from './providerFailure.ts'
import { modelOf } from './providerModels.ts'
import { type JobOf, type MadeType, type OptionRequest } from './requests/optionRequest.ts'

// Options that a model doesn't support are never sent (see requests); the SDK would print a warning at each call.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The settings for calling a provider's model. */
export interface ProviderCall {
  readonly route: ModelRoute
  readonly settings: ProviderSettings
  /** For tests. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

const MAKERS: { readonly [Type in MadeType]: Making<Type> } = {
  image: makeImage,
  video: makeVideo,
  speech: makeSpeech,
  transcription: makeTranscription,
  text: makeText,
}

/**
 * Makes a job with its route's model, asked as `request` says. Rejects with an EngineFailure, or with the signal's
 * reason.
 */
export async function makeByProvider<Type extends MadeType>(
  type: Type,
  asked: { readonly job: JobOf<Type>; readonly request: OptionRequest<Type> },
  work: EngineWork,
  { route, settings, fetch }: ProviderCall,
): Promise<MadeResult> {
  try {
    return await MAKERS[type](modelOf(type, route, settings, fetch), asked, work)
  } catch (error) {
    throw providerFailure(route, error, work.signal)
  }
}
