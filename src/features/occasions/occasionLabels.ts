import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OwnKind, ReminderDays } from '#domain/occasions/ownDate.ts'
import type { PublicKind } from '#domain/occasions/publicOccasions.ts'

/** The names of the public days. */
export const PUBLIC_LABELS = {
  'grandmothers-day': msg`Dzień Babci`,
  'grandfathers-day': msg`Dzień Dziadka`,
  valentines: msg`Walentynki`,
  'womens-day': msg`Dzień Kobiet`,
  easter: msg`Wielkanoc`,
  'first-communion': msg`Pierwsze komunie`,
  'mothers-day': msg`Dzień Matki`,
  'childrens-day': msg`Dzień Dziecka`,
  'fathers-day': msg`Dzień Ojca`,
  'teachers-day': msg`Dzień Nauczyciela`,
  'saint-nicholas': msg`Mikołajki`,
  'christmas-eve': msg`Wigilia`,
} satisfies Record<PublicKind, MessageDescriptor>

/** The kinds of occasions, as choices. */
export const KIND_LABELS = {
  'name-day': msg`Imieniny`,
  birthday: msg`Urodziny`,
  anniversary: msg`Rocznica`,
  other: msg`Inny dzień`,
} satisfies Record<OwnKind, MessageDescriptor>

export const REMINDER_LABELS = {
  14: msg`2 tygodnie przed`,
  7: msg`tydzień przed`,
  3: msg`3 dni przed`,
  1: msg`dzień przed`,
  0: msg`w tym dniu`,
} satisfies Record<ReminderDays, MessageDescriptor>
