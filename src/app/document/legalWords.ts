import { msg } from '@lingui/core/macro'

/** The titles of the legal texts, for their heads and for the screens themselves. */
export const LEGAL_WORDS = {
  '/polityka-prywatnosci': {
    title: msg`Polityka prywatności`,
    description: msg`Jakie dane o Tobie zbieramy, po co i jak długo je trzymamy. I jak je usunąć.`,
  },
  '/regulamin': {
    title: msg`Regulamin`,
    description: msg`Zasady korzystania z Iskry. Krótko i bez drobnego druku.`,
  },
} as const
