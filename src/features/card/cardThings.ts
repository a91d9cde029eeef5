import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Card } from '#domain/gifts/card.ts'

interface CardThing {
  /** The heading of its envelope. */
  readonly title: MessageDescriptor
  /** What the press on its envelope does. */
  readonly opens: MessageDescriptor
  /** What is said once it is open. */
  readonly isOpen: MessageDescriptor
  /** What stands in the field for thanks until somebody types. */
  readonly thanks: MessageDescriptor
  /** Comes folded, with a front; else it is one sheet. */
  readonly isFolded: boolean
}

const CARD: CardThing = {
  title: msg`Kartka dla Ciebie`,
  opens: msg`Otwórz kartkę`,
  isOpen: msg`Kartka jest otwarta`,
  thanks: msg`Dziękuję za kartkę!`,
  isFolded: true,
}

/** What somebody may get, by what it was bought as. */
export const CARD_THINGS: Readonly<Record<Card['kind'], CardThing>> = {
  card: CARD,
  course: CARD,
  message: {
    title: msg`Życzenia dla Ciebie`,
    opens: msg`Otwórz życzenia`,
    isOpen: msg`Życzenia są otwarte`,
    thanks: msg`Dziękuję za życzenia!`,
    isFolded: true,
  },
  letter: {
    title: msg`List dla Ciebie`,
    opens: msg`Otwórz list`,
    isOpen: msg`List jest otwarty`,
    thanks: msg`Dziękuję za list!`,
    isFolded: false,
  },
  email: {
    title: msg`Wiadomość dla Ciebie`,
    opens: msg`Otwórz wiadomość`,
    isOpen: msg`Wiadomość jest otwarta`,
    thanks: msg`Dziękuję za wiadomość!`,
    isFolded: false,
  },
}
