import { useLingui } from '@lingui/react/macro'
import { copyText } from '#domain/browser/page/sharing.ts'
import { showToast } from '../state/toasts.ts'

/**
 * Copies a text to the clipboard, and says so; where the browser refuses, shows the alternative `instead`, until it is
 * closed.
 */
export function useCopy() {
  const { t } = useLingui()
  return async (text: string, copied: string, instead = t`Zaznacz i skopiuj ręcznie.`): Promise<void> => {
    if (await copyText(text)) showToast({ type: 'success', title: copied })
    else
      showToast({
        type: 'info',
        title: t`Przeglądarka nie pozwala kopiować`,
        message: instead,
        duration: 0,
      })
  }
}

/** Puts an address on the clipboard; where the browser refuses, it is shown. */
export function useCopyLink() {
  const { t } = useLingui()
  const copy = useCopy()
  return (link: string, copied = t`Link skopiowany`) => copy(link, copied, link)
}
