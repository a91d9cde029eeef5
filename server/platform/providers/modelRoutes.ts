import { ENGINE_ID, GENERATION_TYPES, type GenerationType } from '#domain/generation/engines.ts'

/** Services that offer models; `compatible` is any address with OpenAI's protocol. */
export const PROVIDERS = ['openai', 'compatible', 'fal', 'replicate', 'elevenlabs'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** The provider's model that makes an engine's works. */
export interface ModelRoute {
  readonly type: GenerationType
  readonly engine: string
  readonly provider: ProviderName
  readonly model: string
}

/**
 * The engines that each provider serves by default once its key is there; of several for one engine, the first. Engine
 * names last, the models behind them change: these are the ones offered in November 2026. OpenAI's speech endpoint
 * itself ends on 6 January 2027, without another model for it.
 */
export const DEFAULT_ROUTES: readonly ModelRoute[] = [
  { type: 'image', engine: 'dall-e-3', provider: 'openai', model: 'gpt-image-2.6-flare' },
  {
    type: 'image',
    engine: 'stable-diffusion',
    provider: 'fal',
    model: 'fal-ai/stable-diffusion-v35-large',
  },
  {
    type: 'image',
    engine: 'stable-diffusion',
    provider: 'replicate',
    model: 'stability-ai/stable-diffusion-3.5-large',
  },
  { type: 'video', engine: 'pika', provider: 'fal', model: 'pika/v2.2/text-to-video' },
  { type: 'speech', engine: 'eleven-multilingual', provider: 'elevenlabs', model: 'eleven_multilingual_v2' },
  { type: 'speech', engine: 'openai-tts', provider: 'openai', model: 'gpt-4o-mini-tts' },
  { type: 'transcription', engine: 'whisper', provider: 'openai', model: 'gpt-transcribe' },
  { type: 'transcription', engine: 'scribe', provider: 'elevenlabs', model: 'scribe_v2' },
  { type: 'text', engine: 'gpt', provider: 'openai', model: 'gpt-6-luna' },
]

/** The types that the SDK can ask of each provider. */
const MAKES: Readonly<Record<ProviderName, readonly GenerationType[]>> = {
  openai: ['image', 'speech', 'transcription', 'text'],
  compatible: ['image', 'speech', 'transcription', 'text'],
  fal: ['image', 'video', 'speech', 'transcription'],
  replicate: ['image', 'video'],
  elevenlabs: ['speech', 'transcription'],
}

/** Reads `ENGINES`: `type/engine=provider:model`, separated by commas. Adds its errors to `lines`. */
export function readModelRoutes(text: string, lines: string[]): readonly ModelRoute[] {
  const routes: ModelRoute[] = []
  for (const part of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const route = readRoute(part)
    if (typeof route === 'string') lines.push(`ENGINES: ${route}`)
    else routes.push(route)
  }
  return routes
}

function readRoute(part: string): ModelRoute | string {
  const match = /^([a-z]+)\/([^=]+)=([a-z]+):(\S+)$/.exec(part)
  if (match === null) return `${part} must be like image/stable-diffusion=compatible:sdxl`
  const [, typeName = '', engine = '', providerName = '', model = ''] = match
  const type = GENERATION_TYPES.find((one) => one === typeName)
  const provider = PROVIDERS.find((one) => one === providerName)
  if (type === undefined) return `${typeName} is none of ${GENERATION_TYPES.join(', ')}`
  if (provider === undefined) return `${providerName} is none of ${PROVIDERS.join(', ')}`
  if (!ENGINE_ID.test(engine)) return `${engine} is no name for an engine (a-z, 0-9, . and -)`
  if (!MAKES[provider].includes(type)) return `${provider} makes no ${type}`
  return { type, engine, provider, model }
}

/** The routes in force: the configured ones, then the defaults of providers with a key. */
export function routesInForce(
  configured: readonly ModelRoute[],
  hasKey: (provider: ProviderName) => boolean,
): readonly ModelRoute[] {
  const all = [...configured, ...DEFAULT_ROUTES].filter(({ provider }) => hasKey(provider))
  return all.filter(
    (route, place) =>
      all.findIndex(({ type, engine }) => type === route.type && engine === route.engine) === place,
  )
}
