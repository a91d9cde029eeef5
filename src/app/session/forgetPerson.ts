import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { showOnIcon } from '#domain/browser/parts.ts'
import { tabTexts } from '#domain/browser/page/textStorage.ts'
import { forgetViewed } from '#features/shop/recentlyViewed.ts'
import { forgetLeftWork } from '#services/forgetLeftWork.ts'
import type { createAppRouter } from '../createAppRouter.ts'

/** Forgets this tab's personal data besides the screen: answers, requests under way, drafts. */
export function forgetPerson(router: ReturnType<typeof createAppRouter>): void {
  const { queryClient } = router.options.context.services
  const account = { queryKey: [ACCOUNT_KEY] }
  void queryClient.cancelQueries(account)
  queryClient.removeQueries(account)
  queryClient.getMutationCache().clear()
  router.clearCache()
  forgetViewed()
  void showOnIcon(0)
  tabTexts.forgetAll()
  forgetLeftWork()
}
