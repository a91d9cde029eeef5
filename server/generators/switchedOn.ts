import type { GenerationType } from '#domain/generation/engines.ts'
import type { FeatureName } from '#domain/runtimeConfig.ts'
import type { ServerContext } from '#server/context.ts'

/** The switch that each kind of generation has; null for those that are always on. */
const SWITCHES = {
  image: 'imageGeneration',
  video: 'videoGeneration',
  music: null,
  speech: null,
  text: null,
  transcription: null,
} as const satisfies Record<GenerationType, FeatureName | null>

/** Whether this server makes things of a kind at all. */
export function isSwitchedOn({ config }: Pick<ServerContext, 'config'>, type: GenerationType): boolean {
  const name = SWITCHES[type]
  return name === null || config.features[name]
}
