import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { pageReachability } from '../connection/pageReachability.ts'
import { hasOpenForm } from '../worker/touchedForms.ts'
import { missedPress } from '#ui/state/missedPress.ts'
import { useStore } from '#ui/useStore.ts'
import { lastMissing } from './codeFailures.ts'
import { heldScreen } from './heldScreen.ts'
import type { ServedBuild } from './servedBuild.ts'
import { type MissingManner, useMissingWords } from './useMissingWords.ts'

/** Tells that the screen somebody wants isn't there, and opens it when it can be had. */
export function HeldScreenNotice() {
  const held = useStore(heldScreen)
  return held?.kind === 'missing' ? (
    <MissingNotice
      why={held.why}
      href={held.href}
      onRetry={held.retry}
      onClose={() => heldScreen.set(null)}
    />
  ) : null
}

/** Tells why a press did nothing, until it is closed or the network is back. */
export function MissedPressNotice() {
  const missed = useStore(missedPress)
  const why = useStore(lastMissing)
  // A screen that is missing too says all there is to say.
  const held = useStore(heldScreen)
  const isSaid = held?.kind === 'missing' || held?.kind === 'told'
  return missed === null || why === null || isSaid ? null : (
    <MissingNotice why={why} manner={missed} onClose={() => missedPress.set(null)} />
  )
}

interface MissingNoticeProps {
  readonly why: ServedBuild
  readonly manner?: MissingManner
  /** Where the new version is to open; here unless told. */
  readonly href?: string
  readonly onRetry?: () => void
  readonly onClose?: () => void
}

export function MissingNotice({ why, manner = 'opens', href, onRetry, onClose }: MissingNoticeProps) {
  const { t } = useLingui()
  const [isWriting] = useState(hasOpenForm)
  const { title, words } = useMissingWords(why, isWriting ? 'writing' : manner)
  const onReturn = useEffectEvent(() => {
    if (why !== 'unreachable') return
    // A screen that somebody is writing in is theirs to leave.
    if (onRetry === undefined) onClose?.()
    else if (!hasOpenForm()) onRetry()
  })
  useEffect(
    () =>
      // Only the return itself: what fails while the services seem to answer would be tried without a pause.
      pageReachability.subscribe(() => {
        if (pageReachability.getSnapshot() === 'online') onReturn()
      }),
    [],
  )
  const reload = () => (href === undefined ? window.location.reload() : window.location.assign(href))
  const action =
    why === 'other' ? (
      <Button variant="primary" size="small" onPress={reload}>
        <Trans>Odśwież</Trans>
      </Button>
    ) : onRetry === undefined ? undefined : (
      <Button variant="primary" size="small" onPress={onRetry}>
        <Trans>Spróbuj ponownie</Trans>
      </Button>
    )
  return (
    <FloatingNotice
      title={title}
      actions={action}
      {...(onClose === undefined ? {} : { closeLabel: t`Zamknij`, onClose })}
    >
      {words}
    </FloatingNotice>
  )
}
