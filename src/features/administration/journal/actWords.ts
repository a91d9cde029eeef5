import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Act, ActKind } from '#domain/administration/acts.ts'

const WORDS: Readonly<Record<ActKind, MessageDescriptor>> = {
  roles: msg`Zmiana uprawnień`,
  correction: msg`Korekta kredytów`,
  refund: msg`Zwrot za pracę`,
  return: msg`Cofnięcie kredytów z zamówienia`,
  'newsletter-send': msg`Wysłanie wydania do czytelników`,
  'newsletter-stop': msg`Zatrzymanie wysyłki wydania`,
  'newsletter-continue': msg`Wznowienie wysyłki wydania`,
  'affiliate-add': msg`Nowy kod twórcy`,
  'affiliate-end': msg`Zakończenie kodu twórcy`,
  'review-approve': msg`Publikacja opinii`,
  'review-reject': msg`Odrzucenie opinii`,
  'review-answer': msg`Odpowiedź na opinię`,
  'parcel-made': msg`Paczka zrobiona`,
  'parcel-sent': msg`Paczka wysłana`,
  'parcel-delivered': msg`Paczka doręczona`,
  stock: msg`Zmiana stanu magazynu`,
  'work-keep': msg`Zgłoszona praca zostaje`,
  'work-take-down': msg`Zdjęcie pracy z widoku publicznego`,
  'drawing-keep': msg`Zgłoszony rysunek zostaje`,
  'drawing-take-down': msg`Rysunek zdjęty, link wyłączony`,
}

/** The act, in a few words. */
export function actWords({ kind, roles }: Pick<Act, 'kind' | 'roles'>): MessageDescriptor {
  if (roles === null) return WORDS[kind]
  const [was, is] = [roles.before.includes('admin'), roles.after.includes('admin')]
  if (was === is) return WORDS.roles
  return is ? msg`Nadanie uprawnień administratora` : msg`Odebranie uprawnień administratora`
}
