import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Share2, UserRoundX } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import type { PublicProfile } from '#domain/account/profile.ts'
import { useShopFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Avatar } from '../frame/Avatar.tsx'
import { useShareProfile } from '../profile/useShareProfile.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import styles from './PublicProfile.module.css'
import { publicProfileQuery } from './publicProfileQuery.ts'

export interface PublicProfileScreenProps {
  readonly username: string
  /** Called once the profile is known, or that there is none. */
  readonly onLoaded: () => void
}

/** /uzytkownik/{username}: a user's public profile. */
export function PublicProfileScreen({ username, onLoaded }: PublicProfileScreenProps) {
  const { data, error, refetch } = useQuery(publicProfileQuery(useServices(), username))
  const isKnown = data !== undefined
  const known = useEffectEvent(onLoaded)
  useEffect(() => {
    if (isKnown) known()
  }, [isKnown])
  return (
    <Page width="narrow">
      <OwnProfileNote username={username} isHidden={data === null} />
      {data === undefined ? (
        error === null ? (
          <ProfileSkeleton />
        ) : (
          <ErrorState level={1} onRetry={() => void refetch()} />
        )
      ) : data === null ? (
        <NoProfile />
      ) : (
        <Profile profile={data} />
      )}
    </Page>
  )
}

function Profile({ profile }: { readonly profile: PublicProfile }) {
  const format = useShopFormat()
  const share = useShareProfile()
  const { username, bio, total_generations } = profile
  const name = profile.display_name === '' ? username : profile.display_name
  const since = format.date(profile.created_at)
  return (
    <article className={styles.profile}>
      <Avatar name={name} size="large" />
      <header className={styles.header}>
        <h1>{name}</h1>
        <p className={styles.username}>@{username}</p>
      </header>
      {bio === '' ? null : <p className={styles.bio}>{bio}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>W Iskrze od</Trans>
          </dt>
          <dd>{since}</dd>
        </div>
        {total_generations > 0 ? (
          <div>
            <dt>
              <Trans>Wygenerowane prace</Trans>
            </dt>
            <dd>{format.number(total_generations)}</dd>
          </div>
        ) : null}
      </dl>
      <Button icon={<Share2 size={18} />} onPress={() => void share(username, name)}>
        <Trans>Udostępnij profil</Trans>
      </Button>
    </article>
  )
}

/** The same text for an unknown name and for a hidden profile. */
function NoProfile() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      icon={<UserRoundX size={28} />}
      title={t`Nie ma takiego profilu`}
      description={t`Nikt nie ma takiej nazwy albo ten profil jest prywatny.`}
      action={
        <ButtonLink to="/sklep" variant="primary">
          <Trans>Do sklepu</Trans>
        </ButtonLink>
      }
    />
  )
}

/** To the owner: this is how others see it. */
function OwnProfileNote({ username, isHidden }: { readonly username: string; readonly isHidden: boolean }) {
  const { t } = useLingui()
  const session = useSession()
  if (session.status !== 'signed-in' || session.user.username !== username) return null
  return (
    <div className={styles.note}>
      <Notice
        tone="neutral"
        title={t`Tak widzą Cię inni`}
        action={
          <ButtonLink to="/profil" size="small">
            <Trans>Edytuj profil</Trans>
          </ButtonLink>
        }
      >
        {isHidden ? <Trans>Twój profil jest prywatny, więc inni nic tu nie zobaczą.</Trans> : null}
      </Notice>
    </div>
  )
}
