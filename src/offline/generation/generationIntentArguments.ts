import type { GenerationChange } from '#domain/generation/archive.ts'
import type { GenerationType, GeneratorName } from '#domain/generation/engines.ts'

/** Which generation an intent is about, and enough of its prompt to tell a person so. */
interface About {
  readonly refCode: string
  readonly type: GenerationType
  readonly prompt: string
}

/** The arguments of generations' intents. The request itself is in the row of that refCode alone. */
export interface GenerationIntentArguments {
  readonly 'generation.start': About
  /** `refund` is the amount the person was told they get back; undefined where they weren't told. */
  readonly 'generation.cancel': About & {
    readonly id: string | null
    readonly refund?: number | undefined
  }
  /** Tags and favourites that have still to reach the archive. */
  readonly 'generation.change': About & { readonly id: string | null; readonly change: GenerationChange }
  /** Polls everything that is running at one generator. */
  readonly 'generation.poll': { readonly generator: GeneratorName }
  /** Asks the generators for the newest generations of this account. */
  readonly 'generation.read': Readonly<Record<string, never>>
}

/** Start, cancel and changes of one generation go in order. */
export function generationEntity(refCode: string): string {
  return `generation:${refCode}`
}

export function pollEntity(generator: GeneratorName): string {
  return `generation-poll:${generator}`
}

export const READ_ENTITY = 'generation-read'
