import { GENERATION_TYPES, type GenerationType } from '#domain/generation/engines.ts'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import { type HistorySearch, STATUS_KEYS, TYPE_KEYS } from './historySearch.ts'

export interface HistoryFilters {
  readonly q: string | undefined
  readonly type: GenerationType | undefined
  readonly status: GenerationStatus | undefined
  readonly tag: string | undefined
  readonly isFavourite: boolean
}

const keyOf = <Key extends string>(
  keys: Readonly<Partial<Record<Key, string>>>,
  names: readonly Key[],
  word: unknown,
) => names.find((name) => keys[name] === word)

export function filtersOf(search: HistorySearch): HistoryFilters {
  return {
    q: search.q,
    type: keyOf(TYPE_KEYS, GENERATION_TYPES, search.typ),
    status: keyOf(STATUS_KEYS, ['completed', 'failed', 'cancelled'], search.stan),
    tag: search.tag,
    isFavourite: search.ulubione === true,
  }
}

export const NO_FILTERS = {
  q: undefined,
  typ: undefined,
  stan: undefined,
  tag: undefined,
  ulubione: undefined,
} as const satisfies Partial<HistorySearch>

export function hasFilters({ q, typ, stan, tag, ulubione }: HistorySearch): boolean {
  return [q, typ, stan, tag, ulubione].some((value) => value !== undefined)
}

/** Two can be compared: choosing a third lets the first go; choosing a chosen one again takes it back. */
export function toggleCompared(compared: readonly string[], refCode: string): readonly string[] {
  if (compared.includes(refCode)) return compared.filter((other) => other !== refCode)
  return [...compared, refCode].slice(-2)
}

const REF_CODE = /^[\w-]{8,100}$/u

/** The two that are compared; null when none are. */
export function comparedOf({ porownaj }: Pick<HistorySearch, 'porownaj'>): readonly [string, string] | null {
  const [one, other, ...rest] = (porownaj ?? '').split('.')
  if (one === undefined || other === undefined || rest.length > 0 || one === other) return null
  return REF_CODE.test(one) && REF_CODE.test(other) ? [one, other] : null
}
