import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PLACE_NAMES } from '../frame/accountPlaces.ts'
import { PlaceList } from '../frame/PlaceList.tsx'

/** /ustawienia: every page of the settings with its purpose. */
export function SettingsHub() {
  const { t } = useLingui()
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Ustawienia`}
        breadcrumbs={[{ label: t`Moje konto`, to: '/konto' }, { label: t`Ustawienia` }]}
      />
      <PlaceList places={PLACE_NAMES} />
    </Page>
  )
}
