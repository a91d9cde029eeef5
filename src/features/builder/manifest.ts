import { msg } from '@lingui/core/macro'
import type { TemplateIntentArguments } from '#offline/templates/templateIntentArguments.ts'
import type { Places, ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const builderScreens = {
  '/szablony/drafts': { title: msg`Szkice szablonów` },
  '/admin/template-builder': { title: msg`Kreator szablonów` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const builderPlaces = {
  templateDrafts: {
    to: '/szablony/drafts',
    label: msg`Szkice szablonów`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  templateBuilder: {
    to: '/admin/template-builder',
    label: msg`Kreator szablonów`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
} as const satisfies Places

/** The names of its changes in the outbox. */
export const builderIntents: ShownIntents<TemplateIntentArguments> = {
  'template.save': {
    place: 'account',
    words: ({ title }) => (title === '' ? msg`Szablon bez tytułu` : msg`Szablon: ${title}`),
  },
}
