import { isScreenOn } from '#domain/addresses/isScreenOn.ts'
import type { Place } from '#services/manifest.ts'
import { useServices } from '#services/services.tsx'

/** The places whose features are switched on in this installation. */
export function useSwitchedOn<Shown extends Pick<Place, 'to'>>(places: readonly Shown[]): readonly Shown[] {
  const { features } = useServices().config
  return places.filter(({ to }) => isScreenOn(to, features))
}
