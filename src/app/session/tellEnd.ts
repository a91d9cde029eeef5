import { msg } from '@lingui/core/macro'
import type { SessionEnd } from '#api/session/session.ts'
import { closeAllModals } from '#ui/state/modals.ts'
import { dismissToast, showToast } from '#ui/state/toasts.ts'
import type { createAppRouter } from '../createAppRouter.ts'
import { routeAccess } from '../guards/guardRoute.ts'
import { loginAddress } from '../guards/loginAddress.ts'

type AppRouter = ReturnType<typeof createAppRouter>

const EXPIRED = 'session-expired'

/** Tells this tab's person that their session has ended. */
export function tellEnd(router: AppRouter, end: SessionEnd): void {
  if (end === 'expired') tellExpired(router)
  else tellSignedOut(router)
}

/** The person is signed in again. */
export function dismissExpired(): void {
  dismissToast(EXPIRED)
}

/** The screen stays as it is, with the text typed into it (specification part 2, section 4). */
function tellExpired(router: AppRouter): void {
  const { i18n } = router.options.context
  showToast({
    id: EXPIRED,
    type: 'warning',
    title: i18n._(msg`Sesja wygasła`),
    message: i18n._(msg`Zaloguj się ponownie, aby kontynuować pracę.`),
    duration: 0,
    action: {
      label: i18n._(msg`Zaloguj się`),
      onAction: () => {
        dismissExpired()
        void router.navigate({ href: loginAddress(router.state.location) })
      },
    },
  })
}

/** A screen that was the person's alone is left for the home page. */
function tellSignedOut(router: AppRouter): void {
  const { i18n } = router.options.context
  dismissExpired()
  closeAllModals()
  if (routeAccess(router.state.matches).kind !== 'anyone') void router.navigate({ to: '/', replace: true })
  showToast({
    id: 'signed-out',
    type: 'success',
    title: i18n._(msg`Wylogowano`),
    message: i18n._(msg`Dane konta zniknęły z tego urządzenia.`),
  })
}
