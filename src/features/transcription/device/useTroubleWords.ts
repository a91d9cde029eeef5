import { useLingui } from '@lingui/react/macro'
import type { RecognitionTrouble } from './createRecognition.ts'

export interface TroubleWords {
  readonly title: string
  readonly text: string
}

/** What is said of a recognition that failed, and what to do next. */
export function useTroubleWords(): (trouble: RecognitionTrouble) => TroubleWords {
  const { t } = useLingui()
  return (trouble) =>
    ({
      'no-pack': {
        title: t`Przeglądarka nie ma polskiego pakietu mowy`,
        text: t`Uruchom ją ponownie i spróbuj jeszcze raz albo spisz nagranie ręcznie.`,
      },
      'not-downloaded': {
        title: t`Pakiet mowy się nie pobrał`,
        text: t`Sprawdź połączenie i wolne miejsce na urządzeniu, potem spróbuj ponownie.`,
      },
      'not-allowed': {
        title: t`Przeglądarka nie pozwala tej stronie rozpoznawać mowy`,
        text: t`Zezwól na to w ustawieniach strony i spróbuj ponownie.`,
      },
      'no-track': {
        title: t`Przeglądarka nie mogła wysłuchać nagrania`,
        text: t`Spróbuj ponownie albo spisz je ręcznie.`,
      },
      'no-sound': {
        title: t`Nie odczytamy dźwięku tego pliku`,
        text: t`Zapisz nagranie jako MP3 albo WAV i dodaj je jeszcze raz.`,
      },
      nothing: {
        title: t`Nie rozpoznaliśmy tu żadnych słów`,
        text: t`Przeglądarka rozumie wyraźną mowę po polsku. Posłuchaj tego miejsca i spisz je ręcznie.`,
      },
      failed: {
        title: t`Rozpoznawanie się przerwało`,
        text: t`To, co już rozpoznano, zostaje. Następna próba zacznie od miejsca, w którym się przerwało.`,
      },
    })[trouble]
}
