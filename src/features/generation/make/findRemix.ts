import { ApiError } from '#api/product/apiError.ts'
import { readGeneration, readPublicGeneration } from '#api/product/generationCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import type { GeneratorDraft } from './generatorDraft.ts'
import type { LooseOptions } from '#ui/generatorOptions/OptionFields.tsx'

/** The facts needed to make a work again. */
interface Made {
  readonly type: GenerationType
  readonly prompt: string
  readonly engine: string
  readonly options: LooseOptions
  readonly result: { readonly seed: number | null } | null
}

/** The form that a result was made by, its seed with it. */
export function draftOf({ prompt, engine, options, result }: Omit<Made, 'type'>): GeneratorDraft {
  const seed = result?.seed ?? null
  return { prompt, engine, options: seed === null ? options : { ...options, seed } }
}

/**
 * The options of a generation: from this device's rows, the own archive, or the public works. Null when it is none of
 * them; rejects without a network.
 */
export async function findRemix(
  id: string,
  rows: readonly GenerationRow[],
  productApi: () => Promise<ProductApi>,
): Promise<Made | null> {
  const row = rows.find((one) => one.id === id)
  if (row !== undefined) return row
  const api = await productApi()
  const own = await orNothing(readGeneration(api, id))
  if (own !== null) return own
  const shown = await orNothing(readPublicGeneration(api, id))
  return shown === null ? null : { ...shown, options: {} }
}

/** A guest has no archive, and another's generation is none of theirs: neither is a failure here. */
async function orNothing<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && error.status < 500) return null
    throw error
  }
}
