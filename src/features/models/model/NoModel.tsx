import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { TextLink } from '#ui/TextLink.tsx'

/** Shown at an unknown address of the catalogue. */
export function NoModel() {
  const { t } = useLingui()
  return (
    <Page width="narrow">
      <ErrorState
        level={1}
        title={t`Nie ma takiego modelu`}
        description={t`Mógł zmienić nazwę albo został usunięty.`}
        action={
          <TextLink to="/modele">
            <Trans>Zobacz wszystkie modele</Trans>
          </TextLink>
        }
      />
    </Page>
  )
}
