import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** What its screens are called. */
export const textToolScreens = {
  '/narzedzia': {
    title: msg`Narzędzia: edytor tekstu, który zna polski`,
    description: msg`Sprawdź literówki, przecinki i odmianę, popraw typografię. Bez konta i bez sieci: tekst nie opuszcza Twojego urządzenia.`,
  },
  '/narzedzia/tekst': {
    title: msg`Edytor tekstu: pisownia, przecinki, typografia`,
    description: msg`Pisz po polsku i od razu poprawiaj błędy. Tekst zapisuje się sam na Twoim urządzeniu i sam go nie opuszcza.`,
  },
} as const satisfies ScreenTitles

/** What leads to them. */
export const textToolPlaces = {
  textTool: { to: '/narzedzia/tekst', label: msg`Edytor tekstu`, in: ['menu', 'palette'] },
} as const satisfies Places
