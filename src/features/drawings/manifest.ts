import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** What its screens are called. */
export const drawingScreens = {
  '/narzedzia/diagramy': {
    title: msg`Diagramy: rysuj schematy i mapy myśli`,
    description: msg`Kształty, linie, które omijają pola, karteczki i pisak. Bez konta i bez sieci: rysunek zapisuje się na Twoim urządzeniu.`,
  },
  '/narzedzia/visual-flow': {
    title: msg`Przepływy: narysuj proces krok po kroku`,
    description: msg`Kroki, decyzje i tory w jednym rysunku. Bez konta i bez sieci: przepływ zapisuje się na Twoim urządzeniu.`,
  },
  '/narzedzia/rysunek/$token': { title: msg`Udostępniony rysunek` },
} as const satisfies ScreenTitles

/** What leads to them. */
export const drawingPlaces = {
  diagrams: { to: '/narzedzia/diagramy', label: msg`Diagramy`, in: ['menu', 'palette'] },
  flows: { to: '/narzedzia/visual-flow', label: msg`Przepływy`, in: ['menu', 'palette'] },
} as const satisfies Places
