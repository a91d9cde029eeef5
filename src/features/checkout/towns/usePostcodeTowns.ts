import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { townsOfPostcode } from '#api/product/deliveryCalls.ts'
import { HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { isPostcodeOf, normalisePostcode } from '#domain/contact/postcode.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { type DetailsForm, ID_PREFIX } from '../useCheckoutForm.ts'

/** How long typing rests before the shop is asked. */
const REST_MS = 150

/**
 * The towns of the Polish postcode in the form; none until it was typed here. A single one fills the town, if that is
 * empty and not being edited.
 */
export function usePostcodeTowns(form: Pick<DetailsForm, 'values' | 'change'>): readonly string[] {
  const { t } = useLingui()
  const { productApi } = useServices()
  const { postcode, countryCode, city } = form.values
  const [found, setFound] = useState<{ readonly of: string; readonly towns: readonly string[] } | null>(null)
  const [initial] = useState(postcode)
  /** The town filled in here: another postcode's town replaces it. */
  const filled = useRef('')
  const normal = normalisePostcode(postcode, countryCode)
  const isAsked =
    countryCode === HOME_COUNTRY && isPostcodeOf(normal, countryCode) && (postcode !== initial || city === '')

  const show = useEffectEvent((of: string, towns: readonly string[]) => {
    setFound({ of, towns })
    if (towns.length > 1 && city === '') announce(t`Ten kod ma kilka miejscowości. Wybierz swoją z listy.`)
    const [only] = towns.length === 1 ? towns : []
    const isFree = city === '' || city === filled.current
    if (only === undefined || !isFree || document.activeElement?.id === `${ID_PREFIX}-city`) return
    filled.current = only
    form.change({ city: only })
    announce(t`Miejscowość: ${only}`)
  })

  useEffect(() => {
    if (!isAsked) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => townsOfPostcode(await productApi(), normal, { signal })
    const timer = setTimeout(() => {
      ask().then(
        (towns) => (signal.aborted ? undefined : show(normal, towns)),
        // Without an answer the town is typed, as ever.
        () => undefined,
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isAsked, normal, productApi])

  return isAsked && found?.of === normal ? found.towns : []
}
