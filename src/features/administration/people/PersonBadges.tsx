import { Trans } from '@lingui/react/macro'
import { MailQuestion, ShieldCheck } from 'lucide-react'
import type { User } from '#domain/account/user.ts'
import { Badge } from '#ui/Badge.tsx'

/** The badges of an account: its roles, and whether its address is confirmed. */
export function PersonBadges({ user: { roles, is_verified } }: { readonly user: User }) {
  return (
    <>
      {roles.includes('admin') ? (
        <Badge tone="accent" icon={<ShieldCheck size={13} />}>
          <Trans>Administrator</Trans>
        </Badge>
      ) : null}
      {is_verified ? null : (
        <Badge tone="warning" icon={<MailQuestion size={13} />}>
          <Trans>Adres niepotwierdzony</Trans>
        </Badge>
      )}
    </>
  )
}
