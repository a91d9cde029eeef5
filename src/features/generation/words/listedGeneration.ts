import type { GenerationType } from '#domain/generation/engines.ts'
import type { GenerationResult, GenerationStatus } from '#domain/generation/generation.ts'

/** The facts of a generation in a list, be it this device's row or the archive's record. */
export interface ListedGeneration {
  /** Null until its start is acknowledged. */
  readonly id: string | null
  readonly refCode: string
  readonly type: GenerationType
  readonly prompt: string
  readonly engine: string
  readonly options: Readonly<Record<string, unknown>>
  readonly status: GenerationStatus
  readonly createdAt: string
  readonly usage: { readonly credits: number; readonly processingTime: number | null }
  readonly progress: number
  readonly result: GenerationResult | null
  readonly error: { readonly code: string; readonly reason?: string | null } | null
  readonly tags: readonly string[]
  readonly isFavourite: boolean
  readonly isPublic: boolean
}
