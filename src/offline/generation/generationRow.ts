import type { GenerationType } from '#domain/generation/engines.ts'
import { type Generation, type GenerationResult, isEnded } from '#domain/generation/generation.ts'
import type { JobRow } from '../jobs/jobRow.ts'

/** Why a generation failed. `reason` is the cause's code, where `code` only names the failed step. */
export interface GenerationProblem {
  readonly code: string
  readonly message: string
  readonly reason: string | null
}

/**
 * A generation on this device (specification part 2, section 3): one click's request and its outcome. The fields it
 * shares with the server's `Generation` mean the same, so that one component shows both; times are ISO 8601 unless
 * said.
 */
export interface GenerationRow extends JobRow {
  /** Shared by all results of one press; none for a single one. */
  readonly batch?: string | undefined
  readonly type: GenerationType
  readonly prompt: string
  readonly engine: string
  readonly options: Readonly<Record<string, unknown>>
  readonly startedAt: string | null
  readonly completedAt: string | null
  /** `credits` is the last price that was shown, until it is charged. */
  readonly usage: { readonly credits: number; readonly processingTime: number | null }
  /**
   * The refund of a cancel, in credits, as of `checkedAt`; once it has ended, the actual one. Undefined where the
   * server doesn't tell, and in rows of earlier versions.
   */
  readonly refund?: number | undefined
  /** 0 to 100. */
  readonly progress: number
  /** Milliseconds left as of `checkedAt`; null if unknown. */
  readonly estimatedTime: number | null
  /** 1 is next; 0 when it is being made or has ended. */
  readonly queuePosition: number
  readonly result: GenerationResult | null
  readonly error: GenerationProblem | null
  readonly tags: readonly string[]
  readonly isFavourite: boolean
  readonly isPublic: boolean
  readonly shareToken: string | null
  /** False from its end until the person has seen it. */
  readonly isSeen: boolean
  /** When the server last told of it, epoch ms; the addresses of its files are as old. */
  readonly checkedAt: number | null
}

/** Why the server says it failed (specification part 2, section 4). */
export function problemFrom(error: Generation['error']): GenerationProblem {
  const reason = error === null || error.code === 'GENERATION_FAILED' ? null : error.code
  return { code: 'GENERATION_FAILED', message: error?.message ?? 'Generation failed', reason }
}

/** The row of a server's generation; `before` is this device's earlier row. */
export function rowFrom(generation: Generation, before: GenerationRow | undefined): GenerationRow {
  const now = new Date()
  const { status, error, completedAt } = generation
  const hasEnded = isEnded(status)
  return {
    ...generation,
    ...(before?.batch !== undefined && { batch: before.batch }),
    // A generation in the server's queue is running here: its start was acknowledged.
    status: status === 'pending' ? 'processing' : status,
    error: status === 'failed' ? problemFrom(error) : null,
    asks: false,
    endedAt: hasEnded ? (before?.endedAt ?? completedAt ?? now.toISOString()) : null,
    isCancelling: !hasEnded && before?.isCancelling === true,
    isSeen: before?.isSeen ?? hasEnded,
    confirmedAt: before?.confirmedAt ?? now.getTime(),
    wasSent: true,
    attempts: before?.attempts ?? 0,
    checkedAt: now.getTime(),
  }
}
