import type { GenerationType, GeneratorName } from '#domain/generation/engines.ts'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import type {
  CancelAnswer,
  GeneratorHistory,
  ResultAnswer,
  StartAnswer,
  StartRequest,
  StatusAnswer,
} from '#domain/generation/generatorContract.ts'

export interface GeneratorCallOptions {
  /** Ends the call; it then rejects with the signal's reason and nothing else. */
  readonly signal?: AbortSignal | undefined
  /**
   * How long (ms) the call may wait for its turn or for a generator that asks for a pause; unlimited by default. Past
   * it the call rejects with `retryAfterMs`: a caller that blocks others comes back later instead.
   */
  readonly mayWaitMs?: number | undefined
  /** Calls of the limit that are left for others: a question must not hold up the next click. */
  readonly spare?: number | undefined
  /**
   * A poll for a running generation. Polls have their own pace, which is faster than the limit of calls, and don't
   * count against it.
   */
  readonly isPoll?: boolean | undefined
}

export interface HistoryQuestion {
  readonly limit: number
  readonly offset?: number | undefined
  readonly status?: GenerationStatus | undefined
}

/**
 * The generators as page and worker see them (specification part 2, sections 7 to 9): one key for all, renewed when it
 * is refused; at most 10 calls per 60 s to each, besides polls; retries, pauses and timeouts. Rejects with a
 * `GeneratorError`, with the error of minting the key, or with the reason of the caller's signal.
 */
export interface Generators {
  /** Safe to repeat: the same refCode answers with the same generation. 2 retries. */
  start(type: GenerationType, request: StartRequest, options?: GeneratorCallOptions): Promise<StartAnswer>
  /** 2 retries, 1 s apart; so has `result`. */
  status(generator: GeneratorName, id: string, options?: GeneratorCallOptions): Promise<StatusAnswer>
  result(generator: GeneratorName, id: string, options?: GeneratorCallOptions): Promise<ResultAnswer>
  /**
   * 1 retry; so has `history`. `refund` is the amount the person was told they get back; a smaller one is refused
   * (GENERATOR_CANCEL_CHANGED).
   */
  cancel(
    generator: GeneratorName,
    id: string,
    options?: GeneratorCallOptions & { readonly refund?: number | undefined },
  ): Promise<CancelAnswer>
  history(
    generator: GeneratorName,
    question: HistoryQuestion,
    options?: GeneratorCallOptions,
  ): Promise<GeneratorHistory>
}
