import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { isResting } from '#offline/jobs/jobRow.ts'

/** The progress of a running job, in one short sentence. */
export function useProgressText(isOffline: boolean): (row: GenerationRow) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (row) => {
    if (row.isCancelling) return t`Anulujemy…`
    if (row.asks && !isOffline && row.error?.code === 'GENERATOR_PRICE_CHANGED')
      return t`Cena się zmieniła. Nowa jest na przycisku.`
    if (row.asks)
      return isOffline
        ? t`Czeka na sieć. Zapytamy, zanim wydasz kredyty.`
        : t`Stworzyć to teraz? Cena jest na przycisku.`
    if (row.status === 'pending') {
      return isOffline ? t`Czeka na sieć. Wyślemy to tylko raz.` : t`Wysyłamy…`
    }
    if (isOffline) return t`Powstaje w tle. Pokażemy wynik, gdy wróci sieć.`
    if (isResting(row)) return t`Trwa dłużej niż zwykle. Nadal powstaje.`
    const left =
      row.estimatedTime === null || row.estimatedTime === 0 ? null : format.duration(row.estimatedTime)
    if (row.queuePosition > 0) {
      const place = row.queuePosition
      return left === null ? t`W kolejce: miejsce ${place}.` : t`W kolejce: miejsce ${place}, ok. ${left}.`
    }
    return left === null ? t`Powstaje.` : t`Powstaje, jeszcze ok. ${left}.`
  }
}
