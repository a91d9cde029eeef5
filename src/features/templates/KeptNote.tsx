import { Trans } from '@lingui/react/macro'
import { AgeNote } from '#ui/AgeNote.tsx'

/** Says that templates are shown as this device kept them, and of when; nothing when they are fresh. */
export function KeptNote({ keptSince }: { readonly keptSince: string | null }) {
  if (keptSince === null) return null
  return (
    <AgeNote since={keptSince}>
      {' · '}
      <Trans>kopia z tego urządzenia; przed zapłatą sprawdzimy cenę</Trans>
    </AgeNote>
  )
}
