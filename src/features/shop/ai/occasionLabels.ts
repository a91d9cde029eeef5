import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The occasions of specification part 1, section 5, by their key. A shop's own occasions keep its own words. */
export const OCCASION_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  urodziny: msg`Urodziny`,
  rocznica: msg`Rocznica`,
  swieta: msg`Święta`,
  walentynki: msg`Walentynki`,
  'dzien-matki': msg`Dzień Matki`,
  'dzien-ojca': msg`Dzień Ojca`,
  slub: msg`Ślub`,
  'narodziny-dziecka': msg`Narodziny dziecka`,
  gratulacje: msg`Gratulacje`,
  podziekowania: msg`Podziękowania`,
  przeprosiny: msg`Przeprosiny`,
  inne: msg`Inne`,
}
