import { Trans, useLingui } from '@lingui/react/macro'
import { saveProfile } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { checkProfileChange, DISPLAY_NAME_LENGTH } from '#domain/account/checkProfile.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'
import { showToast } from '#ui/state/toasts.ts'
import { PROFILE } from '../data/accountPart.ts'
import { PartView } from '../data/PartView.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { FormShell } from '../form/FormShell.tsx'
import { Card } from '#ui/Card.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import { FormSkeleton } from '../form/FormSkeleton.tsx'

/** How we call the person. */
export function NameCard({ user }: { readonly user: User }) {
  const data = useAccountPart(PROFILE)
  return (
    <Card
      title={<Trans>Imię</Trans>}
      lead={<Trans>Tak zwracamy się do Ciebie w e-mailach i na stronie. To samo imię widać w profilu.</Trans>}
    >
      <PartView data={data} skeleton={<FormSkeleton count={1} />}>
        {(profile, isOffline) => <NameForm profile={profile} user={user} isOffline={isOffline} />}
      </PartView>
    </Card>
  )
}

interface NameFormProps {
  readonly profile: Profile
  readonly user: User
  readonly isOffline: boolean
}

function NameForm({ profile, user, isOffline }: NameFormProps) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const show = useShowPart(PROFILE, user.id)
  const form = useForm({
    isEdit: true,
    checksOnLeave: true,
    initial: { display_name: profile.display_name },
    check: checkProfileChange,
    submit: async (values) => {
      await show(await saveProfile(await productApi(), values))
      await session.refreshUser()
    },
    onSubmitted: () => showToast({ type: 'success', title: t`Imię zapisane` }),
  })
  return (
    <FormShell
      form={form}
      label={t`Zmiana imienia`}
      verb={<Trans>Zapisz imię</Trans>}
      isOffline={isOffline}
      isDisabled={!user.is_verified}
    >
      <TextField
        {...form.field('display_name')}
        label={t`Imię albo imię i nazwisko`}
        autoComplete="name"
        maxLength={DISPLAY_NAME_LENGTH}
        isDisabled={!user.is_verified}
      />
    </FormShell>
  )
}
