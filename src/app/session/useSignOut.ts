import { useLingui } from '@lingui/react/macro'
import { useServices } from '#services/services.tsx'
import { withLoadingToast } from '#ui/state/loadingToast.ts'
import { showToast } from '#ui/state/toasts.ts'
import { askBeforeSignOut, closeSignOut, NOTHING_TO_LOSE } from './signOutState.ts'

export interface SignOut {
  /** Signs out; where that takes something away that is nowhere else, the person is asked first. */
  readonly signOut: () => Promise<void>
  /** Signs out without asking. */
  readonly signOutNow: () => Promise<void>
}

/** Signs the person out. The session's end informs every tab, see `tellEnd`. */
export function useSignOut(): SignOut {
  const { t } = useLingui()
  const { session } = useServices()

  async function signOutNow(): Promise<void> {
    closeSignOut()
    try {
      await withLoadingToast(t`Wylogowujemy…`, () => session.signOut())
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się wylogować`,
        message: t`Przeglądarka nie pozwala usunąć danych z tego urządzenia. Spróbuj jeszcze raz.`,
      })
    }
  }

  async function signOut(): Promise<void> {
    const { readLeaving } = await import('./leaving.ts')
    // Storage that can't be read is met again by the signing out itself, which says so.
    const leaving = await readLeaving().catch(() => NOTHING_TO_LOSE)
    if (leaving.unsent + leaving.lines + leaving.asking + leaving.works === 0) await signOutNow()
    else askBeforeSignOut(leaving)
  }

  return { signOut, signOutNow }
}
