import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { useIsTakenOver } from '#ui/useIsTakenOver.ts'

/** Shares the page by the device’s own sheet; where there is none its address is copied. */
export function ShareArticle({ title }: { readonly title: string }) {
  const { t } = useLingui()
  const isTakenOver = useIsTakenOver()

  async function share(): Promise<void> {
    const url = location.origin + location.pathname
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      announce(t`Adres skopiowany.`)
    } catch (error) {
      // Somebody has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      announce(t`Nie udało się udostępnić. Skopiuj adres z paska przeglądarki.`, 'assertive')
    }
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Share2 size={18} aria-hidden="true" />}
      isDisabled={isTakenOver}
      onPress={() => void share()}
    >
      <Trans>Udostępnij</Trans>
    </Button>
  )
}
