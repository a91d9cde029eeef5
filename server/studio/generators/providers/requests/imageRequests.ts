import type { ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import type { OptionRequests } from './optionRequest.ts'
import { PICTURE_STYLES } from './styleWords.ts'

type ImageRequests = OptionRequests<'image'>
type Size = `${number}x${number}`

const sized = <Asked extends Size>(size: Asked) => ({ call: { size } })
const shaped = <Asked extends `${number}:${number}`>(aspectRatio: Asked) => ({ call: { aspectRatio } })

/** About one megapixel each, with sides that are multiples of 64: all models of free sizes accept these. */
const FREE_SIZES = {
  '1024x1024': sized('1024x1024'),
  '1152x896': sized('1152x896'),
  '896x1152': sized('896x1152'),
  '1344x768': sized('1344x768'),
  '768x1344': sized('768x1344'),
  '1536x640': sized('1536x640'),
} as const satisfies ImageRequests['size']

/** The first generation of GPT Image has three sizes: the results are cut from the closest ones. */
const THREE_SIZES = {
  '1024x1024': sized('1024x1024'),
  '1152x896': sized('1536x1024'),
  '896x1152': sized('1024x1536'),
} as const satisfies ImageRequests['size']

/** Replicate's models know shapes, not sizes: those of Stable Diffusion 3.5 closest to ours. */
const SHAPES = {
  '1024x1024': shaped('1:1'),
  '1152x896': shaped('5:4'),
  '896x1152': shaped('4:5'),
  '1344x768': shaped('16:9'),
  '768x1344': shaped('9:16'),
  '1536x640': shaped('21:9'),
} as const satisfies ImageRequests['size']

const GPT_QUALITIES = {
  standard: { providerOptions: { openai: { quality: 'medium' } } },
  hd: { providerOptions: { openai: { quality: 'high' } } },
} as const satisfies ImageRequests['quality']

/** Steps of the sampler: 28 is fal's own default, 50 the most it takes. */
const STEPS = {
  standard: { providerOptions: { fal: { numInferenceSteps: 28 } } },
  hd: { providerOptions: { fal: { numInferenceSteps: 45 } } },
} as const satisfies ImageRequests['quality']

/** Models that edit a given picture. */
const CHANGES_A_PICTURE = /gpt-image|image-to-image|edit|kontext/

const negativePrompt = (provider: 'fal' | 'replicate'): ImageRequests['negativePrompt'] => {
  return ({ options: { negativePrompt: unwanted } }) =>
    unwanted === undefined ? {} : { providerOptions: { [provider]: { negative_prompt: unwanted } } }
}
const seed: ImageRequests['seed'] = (job) => ({ call: { seed: job.seed } })

/**
 * How models are asked for a picture's options, as the providers' documents had it in November 2026. A model unknown by
 * name gets only the options that all models of its provider's protocol have.
 */
export function imageRequests({ provider, model }: Pick<ModelRoute, 'provider' | 'model'>): ImageRequests {
  const common = {
    style: PICTURE_STYLES,
    reference: CHANGES_A_PICTURE.test(model) ? 'source' : null,
  } as const
  const isStableDiffusion = /stable-diffusion-(?:v)?3/.test(model)
  const byProtocol: Record<ModelRoute['provider'], ImageRequests> = {
    openai: likeOpenAi(model),
    compatible: likeOpenAi(model),
    fal: {
      ...common,
      size: FREE_SIZES,
      quality: isStableDiffusion ? STEPS : null,
      seed,
      negativePrompt: isStableDiffusion ? negativePrompt('fal') : null,
    },
    replicate: {
      ...common,
      size: SHAPES,
      quality: null,
      seed,
      negativePrompt: isStableDiffusion ? negativePrompt('replicate') : null,
    },
    // It makes no pictures.
    elevenlabs: { style: null, size: null, quality: null, seed: null, negativePrompt: null, reference: null },
  }
  return byProtocol[provider]

  function likeOpenAi(name: string): ImageRequests {
    return {
      ...common,
      size: /gpt-image-1/.test(name) ? THREE_SIZES : FREE_SIZES,
      quality: /gpt-image/.test(name) ? GPT_QUALITIES : null,
      seed: null,
      negativePrompt: null,
    }
  }
}
