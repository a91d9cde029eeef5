import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'

/** Hands an address to the system's share sheet; `copy` puts it on the clipboard. Both say how it went. */
export function useShareAddress() {
  const { t } = useLingui()

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', title: t`Link skopiowany` })
    } catch {
      showToast({ type: 'info', title: t`Skopiuj link`, message: url, duration: 0 })
    }
  }

  async function share(url: string, title: string): Promise<void> {
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is an answer too; a browser that lost the press while the link was made gets the clipboard.
      if (error instanceof Error && error.name === 'AbortError') return
      await copy(url)
    }
  }

  return { copy, share }
}
