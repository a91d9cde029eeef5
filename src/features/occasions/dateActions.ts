import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MOST_OWN_DATES, type KnownDate, type OwnDate } from '#domain/occasions/ownDate.ts'
import { removeOccasion, saveOccasion } from '#offline/occasions/occasionCommands.ts'
import { database } from '#offline/openDatabase.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'

// Comes with the form or the first press.

/** Writes a date down, and says so. False where nothing was stored, which is said, too. */
export async function storeDate(i18n: I18n, id: string | null, date: OwnDate): Promise<boolean> {
  try {
    const saved = await saveOccasion(await database(), id, date)
    if (saved !== null) {
      showToast({ type: 'success', title: i18n._(msg`Zapisane`), message: date.name })
      return true
    }
    showToast({
      type: 'error',
      title: i18n._(msg`Więcej dni nie można dodać`),
      message: i18n._(msg`Usuń jeden, żeby dodać następny. Możesz mieć ich ${MOST_OWN_DATES}.`),
    })
  } catch {
    tellRefused(i18n)
  }
  return false
}

/** Removes a date, and offers to bring it back. */
export async function dropDate(i18n: I18n, { id, date }: KnownDate): Promise<void> {
  try {
    await removeOccasion(await database(), id)
  } catch {
    tellRefused(i18n)
    return
  }
  const again = { label: i18n._(msg`Cofnij`), onAction: () => void storeDate(i18n, id, date) }
  showToast({ type: 'info', title: i18n._(msg`Usunięte`), message: date.name, action: again })
}

const tellRefused = (i18n: I18n) => tellNotKept(i18n, i18n._(msg`Nic się nie zmieniło`))
