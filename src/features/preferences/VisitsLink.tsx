import { Trans } from '@lingui/react/macro'
import { TextLink } from '#ui/TextLink.tsx'

/** The way to what was counted, and how to erase it. */
export function VisitsLink({ onClick }: { readonly onClick?: () => void }) {
  return (
    <p>
      <TextLink to="/prywatnosc/moje-wizyty" onClick={onClick}>
        <Trans>Zobacz zapis wizyt</Trans>
      </TextLink>
    </p>
  )
}
