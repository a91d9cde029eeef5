import { Trans } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useShare } from '#ui/sharing/useShare.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'

/** Shares the page by the device’s own sheet; where there is none its address is copied. */
export function ShareArticle({ title }: { readonly title: string }) {
  const share = useShare()
  const isHydrated = useIsHydrated()
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Share2 size={18} aria-hidden="true" />}
      isDisabled={isHydrated}
      onPress={() => void share({ title, link: location.origin + location.pathname })}
    >
      <Trans>Udostępnij</Trans>
    </Button>
  )
}
