import './ownDate-BExh7m-N.js'
import { t as timeOfChoice } from './choiceTimes-Dn8WGtkE.js'
import { t as change } from './change-BUCoBqBE.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import { n as isIntentOf } from './intent-CVoXtFAd.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import { t as isGuest } from './owners-DssIpnU-.js'
import { t as enqueueOccasion } from './enqueueOccasions-3UBEUI5b.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { V as showToast } from '../renderPage.js'
// src/offline/occasions/occasionCommands.ts
var STORES = [...INTENT_STORES, 'occasions']
/**
 * Writes a date down, or what was changed of it; a null id is a new one. For an account it waits in the outbox as well.
 * Resolves to its id, or to null where there are as many as one person keeps. Rejects with an `OfflineError`, and then
 * nothing has changed.
 */
async function saveOccasion(db, id, date) {
  const saved = await change(db, STORES, async (stores) => {
    const before = id === null ? void 0 : await stores.occasions.get(id)
    if (before === void 0 && (await stores.occasions.count()) >= 100) return null
    const row = {
      id: id ?? newId(),
      date,
      changedAt: await changeTime(stores, id, before?.changedAt),
    }
    await stores.occasions.put(row)
    await send(stores, {
      ...row,
      name: date.name,
    })
    return row.id
  })
  announceOutboxChange()
  return saved
}
/** Removes a date; nothing where it is gone already. Rejects as `saveOccasion` does. */
async function removeOccasion(db, id) {
  await change(db, STORES, async (stores) => {
    const before = await stores.occasions.get(id)
    if (before === void 0) return
    await stores.occasions.delete(id)
    const changedAt = await changeTime(stores, id, before.changedAt)
    await send(stores, {
      id,
      name: before.date.name,
      date: null,
      changedAt,
    })
  })
  announceOutboxChange()
}
/** After the change it replaces, also where that was a removal that still waits, whatever the device's clock says. */
async function changeTime(stores, id, known) {
  const waiting = await stores.outbox.where('coalesceKey').equals(`occasion:${id}`).first()
  const unsent = waiting && isIntentOf(waiting, 'occasion.save') ? waiting.arguments.changedAt : -1
  return timeOfChoice({ changed_at: Math.max(known ?? -1, unsent) }, Date.now())
}
/** A guest's dates stay on this device until they sign in. */
async function send(stores, sent) {
  const { id, name, date, changedAt } = sent
  if (!isGuest(await currentOwner(stores)))
    await enqueueOccasion(stores, {
      id,
      name,
      date,
      changedAt,
    })
}
// src/features/occasions/dateActions.ts
/** Writes a date down, and says so. False where nothing was stored, which is said, too. */
async function storeDate(i18n, id, date) {
  try {
    if ((await saveOccasion(await database(), id, date)) !== null) {
      showToast({
        type: 'success',
        title: i18n._(
          /** i18n */
          {
            id: 'v52RF-',
            message: ['Zapisane'],
          },
        ),
        message: date.name,
      })
      return true
    }
    showToast({
      type: 'error',
      title: i18n._(
        /** i18n */
        {
          id: '21KMTJ',
          message: ['Tyle dni już tu jest, ile się mieści'],
        },
      ),
      message: i18n._(
        /** i18n */
        {
          id: 'SmRufF',
          message: ['Usuń jeden, żeby dodać następny. Mieści się ich ', ['MOST_OWN_DATES'], '.'],
          values: { MOST_OWN_DATES: 100 },
        },
      ),
    })
  } catch {
    tellRefused(i18n)
  }
  return false
}
/** Removes a date, and offers to bring it back. */
async function dropDate(i18n, { id, date }) {
  try {
    await removeOccasion(await database(), id)
  } catch {
    tellRefused(i18n)
    return
  }
  const again = {
    label: i18n._(
      /** i18n */
      {
        id: 'qUEHGP',
        message: ['Cofnij'],
      },
    ),
    onAction: () => void storeDate(i18n, id, date),
  }
  showToast({
    type: 'info',
    title: i18n._(
      /** i18n */
      {
        id: 'q_4BtX',
        message: ['Usunięte'],
      },
    ),
    message: date.name,
    action: again,
  })
}
function tellRefused(i18n) {
  showToast({
    type: 'error',
    title: i18n._(
      /** i18n */
      {
        id: '_dSRAw',
        message: ['Nic się nie zmieniło'],
      },
    ),
    message: i18n._(
      /** i18n */
      {
        id: 'a0pllI',
        message: ['To urządzenie nie pozwala teraz niczego zapisać. Spróbuj ponownie.'],
      },
    ),
  })
}
export { dropDate, storeDate }
