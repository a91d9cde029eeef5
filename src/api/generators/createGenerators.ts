import * as z from 'zod/mini'
import { GENERATOR_OF } from '#domain/generation/engines.ts'
import {
  cancelAnswerSchema,
  type CancelRequest,
  type GeneratorKey,
  generatorHistorySchema,
  resultAnswerSchema,
  START_PATHS,
  startAnswerSchema,
  statusAnswerSchema,
} from '#domain/generation/generatorContract.ts'
import { PROMPT_MOST } from '#domain/generation/limits.ts'
import { type Clock, systemClock } from '../product/clock.ts'
import { knowsNoNetwork } from '#domain/browser/parts.ts'
import { createSendRequest } from '../request/request.ts'
import type { CallBudget } from './callBudget.ts'
import { type GeneratorClientCode, GeneratorError, ownCode } from './generatorError.ts'
import { createGeneratorPatience, type Retries } from './generatorPatience.ts'
import type { GeneratorCallOptions, Generators } from './generators.ts'
import { createKeyRing } from './keyRing.ts'
import { createSendToGenerator, type GeneratorCall } from './sendToGenerator.ts'

const START: Retries = { times: 2 }
const READ: Retries = { times: 2, apartMs: 1_000 }
const OTHER: Retries = { times: 1, apartMs: 1_000 }

export interface GeneratorsOptions {
  readonly mintKey: () => Promise<GeneratorKey>
  readonly budget: CallBudget
  /** The origin of the generators' addresses, where there is no page to give it. */
  readonly apiBase?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly clock?: Clock | undefined
  readonly isOffline?: (() => boolean) | undefined
  readonly onReachable?: ((reached: boolean) => void) | undefined
}

/** The generators of one sign-in. Tabs and worker each make theirs; they share the budget. */
export function createGenerators(options: GeneratorsOptions): Generators {
  const { mintKey, budget, apiBase = '', onReachable, clock = systemClock } = options
  const { fetch, isOffline = knowsNoNetwork } = options
  const send = createSendToGenerator(createSendRequest({ fetch, clock, onReachable }), clock)
  const keys = createKeyRing(mintKey, { clock, apiBase })
  const patiently = createGeneratorPatience(budget, clock, isOffline)

  /** With another key where this one has run out or was withdrawn. */
  async function sendWithKey(call: GeneratorCall, takeTurn: () => Promise<void>): Promise<unknown> {
    const { key, base } = await keys.keyTo(call.generator)
    await takeTurn()
    try {
      return await send(call, base, key)
    } catch (error) {
      if (!(error instanceof GeneratorError) || error.status !== 401) throw error
      keys.refused(key)
      const next = await keys.keyTo(call.generator)
      await takeTurn()
      return send(call, next.base, next.key)
    }
  }

  async function ask<Schema extends z.core.$ZodType>(
    call: GeneratorCall,
    answer: Schema,
    {
      retries,
      unreadable,
      ...more
    }: { retries: Retries; unreadable: GeneratorClientCode } & GeneratorCallOptions,
  ): Promise<z.output<Schema>> {
    const said = await patiently(
      call.generator,
      (takeTurn) => sendWithKey({ ...call, signal: more.signal }, takeTurn),
      retries,
      more,
    )
    const read = z.safeParse(answer, said)
    if (read.success) return read.data
    throw new GeneratorError(unreadable, 'The answer makes no sense', { cause: read.error })
  }

  return {
    async start(type, request, more) {
      const prompt = request.prompt.trim()
      if (prompt === '' || prompt.length > PROMPT_MOST) {
        const words = `A prompt has 1 to ${PROMPT_MOST} characters`
        throw new GeneratorError('GENERATOR_INVALID_PROMPT', words, { kind: 'refused' })
      }
      const generator = GENERATOR_OF[type]
      const call = {
        generator,
        method: 'POST',
        path: START_PATHS[type],
        body: { ...request, prompt },
      } as const
      return ask(call, startAnswerSchema, {
        ...more,
        retries: START,
        unreadable: ownCode(generator, 'START'),
      })
    },
    async status(generator, id, more) {
      const call = { generator, method: 'GET', path: `status/${pathPart(id)}` } as const
      return ask(call, statusAnswerSchema, { ...more, retries: READ, unreadable: 'GENERATOR_STATUS_ERROR' })
    },
    async result(generator, id, more) {
      const call = { generator, method: 'GET', path: `result/${pathPart(id)}` } as const
      return ask(call, resultAnswerSchema, { ...more, retries: READ, unreadable: 'GENERATOR_RESULT_ERROR' })
    },
    async cancel(generator, id, { refund, ...more } = {}) {
      const body = refund === undefined ? {} : { body: { refund } satisfies CancelRequest }
      const call = { generator, method: 'POST', path: `cancel/${pathPart(id)}`, ...body } as const
      return ask(call, cancelAnswerSchema, { ...more, retries: OTHER, unreadable: 'GENERATOR_CANCEL_ERROR' })
    },
    async history(generator, { limit, offset = 0, status }, more) {
      const query = new URLSearchParams({
        limit: String(limit),
        offset: String(offset),
        ...(status && { status }),
      })
      const call = { generator, method: 'GET', path: `history?${query}` } as const
      return ask(call, generatorHistorySchema, {
        ...more,
        retries: OTHER,
        unreadable: 'GENERATOR_HISTORY_ERROR',
      })
    },
  }
}

/** An id as a part of an address; dots alone would walk up it. */
function pathPart(id: string): string {
  if (/^\.{0,2}$/.test(id)) {
    throw new GeneratorError('GENERATOR_INVALID_ID', 'A generation has an id', { kind: 'refused' })
  }
  return encodeURIComponent(id)
}
