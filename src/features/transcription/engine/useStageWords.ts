import { useLingui } from '@lingui/react/macro'
import type { HearingStage } from './hearingStage.ts'

/** How far a part is, in one sentence. */
export function useStageWords(stage: HearingStage): string {
  const { t } = useLingui()
  switch (stage.kind) {
    case 'sending': {
      const { percent } = stage
      return percent === null ? t`Przygotowujemy dźwięk do wysłania.` : t`Wysyłamy dźwięk: ${percent}%.`
    }
    case 'waiting':
      return t`Czeka na swoją kolej albo na sieć.`
    case 'asks':
      return t`Dźwięk jest wysłany. Czeka na Twoją zgodę na cenę.`
    case 'hearing':
      return t`Silnik rozpoznaje mowę. Możesz pisać dalej albo zamknąć stronę.`
    case 'taking':
      return t`Gotowe. Wpisujemy słowa, gdy tylko jest sieć.`
    case 'failed':
      return stage.isCancelled ? t`Anulowane.` : t`Nie udało się. Za nieudane nie płacisz.`
    case 'trouble':
      break
  }
  switch (stage.code) {
    case 'no-sound':
      return t`Nagrania nie da się odczytać na tym urządzeniu. Dodaj je jeszcze raz.`
    case 'not-kept':
      return t`Urządzenie nie ma miejsca, żeby zapisać wynik.`
    case 'gone':
      return t`Na koncie nie ma już tego rozpoznania.`
    default:
      return t`Serwer nie przyjął nagrania (${stage.code}).`
  }
}
