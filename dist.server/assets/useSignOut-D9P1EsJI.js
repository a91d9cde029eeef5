import { r as useLingui } from './dist-CJ0y7q9j.js'
import {
  Si as useServices,
  V as showToast,
  a as askBeforeSignOut,
  i as NOTHING_TO_LOSE,
  o as closeSignOut,
} from '../renderPage.js'
// src/app/session/useSignOut.ts
/** How a person leaves. What happens then in every tab is told by the session's end, see `tellEnd`. */
function useSignOut() {
  const { _: _t } = useLingui()
  const { session } = useServices()
  async function signOutNow() {
    closeSignOut()
    try {
      await session.signOut()
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: '98IwLA',
            message: ['Nie udało się wylogować'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'j0s25l',
            message: ['Przeglądarka nie pozwala usunąć danych z\xA0tego urządzenia. Spróbuj jeszcze raz.'],
          },
        ),
      })
    }
  }
  async function signOut() {
    const { readLeaving } = await import('./leaving-CZNrD7e7.js')
    const leaving = await readLeaving().catch(() => NOTHING_TO_LOSE)
    if (leaving.unsent + leaving.lines + leaving.asking === 0) await signOutNow()
    else askBeforeSignOut(leaving)
  }
  return {
    signOut,
    signOutNow,
  }
}
export { useSignOut as t }
