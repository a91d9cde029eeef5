import { Trans, useLingui } from '@lingui/react/macro'
import { Owned } from '../data/Owned.tsx'
import { PartView } from '../data/PartView.tsx'
import { PROFILE } from '../data/accountPart.ts'
import { useAccountPart } from '../data/useAccountPart.ts'
import type { User } from '#domain/account/user.ts'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { Card } from '#ui/Card.tsx'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { CardSkeletons } from '../frame/CardSkeletons.tsx'
import { VerifyNotice } from '../frame/VerifyNotice.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { PublicAddress } from './PublicAddress.tsx'

/** /profil: the user's public profile, for editing. */
export function ProfileScreen() {
  const { t } = useLingui()
  return (
    <AccountFrame place="profile" title={t`Mój profil`} lead={t`Ty decydujesz, co inni o Tobie widzą.`}>
      <Owned skeleton={<CardSkeletons fields={[1, 3]} />}>{(user) => <OwnProfile user={user} />}</Owned>
    </AccountFrame>
  )
}

function OwnProfile({ user }: { readonly user: User }) {
  const data = useAccountPart(PROFILE)
  return (
    <>
      <VerifyNotice user={user} />
      {data.status === 'here' && data.value.username !== null ? (
        <PublicAddress profile={data.value} username={data.value.username} />
      ) : null}
      <Card title={<Trans>Dane profilu</Trans>}>
        <PartView data={data} skeleton={<FormSkeleton count={3} />}>
          {(profile, isOffline) => <ProfileForm profile={profile} user={user} isOffline={isOffline} />}
        </PartView>
      </Card>
    </>
  )
}
