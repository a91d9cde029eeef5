import type { SessionState } from '#api/session/session.ts'
import { isAdministrator } from '#services/isAdministrator.ts'
import type { Place, Selection } from '#services/manifest.ts'
import { PLACES } from '../manifests.ts'
import { type NamedPlace, type NameIn, selectPlaces } from './sitePlaces.ts'

/** The names of the places that something shows. */
export type PlaceIn<Where extends Selection> = NameIn<typeof PLACES, Where>

/** The places that one menu shows, in their order. */
export function placesIn<Where extends Selection>(where: Where): readonly NamedPlace<PlaceIn<Where>>[] {
  return selectPlaces(PLACES, where)
}

/** Keeps the places that the present visitor may see. */
export function placesFor<Shown extends Place>(
  places: readonly Shown[],
  session: SessionState,
): readonly Shown[] {
  return places.filter(({ visitors }) => visitors === undefined || isOneOf(visitors, session))
}

function isOneOf(visitors: NonNullable<Place['visitors']>, session: SessionState): boolean {
  if (visitors === 'administrators') return isAdministrator(session)
  return visitors === (session.status === 'signed-in' ? 'signed-in' : 'guests')
}
