import { Trans } from '@lingui/react/macro'
import { TextLink } from '#ui/TextLink.tsx'

/** A link to the counted visits, with their erasure. */
export function VisitsLink({ onClick }: { readonly onClick?: () => void }) {
  return (
    <p>
      <TextLink to="/prywatnosc/moje-wizyty" onClick={onClick}>
        <Trans>Zobacz zapis wizyt</Trans>
      </TextLink>
    </p>
  )
}
