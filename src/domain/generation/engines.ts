/** The types of generations. Speech, music and transcription belong to the audio generator. */
export const GENERATION_TYPES = ['image', 'video', 'music', 'speech', 'text', 'transcription'] as const
export type GenerationType = (typeof GENERATION_TYPES)[number]

/** The kinds of things that have an engine by default. */
type EngineType = Extract<GenerationType, 'image' | 'video'>

/** The generator services, each with an address of its own, a rate limit of its own and error codes of its own. */
export const GENERATORS = ['image', 'video', 'audio', 'text'] as const
export type GeneratorName = (typeof GENERATORS)[number]

/** The service of each type. */
export const GENERATOR_OF = {
  image: 'image',
  video: 'video',
  music: 'audio',
  speech: 'audio',
  text: 'text',
  transcription: 'audio',
} as const satisfies Record<GenerationType, GeneratorName>

/** A way to generate, as the services know it (specification part 2, section 3). */
export interface Engine {
  readonly id: string
  readonly type: GenerationType
}

/** The engines that the specification names; each works where its provider is configured. */
export const ENGINES = [
  { id: 'dall-e-3', type: 'image' },
  { id: 'midjourney', type: 'image' },
  { id: 'stable-diffusion', type: 'image' },
  { id: 'runway', type: 'video' },
  { id: 'pika', type: 'video' },
  { id: 'stable-video', type: 'video' },
] as const satisfies readonly Engine[]

export type EngineId = (typeof ENGINES)[number]['id']

/** Our own engines, which draw and compose by rules and are not AI: they need no provider. */
export const PROCEDURAL_ENGINES = [
  { id: 'iskra-obraz', type: 'image' },
  { id: 'iskra-wideo', type: 'video' },
  { id: 'iskra-muzyka', type: 'music' },
] as const satisfies readonly Engine[]

/** A server's operator names the engines: this is the only requirement. */
export const ENGINE_ID = /^[a-z0-9][a-z0-9.-]{0,59}$/

/** Specification part 2, section 9. Where the default isn't offered, the first that is takes its place. */
export const DEFAULT_ENGINES = { image: 'dall-e-3', video: 'runway' } as const satisfies Record<
  EngineType,
  EngineId
>
