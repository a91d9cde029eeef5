import { createElevenLabs } from '@ai-sdk/elevenlabs'
import { createFal } from '@ai-sdk/fal'
import { createOpenAI } from '@ai-sdk/openai'
import { createReplicate } from '@ai-sdk/replicate'
import type {
  experimental_generateVideo,
  ImageModel,
  LanguageModel,
  SpeechModel,
  TranscriptionModel,
} from 'ai'
import type { ModelRoute, ProviderName } from '#server/platform/providers/modelRoutes.ts'
import type { ProviderSettings } from '#server/platform/providers/providerSettings.ts'
import type { MadeType } from './requests/optionRequest.ts'

/** The SDK's object for each type of generation. */
export interface ModelOf extends Record<MadeType, object> {
  readonly image: Exclude<ImageModel, string>
  readonly video: Exclude<Parameters<typeof experimental_generateVideo>[0]['model'], string>
  readonly speech: Exclude<SpeechModel, string>
  readonly transcription: Exclude<TranscriptionModel, string>
  readonly text: Exclude<LanguageModel, string>
}

/** The makers of a provider's models; undefined for a type without any. */
type ModelMakers = { readonly [Type in keyof ModelOf]?: (model: string) => ModelOf[Type] }

/** The model a route leads to. Throws for a type its provider doesn't make. */
export function modelOf<Type extends MadeType>(
  type: Type,
  route: ModelRoute,
  settings: ProviderSettings,
  fetch?: typeof globalThis.fetch,
): ModelOf[Type] {
  const make = makersOf(route.provider, settings, fetch)[type]
  if (make === undefined) throw new Error(`${route.provider} makes no ${type}`)
  return make(route.model)
}

function makersOf(
  provider: ProviderName,
  { keys, compatibleUrl }: ProviderSettings,
  fetch?: typeof globalThis.fetch,
): ModelMakers {
  const apiKey = keys[provider] ?? 'none'
  const common = fetch === undefined ? {} : { fetch }
  const makers = {
    openai: () => openAiMakers(createOpenAI({ ...common, apiKey })),
    compatible: () =>
      openAiMakers(createOpenAI({ ...common, apiKey, baseURL: compatibleUrl ?? '', name: 'compatible' })),
    fal: () => {
      const fal = createFal({ ...common, apiKey })
      return {
        image: (model) => fal.image(model),
        video: (model) => fal.video(model),
        speech: (model) => fal.speech(model),
        transcription: (model) => fal.transcription(model),
      }
    },
    replicate: () => {
      const replicate = createReplicate({ ...common, apiToken: apiKey })
      return { image: (model) => replicate.image(model), video: (model) => replicate.video(model) }
    },
    elevenlabs: () => {
      const elevenLabs = createElevenLabs({ ...common, apiKey })
      return {
        speech: (model) => elevenLabs.speech(model),
        transcription: (model) => elevenLabs.transcription(model),
      }
    },
  } satisfies Record<ProviderName, () => ModelMakers>
  return makers[provider]()
}

function openAiMakers(openai: ReturnType<typeof createOpenAI>): ModelMakers {
  return {
    image: (model) => openai.image(model),
    speech: (model) => openai.speech(model),
    transcription: (model) => openai.transcription(model),
    // `openai(model)` would call /responses, which other servers don't have.
    text: (model) => openai.chat(model),
  }
}
