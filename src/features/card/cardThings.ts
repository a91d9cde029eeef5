import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Card } from '#domain/gifts/card.ts'

interface CardThing {
  /** The heading of its envelope. */
  readonly title: MessageDescriptor
  /** The button's text on its envelope. */
  readonly opens: MessageDescriptor
  /** The announcement once it is open. */
  readonly isOpen: MessageDescriptor
  /** The placeholder of the field for thanks. */
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

/** The received things, by the bought product. */
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
