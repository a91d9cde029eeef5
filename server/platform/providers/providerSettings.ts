import { type ModelRoute, type ProviderName, readModelRoutes } from './modelRoutes.ts'

/** Keys of AI providers and the uses of their models. They never leave the server. */
export interface ProviderSettings {
  readonly keys: Readonly<Partial<Record<ProviderName, string>>>
  /** An address with OpenAI's protocol, such as a model server of one's own; null for none. */
  readonly compatibleUrl: string | null
  /** As `ENGINES` says. */
  readonly routes: readonly ModelRoute[]
}

/** The variable that holds each provider's key. */
const KEY_VARIABLES = {
  openai: 'OPENAI_API_KEY',
  compatible: 'OPENAI_COMPATIBLE_KEY',
  fal: 'FAL_API_KEY',
  replicate: 'REPLICATE_API_TOKEN',
  elevenlabs: 'ELEVENLABS_API_KEY',
} as const satisfies Record<ProviderName, string>

/** Every variable of the providers. */
export type ProviderVariable = (typeof KEY_VARIABLES)[ProviderName] | 'ENGINES' | 'OPENAI_COMPATIBLE_URL'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the providers from the environment; adds errors to `lines`. */
export function readProviderSettings(given: Environment, lines: string[]): ProviderSettings {
  const routes = readModelRoutes(given['ENGINES'] ?? '', lines)
  const compatibleUrl = given['OPENAI_COMPATIBLE_URL'] ?? null
  if (compatibleUrl !== null && !isHttpAddress(compatibleUrl)) {
    lines.push('OPENAI_COMPATIBLE_URL must be an address like http://localhost:11434/v1')
  }
  const keys = Object.fromEntries(
    Object.entries(KEY_VARIABLES).flatMap(([provider, variable]) => {
      const key = given[variable]
      return key === undefined ? [] : [[provider, key]]
    }),
  )
  for (const { provider, type, engine } of routes) {
    const isThere = provider === 'compatible' ? compatibleUrl !== null : keys[provider] !== undefined
    const variable = provider === 'compatible' ? 'OPENAI_COMPATIBLE_URL' : KEY_VARIABLES[provider]
    if (!isThere) lines.push(`ENGINES: ${type}/${engine} needs ${variable}`)
  }
  return { keys, compatibleUrl, routes }
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Whether that provider can be called at all. */
export function hasProvider({ keys, compatibleUrl }: ProviderSettings, provider: ProviderName): boolean {
  // A model server of one's own may need no key.
  return provider === 'compatible' ? compatibleUrl !== null : keys[provider] !== undefined
}
