import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'

type CartActions = typeof import('./cartActions.ts')

/**
 * Runs a command of the cart and says in words when it fails; resolves to undefined then. The screen follows the
 * cart itself, so there is nothing else to do with the result but undo it.
 */
export function useCartAction(): <Result>(
  run: (actions: CartActions) => Promise<Result>,
  /** The title of a failure; that of the cart by default. */
  title?: string,
) => Promise<Result | undefined> {
  const { i18n, t } = useLingui()
  return async (run, title) => {
    try {
      return await run(await import('./cartActions.ts'))
    } catch (error) {
      // The words of failures are many and rarely needed: they are no part of a screen that merely adds.
      const { cartErrorCode, cartErrorText } = await import('./cartErrorText.ts')
      showToast({
        type: 'error',
        title: title ?? t`Koszyk się nie zmienił`,
        message: i18n._(cartErrorText(cartErrorCode(error))),
      })
      return undefined
    }
  }
}
