import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'

export interface SubmitButtonProps {
  /** Its text. */
  readonly children: ReactNode
  /** Its text during the action. */
  readonly pending: ReactNode
  readonly isPending: boolean
  readonly isOffline: boolean
}

/** Sends an entry form. Without a network it says that it waits for one, and nothing typed is tried in vain. */
export function SubmitButton({ children, pending, isPending, isOffline }: SubmitButtonProps) {
  const isWaiting = isOffline && !isPending
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      isPending={isPending}
      isDisabled={isWaiting}
      icon={isWaiting ? <WifiOff size={20} /> : null}
    >
      {isPending ? pending : isWaiting ? <Trans>Czekamy na sieć…</Trans> : children}
    </Button>
  )
}
