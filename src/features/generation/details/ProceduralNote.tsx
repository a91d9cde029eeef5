import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'

/** Says honestly how a result came to be. */
export function ProceduralNote({ isProcedural }: { readonly isProcedural: boolean }) {
  return isProcedural ? (
    <Badge tone="neutral">
      <Trans>Według reguł, nie AI</Trans>
    </Badge>
  ) : (
    <Badge tone="generated">
      <Trans>AI</Trans>
    </Badge>
  )
}
