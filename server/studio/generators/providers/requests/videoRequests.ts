import type { ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import type { OptionRequests } from './optionRequest.ts'
import { FILM_STYLES } from './styleWords.ts'

type VideoRequests = OptionRequests<'video'>

const ASPECTS = {
  '16:9': { call: { aspectRatio: '16:9' } },
  '9:16': { call: { aspectRatio: '9:16' } },
  '1:1': { call: { aspectRatio: '1:1' } },
} as const satisfies VideoRequests['aspect']

/** A number of seconds: the SDK would write `5s`, which Pika on fal refuses. */
const PIKA_DURATIONS = {
  5: { providerOptions: { fal: { duration: 5 } } },
  10: { providerOptions: { fal: { duration: 10 } } },
} as const satisfies VideoRequests['duration']

const PIKA_RESOLUTIONS = {
  '720p': { providerOptions: { fal: { resolution: '720p' } } },
  '1080p': { providerOptions: { fal: { resolution: '1080p' } } },
} as const satisfies VideoRequests['resolution']

const RUNWAY_DURATIONS = {
  5: { providerOptions: { replicate: { duration: 5 } } },
  10: { providerOptions: { replicate: { duration: 10 } } },
} as const satisfies VideoRequests['duration']

/** Not in the call itself: the SDK takes a seed of 0 for none. */
const seed = (provider: 'fal' | 'replicate'): VideoRequests['seed'] => {
  return (job) => ({ providerOptions: { [provider]: { seed: job.seed } } })
}
const negativePrompt: VideoRequests['negativePrompt'] = ({ options }) =>
  options.negativePrompt === undefined
    ? {}
    : { providerOptions: { fal: { negativePrompt: options.negativePrompt } } }

/**
 * How models are asked for a film's options, as the providers' documents had it in November 2026. Options that differ
 * between models (length, resolution) are sent only to those known by name. A film that begins with a picture has the
 * picture's shape.
 */
export function videoRequests({ provider, model }: Pick<ModelRoute, 'provider' | 'model'>): VideoRequests {
  const beginsWithPicture = /image-to-video/.test(model)
  const common = {
    style: FILM_STYLES,
    aspect: beginsWithPicture ? null : ASPECTS,
    resolution: null,
    duration: null,
    fps: null,
    // Only our own engine animates by rules.
    animation: null,
    soundtrack: null,
    negativePrompt: null,
    seed: provider === 'fal' || provider === 'replicate' ? seed(provider) : null,
    reference: beginsWithPicture ? 'source' : null,
  } as const
  if (provider === 'fal' && /pika\/v2\.\d+\//.test(model)) {
    return { ...common, resolution: PIKA_RESOLUTIONS, duration: PIKA_DURATIONS, negativePrompt }
  }
  if (provider === 'replicate' && /^runwayml\/gen-?4/.test(model)) {
    return { ...common, duration: RUNWAY_DURATIONS, reference: 'source' }
  }
  return common
}
