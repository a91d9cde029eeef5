import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { savePrice } from '#api/product/creditCalls.ts'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import type { EnginePrice } from '#domain/credits/prices.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { showToast } from '#ui/state/toasts.ts'
import { pricesQuery } from './pricesQuery.ts'
import { typedPrice } from './typedPrice.ts'

/** One engine's price: the typed value, its problem, and its save. */
export function usePriceForm(price: EnginePrice) {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const { engine, name } = price
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const text = typed ?? String(price.credits)

  async function send(credits: number | null, signal: AbortSignal): Promise<void> {
    const saved = await savePrice(await services.productApi(), { engine, credits }, { signal })
    const { queryKey } = pricesQuery(services)
    // An older reading still on its way must not undo it.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (known) => known?.map((one) => (one.engine === engine ? saved : one)))
    void queryClient.invalidateQueries({ queryKey: engineOffersQuery(services).queryKey })
    setTyped(null)
    const { credits: now } = saved
    showToast({
      type: 'success',
      title: t`${name}: cena zapisana`,
      message: t`Kredyty za jedno użycie: ${now}`,
    })
  }

  const saving = useSubmission((signal) => send(typedPrice(text), signal))
  const restoring = useSubmission((signal) => send(null, signal))

  return {
    text,
    isWrong,
    isChanged: text !== String(price.credits),
    isSaving: saving.isPending,
    isRestoring: restoring.isPending,
    failure: saving.failure ?? restoring.failure,
    type: (next: string) => {
      setTyped(next)
      setWrong(false)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const isMissing = typedPrice(text) === null
      setWrong(isMissing)
      if (!isMissing) saving.submit()
    },
    restore: () => {
      setWrong(false)
      restoring.submit()
    },
  }
}
