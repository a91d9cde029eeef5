import { Trans, useLingui } from '@lingui/react/macro'
import { PowerOff } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'

/** A generator that is switched off in this deployment. */
export function GeneratorOff() {
  const { t } = useLingui()
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<PowerOff size={28} />}
        title={t`Ten generator jest wyłączony`}
        description={t`Wcześniejsze prace znajdziesz w historii.`}
        action={
          <ButtonLink to="/generatory" variant="primary">
            <Trans>Zobacz inne generatory</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
