import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { pageReachability } from '../connection/pageReachability.ts'
import { hasOpenForm } from '../worker/touchedForms.ts'
import { useStore } from '#ui/useStore.ts'
import { heldScreen } from './heldScreen.ts'
import type { ServedBuild } from './servedBuild.ts'
import { useMissingWords } from './useMissingWords.ts'

/** Tells that the screen somebody wants isn't there, and opens it when it can be had. */
export function HeldScreenNotice() {
  const held = useStore(heldScreen)
  return held?.kind === 'missing' ? (
    <MissingNotice why={held.why} href={held.href} onRetry={held.retry} />
  ) : null
}

interface MissingNoticeProps {
  readonly why: ServedBuild
  /** Where the new version is to open; here unless told. */
  readonly href?: string
  readonly onRetry?: () => void
}

export function MissingNotice({ why, href, onRetry }: MissingNoticeProps) {
  const { t } = useLingui()
  const [isWriting] = useState(hasOpenForm)
  const { title, words } = useMissingWords(why, isWriting)
  const onReturn = useEffectEvent(() => {
    // A screen that somebody is writing in is theirs to leave.
    if (why === 'unreachable' && !hasOpenForm()) onRetry?.()
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
      {...(onRetry === undefined ? {} : { closeLabel: t`Zamknij`, onClose: () => heldScreen.set(null) })}
    >
      {words}
    </FloatingNotice>
  )
}
