import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'
import { profileAddress } from './profileAddress.ts'

/** Hands a profile's address to the system's share sheet, or to the clipboard where there is none. */
export function useShareProfile(): (username: string, title: string) => Promise<void> {
  const { t } = useLingui()
  return async (username, title) => {
    const url = profileAddress(username, location.origin)
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', title: t`Adres profilu skopiowany` })
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof Error && error.name === 'AbortError') return
      showToast({ type: 'info', title: t`Skopiuj adres profilu`, message: url, duration: 0 })
    }
  }
}
