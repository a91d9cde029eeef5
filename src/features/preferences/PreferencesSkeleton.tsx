import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The shape of the preferences until this device has been asked for them: a moment. */
export function PreferencesSkeleton() {
  return (
    <>
      <Card title={<Trans>Wygląd i język</Trans>}>
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </Card>
      <Card title={<Trans>E-maile od nas</Trans>}>
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </Card>
    </>
  )
}
