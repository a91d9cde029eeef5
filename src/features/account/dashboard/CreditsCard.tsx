import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'

/** The way to the packs of credits. */
export function CreditsCard() {
  return (
    <Card
      title={<Trans>Kredyty</Trans>}
      lead={<Trans>Pakiety kredytów na obrazy i filmy. Kupujesz raz, bez abonamentu.</Trans>}
    >
      <div>
        <ButtonLink to="/sklep/kredyty">
          <Trans>Zobacz pakiety</Trans>
        </ButtonLink>
      </div>
    </Card>
  )
}
