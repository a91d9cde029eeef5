import { msg } from '@lingui/core/macro'
import type { TemplateRunIntentArguments } from '#offline/templateRuns/templateRunIntentArguments.ts'
import type { ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const templateScreens = {
  '/szablony': {
    title: msg`Szablony: kartki, zaproszenia i filmy z formularza`,
    description: msg`Wypełniasz krótki formularz i dostajesz gotową rzecz. Cenę widzisz przed kliknięciem, za nieudane nie płacisz.`,
  },
  '/szablony/$slug': { title: msg`Szablon` },
} as const satisfies ScreenTitles

/** The names of its changes in the outbox. */
export const templateIntents: ShownIntents<TemplateRunIntentArguments> = {
  'template.run': { place: 'generations', words: ({ title }) => msg`Z szablonu: „${title}”` },
  'template.cancel': {
    place: 'generations',
    words: ({ title }) => msg`Zatrzymanie szablonu: „${title}”`,
  },
  'template.poll': { place: 'generations', words: () => msg`Sprawdzenie, co już gotowe` },
}
