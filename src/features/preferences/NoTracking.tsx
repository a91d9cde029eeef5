import { Trans } from '@lingui/react/macro'

/** What the question about cookies is about: nothing that happens today. */
export function NoTracking() {
  return (
    <Trans>
      Iskra dziś nikogo nie śledzi: nie ma reklam, statystyk ani obcych skryptów. Zgody potrzebujemy tylko na
      to, czego jeszcze nie robimy.
    </Trans>
  )
}
