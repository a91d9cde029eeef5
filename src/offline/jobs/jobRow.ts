import type { GenerationStatus } from '#domain/generation/generation.ts'
import { POLL_ATTEMPTS } from '#domain/generation/limits.ts'

/** The common fields of paid jobs on this device: one click's request and its outcome. Each kind adds its own. */
export interface JobRow {
  /** One per click; the server charges once for it. */
  readonly refCode: string
  /** The server's; null until the start is acknowledged. */
  readonly id: string | null
  /** Pending until the start is acknowledged; processing then, also while it waits in the server's queue. */
  readonly status: GenerationStatus
  /** It waits for a person to see the price (again): nothing is sent until then. */
  readonly asks: boolean
  /** ISO 8601. */
  readonly createdAt: string
  /** When this device learned how it ended, ISO 8601; null while it is under way. */
  readonly endedAt: string | null
  /** A person wants it cancelled and the server hasn't answered yet. */
  readonly isCancelling: boolean
  /** When a person last agreed to the price, epoch ms. */
  readonly confirmedAt: number
  /** Whether a start was on its way at least once: the server may know it although no answer came. */
  readonly wasSent: boolean
  /** Questions in a row that found no end. */
  readonly attempts: number
}

/** It was asked about often enough (GENERATOR_POLLING_TIMEOUT): the next question is a person's, or a push's. */
export function isResting(row: Pick<JobRow, 'status' | 'attempts'>): boolean {
  return row.status === 'processing' && row.attempts >= POLL_ATTEMPTS
}

/** The server has it and it hasn't ended. */
export function isUnderWay<Row extends Pick<JobRow, 'status' | 'id'>>(
  row: Row,
): row is Row & { readonly id: string } {
  return row.status === 'processing' && row.id !== null
}

/** A yes to a price is good for this long (ms): a start that comes later asks again before it spends. */
const YES_GOOD_FOR_MS = 120_000

/** Whether the yes to a price is too old to spend anything by it. */
export function isYesOld({ confirmedAt }: Pick<JobRow, 'confirmedAt'>): boolean {
  const age = Date.now() - confirmedAt
  // A time ahead comes from a clock that was set back.
  return age > YES_GOOD_FOR_MS || age < 0
}
