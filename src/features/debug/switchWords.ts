import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeatureName } from '#domain/runtimeConfig.ts'

/** The name of each switch, and its visible effect. */
export const SWITCH_WORDS: Readonly<
  Record<FeatureName, { readonly label: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  imageGeneration: { label: msg`Obrazy`, about: msg`Generator obrazów i drogi do niego.` },
  videoGeneration: { label: msg`Filmy`, about: msg`Generator filmów i drogi do niego.` },
  analytics: { label: msg`Statystyki odwiedzin`, about: msg`Pytanie o zgodę i liczenie wizyt.` },
  socialSharing: { label: msg`Udostępnianie`, about: msg`Pokazywanie prac innym i linki do nich.` },
  darkMode: { label: msg`Ciemny wygląd`, about: msg`Bez niego strona jest zawsze jasna.` },
  multiLanguage: { label: msg`Dwa języki`, about: msg`Bez tego strona jest tylko po polsku.` },
  templates: { label: msg`Szablony`, about: msg`Galeria, strony szablonów i ich kreator.` },
  advancedBuilderNodes: {
    label: msg`Zaawansowane węzły`,
    about: msg`Grupa „Zaawansowane” w palecie kreatora szablonów.`,
  },
  advancedEditor: {
    label: msg`Zaawansowany edytor`,
    about: msg`Panel „Kod” w kreatorze: cały szablon jako JSON.`,
  },
  betaFeatures: {
    label: msg`Funkcje próbne`,
    about: msg`Teraz jedna: ekran, który nie gaśnie, gdy coś powstaje.`,
  },
}
