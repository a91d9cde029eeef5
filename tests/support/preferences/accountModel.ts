import * as z from 'zod/mini'
import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { boundChoiceTimes } from '#domain/account/choiceTimes.ts'
import { mergePreferences } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences, preferencesSchema } from '#domain/account/preferences.ts'

/** The fate of a call on its way. */
export type Fate = 'arrives' | 'lost' | 'answer-lost' | 'busy' | 'refused' | 'signed-out'

/** The part of the product API that keeps preferences, in memory; the test decides the fate of each call. */
export class AccountModel {
  preferences: Preferences = NO_PREFERENCES
  readonly calls: string[] = []
  #fate: () => Fate = () => 'arrives'
  #meanwhile: () => Promise<void> = () => Promise.resolve()

  readonly api: ProductApi = {
    call: async (endpoint, request) => {
      this.calls.push(endpoint)
      const fate = this.#fate()
      if (fate === 'lost') throw new ApiError('no network', { code: 'NETWORK_ERROR', status: null })
      if (fate === 'busy') throw new ApiError('busy', { code: 'SERVICE_UNAVAILABLE', status: 503 })
      if (fate === 'refused') throw new ApiError('no', { code: 'VALIDATION_FAILED', status: 422 })
      if (fate === 'signed-out') throw new ApiError('who?', { code: 'SESSION_EXPIRED', status: 401 })
      if (endpoint.startsWith('PATCH')) {
        const given = preferencesSchema.parse(JSON.parse(JSON.stringify(request.body)))
        this.preferences = mergePreferences(this.preferences, boundChoiceTimes(given, Date.now()))
      }
      if (fate === 'answer-lost') throw new ApiError('no answer', { code: 'TIMEOUT', status: null })
      const answer = JSON.stringify(this.preferences)
      await this.#meanwhile()
      return z.parse(request.answer, JSON.parse(answer))
    },
    stream: () => Promise.reject(new Error('no streams here')),
    upload: () => Promise.reject(new Error('preferences are no file')),
  }

  setFate(fate: () => Fate): void {
    this.#fate = fate
  }

  /** Runs on the device while the next answers are on their way. */
  setMeanwhile(meanwhile: () => Promise<void>): void {
    this.#meanwhile = meanwhile
  }
}
