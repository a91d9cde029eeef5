import { type Addressee, readAddressee } from '#domain/wording/names/addressee.ts'
import type { ComingOwn } from './coming.ts'
import type { KnownDate } from './ownDate.ts'
import type { PublicKind } from './publicOccasions.ts'

/** A name in its form after „imieniny” and „urodziny”; null where the rules can't decline it. */
export function celebratedName(name: string): string | null {
  return readAddressee(name).forms?.genitive ?? null
}

type Gender = NonNullable<Addressee['gender']>

/** The people celebrated on a public day, by their relation to the user. */
const CELEBRATED: Readonly<
  Partial<Record<PublicKind, { readonly relation: KnownDate['date']['relation']; readonly gender?: Gender }>>
> = {
  'grandmothers-day': { relation: 'dziadkowie', gender: 'feminine' },
  'grandfathers-day': { relation: 'dziadkowie', gender: 'masculine' },
  valentines: { relation: 'druga-polowka' },
  'mothers-day': { relation: 'mama' },
  'fathers-day': { relation: 'tata' },
  'teachers-day': { relation: 'nauczyciel' },
}

/** The one of the user's people whom a public day is for, if there is just one; empty otherwise. */
export function celebratedOn(kind: PublicKind, dates: readonly Pick<ComingOwn, 'date'>[]): string {
  const whom = CELEBRATED[kind]
  if (whom === undefined) return ''
  const names = new Set(
    dates.flatMap(({ date: { name, relation } }) => {
      if (relation !== whom.relation) return []
      return whom.gender === undefined || readAddressee(name).gender === whom.gender ? [name] : []
    }),
  )
  const [only = ''] = names
  return names.size === 1 ? only : ''
}
