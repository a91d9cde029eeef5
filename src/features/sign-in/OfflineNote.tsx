import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/Notice.tsx'

/** There is no network: says what that means here. */
export function OfflineNote() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Nie ma teraz sieci`}>
      <Trans>Ten krok wymaga sieci. To, co wpiszesz, zostanie tutaj.</Trans>
    </Notice>
  )
}
