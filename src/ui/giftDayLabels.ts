import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WritingDay } from '#domain/gifts/giftDays.ts'

/** The occasions of gifts, and of their words, as they are shown. */
export const GIFT_DAY_LABELS = {
  Urodziny: msg`Urodziny`,
  Rocznica: msg`Rocznica`,
  Święta: msg`Święta`,
  Walentynki: msg`Walentynki`,
  'Dzień Matki': msg`Dzień Matki`,
  'Dzień Ojca': msg`Dzień Ojca`,
  Ślub: msg`Ślub`,
  'Narodziny dziecka': msg`Narodziny dziecka`,
  Gratulacje: msg`Gratulacje`,
  Podziękowania: msg`Podziękowania`,
  Przeprosiny: msg`Przeprosiny`,
  Inne: msg`Inne`,
  Imieniny: msg`Imieniny`,
  'Dzień Babci': msg`Dzień Babci`,
  'Dzień Dziadka': msg`Dzień Dziadka`,
  'Dzień Kobiet': msg`Dzień Kobiet`,
  Komunia: msg`Pierwsza komunia`,
  'Dzień Dziecka': msg`Dzień Dziecka`,
  'Dzień Nauczyciela': msg`Dzień Nauczyciela`,
  Mikołajki: msg`Mikołajki`,
} satisfies Record<WritingDay, MessageDescriptor>
