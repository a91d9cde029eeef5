import { Trans } from '@lingui/react/macro'

/** The subject of the question about visits. */
export function NoTracking() {
  return (
    <Trans>
      W Iskrze nie ma reklam ani obcych skryptów i nie śledzimy nikogo na innych stronach. Liczymy wizyty
      tylko tych osób, które się na to zgodzą.
    </Trans>
  )
}
