import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/Notice.tsx'

/** There is no network: what that means here. */
export function OfflineNote() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Nie ma teraz sieci`}>
      <Trans>Do tego kroku jest potrzebna. To, co wpiszesz, zostanie tutaj, aż wróci.</Trans>
    </Notice>
  )
}
