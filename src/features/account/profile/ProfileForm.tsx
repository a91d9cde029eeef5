import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { saveProfile } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import {
  BIO_LENGTH,
  checkProfileChange,
  DISPLAY_NAME_LENGTH,
  normaliseProfileChange,
} from '#domain/account/checkProfile.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'
import { showToast } from '#ui/state/toasts.ts'
import { Switch } from '#ui/Switch.tsx'
import { PROFILE } from '../data/accountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { AccountField } from '../form/AccountField.tsx'
import { FormShell } from '../form/FormShell.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import { profileAddress } from './profileAddress.ts'

export interface ProfileFormProps {
  readonly profile: Profile
  readonly user: User
  readonly isOffline: boolean
}

const DRAFT = {
  name: 'profile',
  schema: z.object({
    display_name: z.optional(z.string()),
    username: z.optional(z.string()),
    bio: z.optional(z.string()),
    is_public: z.optional(z.boolean()),
  }),
}

/** Name, address, a few words, and whether anybody sees them. What is typed and not saved stays on this device. */
export function ProfileForm({ profile, user, isOffline }: ProfileFormProps) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const show = useShowPart(PROFILE, user.id)
  const form = useAccountForm({
    userId: user.id,
    // An empty field is how somebody without a user name sees it.
    saved: { ...profile, username: profile.username ?? '' },
    check: checkProfileChange,
    save: async (_values, changes) => {
      await show(await saveProfile(await productApi(), normaliseProfileChange(changes)))
      await session.refreshUser()
    },
    onSaved: () => showToast({ type: 'success', title: t`Profil zapisany` }),
    draft: DRAFT,
  })
  const username = form.bind('username')
  const bio = form.bind('bio')
  const isPublic = form.bind('is_public')
  const isLocked = !user.is_verified
  const host = globalThis.location?.host ?? ''
  const address = profileAddress(username.value.trim().toLowerCase() || t`twoja-nazwa`, host)
  const length = bio.value.length
  return (
    <FormShell
      form={form}
      label={t`Zmiana profilu`}
      verb={<Trans>Zapisz profil</Trans>}
      isOffline={isOffline}
      isKept
      isDisabled={isLocked}
    >
      <AccountField
        bound={form.bind('display_name')}
        label={t`Imię albo imię i nazwisko`}
        autoComplete="name"
        maxLength={DISPLAY_NAME_LENGTH}
        isDisabled={isLocked}
      />
      <AccountField
        bound={username}
        label={t`Nazwa użytkownika`}
        description={t`Adres profilu: ${address}`}
        autoComplete="off"
        maxLength={60}
        isDisabled={isLocked}
      />
      <AccountField
        bound={bio}
        label={t`Kilka słów o sobie`}
        description={t`${length} / ${BIO_LENGTH} znaków`}
        autoComplete="off"
        maxLength={BIO_LENGTH}
        multiline
        isDisabled={isLocked}
      />
      <Switch
        isSelected={isPublic.value}
        onChange={isPublic.onChange}
        isDisabled={isLocked}
        description={t`Imię, opis i data dołączenia będą widoczne dla każdego, kto zna adres. Adresu e-mail nie pokazujemy nigdy.`}
      >
        <Trans>Profil publiczny</Trans>
      </Switch>
    </FormShell>
  )
}
