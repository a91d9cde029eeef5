import { isRecord } from '#domain/readers.ts'
import { slugOf } from './foldPolish.ts'
import { AI_PRODUCT_TYPES, type AiProductType } from './product.ts'

/** The state of /produkty-ai as its address holds it: `?typ=love-letter&okazja=rocznica`. */
export interface AiProductSearch {
  typ?: string | undefined
  okazja?: string | undefined
}

/** A type as addresses have it. */
export function aiTypeKey(type: AiProductType): string {
  return type.replaceAll('_', '-')
}

export function aiTypeOf(key: string | undefined): AiProductType | null {
  return AI_PRODUCT_TYPES.find((type) => aiTypeKey(type) === key) ?? null
}

/** Reads any junk of an address into a sensible, canonical state; never throws. */
export function readAiProductSearch(input: unknown): AiProductSearch {
  const { typ, okazja } = isRecord(input) ? input : {}
  return {
    typ: AI_PRODUCT_TYPES.map(aiTypeKey).find((key) => key === typ),
    okazja: typeof okazja === 'string' ? slugOf(okazja) || undefined : undefined,
  }
}
