import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { checkDetails, type DetailsProblem } from '#domain/checkout/checkDetails.ts'
import type { CheckoutDetails, DetailsField } from '#domain/checkout/checkoutDetails.ts'
import { fillEmptyDetails, type KnownBuyer } from '#domain/checkout/fillEmptyDetails.ts'
import { isOfferedIn } from '#domain/checkout/shippingMethods.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { readDraft, writeDraft } from './checkoutDraft.ts'
import { checkoutClient, showCheckout } from './checkoutQuery.ts'

const QUIET_MS = 700

export interface CheckoutForm {
  readonly details: CheckoutDetails
  /** Changes a field; the error beside it goes with the first letter. */
  change<Field extends DetailsField>(field: Field, value: CheckoutDetails[Field]): void
  /** What is wrong, by field; empty until asked for by `check` or left behind by a field. */
  readonly problems: ReadonlyMap<DetailsField, DetailsProblem>
  /** Looks at one field that was left, if something was typed there. */
  checkField(field: DetailsField): void
  /** Looks at everything; the problems in the order of the page. */
  check(): readonly DetailsProblem[]
  report(problems: readonly DetailsProblem[]): void
  /** True once empty fields were filled in from the buyer's account. */
  readonly isFilledIn: boolean
}

/**
 * What the buyer types. It is kept in this tab with every letter, and at the checkout itself after each quiet
 * moment, so that neither a reload nor a lost network nor another device finds the form empty. What the account
 * knows of the buyer fills what is empty, once: whoever empties a field again means it.
 */
export function useCheckoutForm(
  token: string,
  checkout: OpenCheckout,
  knownBuyer: KnownBuyer | null,
): CheckoutForm {
  const { needsDelivery } = checkout
  const [details, setDetails] = useState(() => readDraft(token)?.details ?? checkout.details)
  const [filling, setFilling] = useState<'awaited' | 'done' | 'nothing'>(() =>
    readDraft(token) === null ? 'awaited' : 'nothing',
  )
  const [problems, setProblems] = useState<ReadonlyMap<DetailsField, DetailsProblem>>(new Map())
  useKeptDetails(token, details, checkout.details)

  if (filling === 'awaited' && knownBuyer !== null) {
    const filled = fillEmptyDetails(details, knownBuyer)
    setFilling(filled === details ? 'nothing' : 'done')
    setDetails(filled)
  }

  const report = (found: readonly DetailsProblem[]) =>
    setProblems(new Map(found.map((problem) => [problem.field, problem])))

  return {
    details,
    problems,
    report,
    isFilledIn: filling === 'done',
    change(field, value) {
      const next = { ...details, [field]: value }
      if (!isOfferedIn(next.shippingMethod, next.countryCode)) next.shippingMethod = 'standard'
      setDetails(next)
      writeDraft(token, { details: next, attempt: readDraft(token)?.attempt ?? null })
      if (problems.has(field)) setProblems(without(problems, field))
    },
    checkField(field) {
      if (details[field] === '') return
      const problem = checkDetails(details, { needsDelivery }).find((found) => found.field === field)
      if (problem) setProblems(new Map(problems).set(field, problem))
    },
    check() {
      const found = checkDetails(details, { needsDelivery })
      report(found)
      return found
    },
  }
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const copy = new Map(map)
  copy.delete(key)
  return copy
}

/** Sends the details to the checkout when the typing rests. Failing is no matter here: paying sends them too. */
function useKeptDetails(token: string, details: CheckoutDetails, known: CheckoutDetails): void {
  const queryClient = useQueryClient()
  const sent = useRef(known)
  useEffect(() => {
    if (details === sent.current) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      checkoutClient.saveDetails(token, details, { signal: leaving.signal }).then(
        (view) => {
          sent.current = details
          return leaving.signal.aborted ? undefined : showCheckout(queryClient, token, view)
        },
        () => undefined,
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [token, details, queryClient])
}
