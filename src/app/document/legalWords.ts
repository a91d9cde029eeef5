import { msg } from '@lingui/core/macro'

/** What the texts that people agree to are called, for their heads and for the screens themselves. */
export const LEGAL_WORDS = {
  '/polityka-prywatnosci': {
    title: msg`Polityka prywatności`,
    description: msg`Co o Tobie wiemy, po co i jak długo. I jak to usunąć.`,
  },
  '/regulamin': {
    title: msg`Regulamin`,
    description: msg`Na co się umawiamy, gdy korzystasz z Iskry. Bez drobnego druku.`,
  },
} as const
