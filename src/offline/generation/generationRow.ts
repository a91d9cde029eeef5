import type { GenerationType } from '#domain/generation/engines.ts'
import {
  type Generation,
  type GenerationResult,
  type GenerationStatus,
  isEnded,
} from '#domain/generation/generation.ts'
import { POLL_ATTEMPTS } from '#domain/generation/limits.ts'

/** Why a generation came to nothing. `reason` is the code behind it, where `code` only says what failed. */
export interface GenerationProblem {
  readonly code: string
  readonly message: string
  readonly reason: string | null
}

/**
 * A generation on this device (specification part 2, section 3): what one click asked for and what became of it. The
 * fields it shares with the server's `Generation` mean the same, so that one component shows both; times are ISO 8601
 * unless said.
 */
export interface GenerationRow {
  /** One per click; the server charges once for it. */
  readonly refCode: string
  /** The server's; null until the start is acknowledged. */
  readonly id: string | null
  /** Shared by all that one press has asked for; none where it was one. */
  readonly batch?: string | undefined
  readonly type: GenerationType
  readonly prompt: string
  readonly engine: string
  readonly options: Readonly<Record<string, unknown>>
  /** Pending until the start is acknowledged; processing then, also while it waits in the server's queue. */
  readonly status: GenerationStatus
  /** It waits for a person to see the price again (`usage.credits` is the last one shown): nothing is sent until then. */
  readonly asks: boolean
  readonly createdAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
  /** When this device learned how it ended; null while it is under way. */
  readonly endedAt: string | null
  readonly usage: { readonly credits: number; readonly processingTime: number | null }
  /**
   * Credits that come back when it is cancelled, as of `checkedAt`; once it has ended, those that did. Unknown where the
   * server doesn't tell, and of what earlier versions left here.
   */
  readonly refund?: number | undefined
  /** 0 to 100. */
  readonly progress: number
  /** Milliseconds left as of `checkedAt`; null when nobody says. */
  readonly estimatedTime: number | null
  /** 1 is next; 0 when it is being made or has ended. */
  readonly queuePosition: number
  readonly result: GenerationResult | null
  readonly error: GenerationProblem | null
  readonly tags: readonly string[]
  readonly isFavourite: boolean
  readonly isPublic: boolean
  readonly shareToken: string | null
  /** A person wants it cancelled and the server hasn't answered yet. */
  readonly isCancelling: boolean
  /** False from its end until somebody has looked at it. */
  readonly isSeen: boolean
  /** When a person last agreed to the price, epoch ms. */
  readonly confirmedAt: number
  /** Whether a start was on its way at least once: the server may know it although no answer came. */
  readonly wasSent: boolean
  /** Questions in a row that found no end. */
  readonly attempts: number
  /** When the server last told of it, epoch ms; the addresses of its files are as old. */
  readonly checkedAt: number | null
}

/** It was asked about often enough (GENERATOR_POLLING_TIMEOUT): the next question is a person's, or a push's. */
export function isResting(row: Pick<GenerationRow, 'status' | 'attempts'>): boolean {
  return row.status === 'processing' && row.attempts >= POLL_ATTEMPTS
}

/** The server has it and it hasn't ended. */
export function isUnderWay(row: GenerationRow): row is GenerationRow & { readonly id: string } {
  return row.status === 'processing' && row.id !== null
}

/** Why the server says it failed (specification part 2, section 4). */
export function problemFrom(error: Generation['error']): GenerationProblem {
  const reason = error === null || error.code === 'GENERATION_FAILED' ? null : error.code
  return { code: 'GENERATION_FAILED', message: error?.message ?? 'Generation failed', reason }
}

/** The row of a generation as the server tells of it; `before` is what this device knew. */
export function rowFrom(generation: Generation, before: GenerationRow | undefined): GenerationRow {
  const now = new Date()
  const { status, error, completedAt } = generation
  const hasEnded = isEnded(status)
  return {
    ...generation,
    ...(before?.batch !== undefined && { batch: before.batch }),
    // What waits in the server's queue is under way here: its start was acknowledged.
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
