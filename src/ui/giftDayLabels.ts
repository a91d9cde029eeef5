import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GiftDay } from '#domain/gifts/giftDays.ts'

/** The occasions of gifts as they are shown. */
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
} satisfies Record<GiftDay, MessageDescriptor>
