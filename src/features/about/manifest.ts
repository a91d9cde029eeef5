import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const aboutScreens = {
  '/': {
    title: msg`Iskra – kartki, życzenia i prezenty na miarę`,
    description: msg`Życzenia, które brzmią jak Ty: kartki, listy i prezenty ze słowami na miarę. Działa też bez sieci.`,
  },
  '/o-nas': {
    title: msg`O Iskrze`,
    description: msg`Iskra to sklep i pracownia prezentów ze słów i obrazów. Pięć rzeczy, które możesz sprawdzić.`,
  },
  '/kontakt': {
    title: msg`Kontakt`,
    description: msg`Napisz do Iskry: pytanie o zamówienie, pomysł albo reklamacja. Czyta to człowiek.`,
  },
  '/dostawa-i-zwroty': {
    title: msg`Dostawa i zwroty`,
    description: msg`Jak dostarczamy zakupy z Iskry, ile to kosztuje i co można zwrócić.`,
  },
} as const satisfies ScreenTitles
