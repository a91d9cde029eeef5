/** The kinds of things that engines make. */
export type EngineType = 'image' | 'video'

/** A way to generate, as the services know it (specification part 2, section 3). */
export interface Engine {
  readonly id: string
  readonly type: EngineType
}

/** The engines a person can prefer. */
export const ENGINES = [
  { id: 'dall-e-3', type: 'image' },
  { id: 'midjourney', type: 'image' },
  { id: 'stable-diffusion', type: 'image' },
  { id: 'runway', type: 'video' },
  { id: 'pika', type: 'video' },
  { id: 'stable-video', type: 'video' },
] as const satisfies readonly Engine[]

export type EngineId = (typeof ENGINES)[number]['id']
