import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { IntentRow } from '#offline/outbox/intent.ts'
import { announce } from '#ui/announce.ts'

/** Says to screen readers when everything has been sent, and when something was refused. */
export function useSpokenOutbox(intents: readonly IntentRow[]): void {
  const { t } = useLingui()
  const before = useRef({ count: 0, refused: 0 })
  const count = intents.length
  const refused = intents.filter((intent) => intent.state === 'parked').length
  useEffect(() => {
    if (refused > before.current.refused) {
      announce(t`Jedna ze zmian nie została przyjęta. Zobacz „Do wysłania”.`, 'assertive')
    } else if (count === 0 && before.current.count > 0) announce(t`Wszystkie zmiany są wysłane.`)
    before.current = { count, refused }
  }, [count, refused, t])
}
