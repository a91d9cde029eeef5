import { _r as safeParse } from '../renderPage.js'
import { t as change } from './change-BUCoBqBE.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { r as nameDraftOwner, t as changeDrafts } from './draftOwner-CV9QjhlS.js'
import { t as isGuest } from './owners-DssIpnU-.js'
// src/offline/session/ownedDrafts.ts
/** The drafts whose names begin so, of whoever uses this device, a guest included. What can't be read is left out. */
function readOwnedDrafts(db, prefix, schema) {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    return {
      owner,
      drafts: (await stores.drafts.where('name').startsWith(prefix).toArray())
        .toSorted((one, other) => other.savedAt - one.savedAt)
        .flatMap(({ name, value }) => {
          const draft = safeParse(schema, value).data
          return draft === void 0
            ? []
            : [
                {
                  id: name.slice(prefix.length),
                  draft,
                },
              ]
        }),
    }
  })
}
/**
 * Stores a draft; null removes it. One that was begun by somebody who has left this device isn't stored; a guest's goes
 * along when they sign in.
 */
function writeOwnedDraft(db, { name, owner }, draft) {
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      draft === null
        ? drafts.delete(name)
        : drafts.put({
            name,
            value: draft,
            savedAt: Date.now(),
          }),
  )
}
export { writeOwnedDraft as n, readOwnedDrafts as t }
