import { n as ANYONE } from './access-Bi3cgZ5_.js'
import { n as PLANNED_ADDRESSES, t as matchName } from './matchName-DER_D8rY.js'
import { t as SCREENS } from './screens-nGbVZc-W.js'
// src/domain/addresses/accessOfPath.ts
var ACCESS = new Map(
  Object.entries({
    ...SCREENS,
    ...PLANNED_ADDRESSES,
  }).map(([address, { access }]) => [address, access]),
)
/** Who may open a path, whether its screen stands already or comes with later work. Anyone may see that there is none. */
function accessOfPath(path) {
  const named = matchName(path)
  return (named === null ? void 0 : ACCESS.get(named.address)) ?? ANYONE
}
export { accessOfPath }
