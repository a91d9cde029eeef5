import { Trans } from '@lingui/react/macro'

/** What the question about visits is about. */
export function NoTracking() {
  return (
    <Trans>
      W Iskrze nie ma reklam ani obcych skryptów, nikogo nie śledzimy po innych stronach. Wizyty liczymy tylko
      tym, którzy się zgodzą.
    </Trans>
  )
}
