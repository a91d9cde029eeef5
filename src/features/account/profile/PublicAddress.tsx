import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, Share2 } from 'lucide-react'
import type { Profile } from '#domain/account/profile.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './Profile.module.css'
import { profileAddress } from './profileAddress.ts'
import { useShareProfile } from './useShareProfile.ts'

export interface PublicAddressProps {
  readonly profile: Profile
  readonly username: string
}

/** The public address of the profile, and whether it is visible. */
export function PublicAddress({ profile, username }: PublicAddressProps) {
  const { t } = useLingui()
  const share = useShareProfile()
  const { is_public } = profile
  return (
    <Card
      title={<Trans>Publiczny adres</Trans>}
      actions={
        is_public ? (
          <Badge tone="success">
            <Trans>Widoczny dla wszystkich</Trans>
          </Badge>
        ) : (
          <Badge tone="neutral">
            <Trans>Prywatny</Trans>
          </Badge>
        )
      }
    >
      <p className={styles.address}>{profileAddress(username, globalThis.location?.host ?? '')}</p>
      <div className={styles.actions}>
        <ButtonLink
          to="/uzytkownik/$username"
          params={{ username }}
          size="small"
          icon={<ExternalLink size={16} />}
        >
          <Trans>Zobacz oczami innych</Trans>
        </ButtonLink>
        {is_public ? (
          <Button
            size="small"
            icon={<Share2 size={16} />}
            onPress={() => void share(username, profile.display_name || t`Profil w Iskrze`)}
          >
            <Trans>Udostępnij</Trans>
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
