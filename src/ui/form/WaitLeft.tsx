import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSecondsLeft } from '../useSecondsLeft.ts'

const LONG_WAIT = 90

/** How long to wait before another try, counted down for the eye; a screen reader hears it once. */
export function WaitLeft({ wait }: { readonly wait: number }) {
  const [until] = useState(() => Date.now() + wait)
  const seconds = useSecondsLeft(until)
  const { t } = useLingui()
  if (seconds === 0) return <Trans>Możesz już spróbować ponownie.</Trans>
  const minutes = Math.ceil(seconds / 60)
  const spoken = Math.ceil(wait / 1000)
  return (
    <>
      <span aria-hidden="true">
        {seconds > LONG_WAIT ? (
          <Trans>Spróbuj ponownie za {minutes} min.</Trans>
        ) : (
          <Trans>Spróbuj ponownie za {seconds} s.</Trans>
        )}
      </span>
      <span className="visually-hidden">{t`Spróbuj ponownie za ${spoken} s.`}</span>
    </>
  )
}
