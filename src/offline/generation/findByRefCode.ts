import { listGenerations } from '#api/product/generationCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { Generation } from '#domain/generation/generation.ts'

/** The generation that a click started, where its answer was lost; null when nothing was started. */
export async function findByRefCode(api: ProductApi, refCode: string): Promise<Generation | null> {
  const { items } = await listGenerations(api, { ref_code: refCode })
  return items.find((item) => item.refCode === refCode) ?? null
}
