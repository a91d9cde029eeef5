import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import type { Quote } from '#domain/template/templateRun.ts'
import { useServices } from '#services/services.tsx'
import { usePaused } from '#ui/usePaused.ts'
import { type QuoteQuestion, quoteQuery } from '../templateQueries.ts'

/** How long filling rests before the server is asked, ms. */
const PAUSE_MS = 200

export interface AskedQuote extends Omit<QuoteQuestion, 'slug'> {
  readonly template: Pick<PublicTemplate, 'slug' | 'price'>
  readonly isOffline: boolean
  /** Whether the values can be sent as they are. */
  readonly isSound: boolean
}

export interface ShownQuote {
  readonly price: Quote
  /** Whether that is the price of the form as it is filled: not of another filling, or of any. */
  readonly isOfForm: boolean
}

/**
 * The possible price of a run with this form. Until the next answer, and while a value is invalid, the last price
 * stays: one that jumps with each letter can’t be read. `values` keep their object while they are equal.
 */
export function useQuote({ template, isOffline, isSound, values, language, device }: AskedQuote): ShownQuote {
  const { slug, price } = template
  const hasRange = price.least !== price.most
  const filled = useMemo(() => ({ values, isSound }), [values, isSound])
  const asked = usePaused(filled, PAUSE_MS)
  const { data, isPlaceholderData } = useQuery({
    ...quoteQuery(useServices(), { slug, values: asked.values, language, device }),
    enabled: hasRange && asked.isSound && !isOffline,
    placeholderData: keepPreviousData,
  })
  const quoted = hasRange && !isOffline ? data : undefined
  const isAnswered = quoted !== undefined && isSound && asked === filled && !isPlaceholderData
  return { price: quoted ?? price, isOfForm: !hasRange || isAnswered }
}
