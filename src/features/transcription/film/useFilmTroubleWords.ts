import { useLingui } from '@lingui/react/macro'
import type { FilmTrouble } from './filmTrouble.ts'

interface TroubleWords {
  readonly title: string
  readonly text: string
}

/** What is said of each trouble with a film, and what to do about it. */
export function useFilmTroubleWords(): (code: FilmTrouble) => TroubleWords {
  const { t } = useLingui()
  const words: Readonly<Record<FilmTrouble, TroubleWords>> = {
    'unknown-file': {
      title: t`Nie znamy takiego pliku`,
      text: t`Wybierz film, na przykład MP4, MOV, WebM albo MKV.`,
    },
    'no-pictures': {
      title: t`To nagranie nie ma obrazu`,
      text: t`Wybierz film, do którego są te napisy.`,
    },
    'no-encoder': {
      title: t`Ta przeglądarka nie robi filmów`,
      text: t`Zrobi to aktualny Chrome, Edge albo Safari. Tutaj możesz dodać napisy do włączania.`,
    },
    'not-decodable': {
      title: t`Ta przeglądarka nie czyta obrazu tego filmu`,
      text: t`Tak bywa z filmami HEVC, na przykład z iPhone’a. Spróbuj w Safari albo w Chrome na innym urządzeniu.`,
    },
    'no-sound-encoder': {
      title: t`Ta przeglądarka nie zapisze dźwięku tego filmu`,
      text: t`Film byłby niemy. Spróbuj w innej przeglądarce albo wybierz napisy do włączania.`,
    },
    'not-copyable': {
      title: t`Do tego filmu nie dołączymy napisów`,
      text: t`Pobierz napisy SRT i połóż je obok filmu pod tą samą nazwą.`,
    },
    'no-room': {
      title: t`Na urządzeniu nie ma miejsca na film`,
      text: t`Zwolnij trochę miejsca i spróbuj ponownie.`,
    },
    'too-large': {
      title: t`Ten film jest za długi dla tej przeglądarki`,
      text: t`Nie pozwala zapisywać filmu na urządzeniu w trakcie pracy, a w pamięci się nie zmieści. Spróbuj w zwykłym oknie albo w innej przeglądarce.`,
    },
    broken: {
      title: t`Nie udało się odczytać filmu do końca`,
      text: t`Plik jest uszkodzony albo już go nie ma. Wybierz go jeszcze raz.`,
    },
    'not-loaded': {
      title: t`Nie wczytała się część, która robi filmy`,
      text: t`Sprawdź połączenie z siecią i spróbuj ponownie.`,
    },
  }
  return (code) => words[code]
}
