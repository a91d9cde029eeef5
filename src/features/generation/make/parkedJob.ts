import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { askedPrice } from '../queue/presentPrice.ts'
import type { FormType } from '../words/formType.ts'

export interface ParkedJob {
  readonly refCode: string
  readonly price: number
}

/**
 * The newest job of a type that waits for a confirmation and matches the form: the form has its words, or is empty.
 * Null where there is none, or where it can't be started any more.
 */
export function parkedJob(
  queue: readonly GenerationRow[],
  offers: readonly EngineOffer[],
  { type, prompt }: { readonly type: FormType; readonly prompt: string },
): ParkedJob | null {
  const typed = prompt.trim()
  const [row] = queue
    .filter((one) => one.asks && one.type === type && (typed === '' || typed === one.prompt))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  if (row === undefined) return null
  const price = askedPrice(offers, row)
  return price === null ? null : { refCode: row.refCode, price }
}
