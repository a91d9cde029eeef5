import { type Access, ANYONE } from '../access/access.ts'
import { matchName } from './matchName.ts'
import { PLANNED_ADDRESSES } from './plannedAddresses.ts'
import { SCREENS } from './screens.ts'

const ACCESS = new Map<string, Access>(
  Object.entries({ ...SCREENS, ...PLANNED_ADDRESSES }).map(([address, { access }]) => [address, access]),
)

/** Who may open a path, whether its screen stands already or comes with later work. Anyone may see that there is none. */
export function accessOfPath(path: string): Access {
  const named = matchName(path)
  return (named === null ? undefined : ACCESS.get(named.address)) ?? ANYONE
}
