import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CREDITS_KEY, creditsQuery } from '#services/creditsQuery.ts'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { engineWords } from '../words/engineWords.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './RetryDialog.module.css'
import { useFailureToast } from './useFailureToast.ts'

export interface RetryDialogProps {
  readonly item: ListedGeneration
  readonly isOpen: boolean
  readonly isOffline: boolean
  readonly onClose: () => void
}

/** The same prompt and engine once more: says the present price first, for each time costs anew. */
export function RetryDialog({ item, isOpen, isOffline, onClose }: RetryDialogProps) {
  const { t } = useLingui()
  const start = useStartAgain(item, isOffline)
  const price = usePrice(item.engine)

  async function agree(): Promise<void> {
    if (price.credits !== null && (await start.run(price.credits))) onClose()
  }

  const isShort = price.missing > 0
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens) onClose()
      }}
      size="sm"
      title={t`Zrobić to jeszcze raz?`}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Zostaw</Trans>
          </Button>
          {isShort ? (
            <ButtonLink to="/kredyty" variant="primary">
              <Trans>Dokup kredyty</Trans>
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              isDisabled={price.credits === null}
              isPending={start.isPending}
              onPress={() => void agree()}
            >
              {price.credits === null ? (
                <Trans>Zrób jeszcze raz</Trans>
              ) : (
                <Plural
                  value={price.credits}
                  one="Zrób za # kredyt"
                  few="Zrób za # kredyty"
                  many="Zrób za # kredytów"
                  other="Zrób za # kredytu"
                />
              )}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.question}>
        <p className={styles.prompt}>{promptTitle(item.prompt)}</p>
        <PriceWords engine={item.engine} price={price} isOffline={isOffline} />
      </div>
    </Dialog>
  )
}

interface Price {
  /** Null while it isn't known, or the engine isn't offered any more. */
  readonly credits: number | null
  readonly isOffered: boolean
  /** How many credits are wanting; 0 while the balance isn't known. */
  readonly missing: number
}

function usePrice(engine: string): Price {
  const services = useServices()
  const offers = useQuery(engineOffersQuery(services))
  const credits = useQuery(creditsQuery(services))
  const offer = offers.data?.find(({ id }) => id === engine)
  const isOffered = offers.data === undefined || offer?.isAvailable === true
  const price = offer?.isAvailable === true ? offer.credits : null
  const missing = price === null ? 0 : Math.max(0, price - (credits.data?.available ?? price))
  return { credits: price, isOffered, missing }
}

function PriceWords({ engine, price, isOffline }: { engine: string; price: Price; isOffline: boolean }) {
  const { name } = engineWords(engine)
  if (!price.isOffered) {
    return (
      <p>
        <Trans>{name} nie jest tu teraz dostępny. Użyj remiksu i wybierz inny generator.</Trans>
      </p>
    )
  }
  if (price.missing > 0) {
    return (
      <p>
        <Plural
          value={price.missing}
          one="Brakuje Ci # kredytu."
          few="Brakuje Ci # kredytów."
          many="Brakuje Ci # kredytów."
          other="Brakuje Ci # kredytu."
        />
      </p>
    )
  }
  return (
    <p>
      {isOffline ? (
        <Trans>Nie ma teraz połączenia. Zapamiętamy to i zapytamy ponownie, gdy wróci sieć.</Trans>
      ) : (
        <Trans>Ten sam opis, ten sam generator: {name}. Płacisz tylko, jeśli się uda.</Trans>
      )}
    </p>
  )
}

function useStartAgain(item: ListedGeneration, isOffline: boolean) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()
  const [isPending, setPending] = useState(false)

  /** Resolves to whether it was asked for. */
  async function run(credits: number): Promise<boolean> {
    setPending(true)
    try {
      const { ask } = await import('../device/generationActions.ts')
      const { type, prompt, engine, options, tags } = item
      await ask({ type, prompt, engine, options, tags, credits, isOffline })
      void queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
      showToast({ type: 'info', title: t`Zaczynamy jeszcze raz`, message: t`Postęp widać w historii.` })
      return true
    } catch (error) {
      tellFailure(t`Nie udało się zacząć`, error)
      return false
    } finally {
      setPending(false)
    }
  }
  return { run, isPending }
}
