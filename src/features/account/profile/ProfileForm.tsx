import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#api/product/apiError.ts'
import { saveProfile } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import type { FieldProblem } from '#domain/account/apiError.ts'
import {
  BIO_LENGTH,
  checkProfileChange,
  DISPLAY_NAME_LENGTH,
  normaliseProfileChange,
} from '#domain/account/checkProfile.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { showToast } from '#ui/state/toasts.ts'
import { Switch } from '#ui/Switch.tsx'
import { problemsOf } from '#ui/form/useFields.ts'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import { PROFILE } from '../data/accountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { FormShell } from '../form/FormShell.tsx'
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

/** Name, user name, a short text, and whether they are public. Unsaved text stays on this device. */
export function ProfileForm({ profile, user, isOffline }: ProfileFormProps) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const show = useShowPart(PROFILE, user.id)
  const draft = useMemo(() => userDraft(DRAFT, user.id), [user.id])
  const form = useForm({
    isEdit: true,
    checksOnLeave: true,
    blame,
    // A user without a user name sees an empty field.
    initial: { ...profile, username: profile.username ?? '' },
    check: checkProfileChange,
    submit: async (_values, { changes }) => {
      await show(await saveProfile(await productApi(), normaliseProfileChange(changes)))
      await session.refreshUser()
    },
    onSubmitted: () => showToast({ type: 'success', title: t`Profil zapisany` }),
    draft,
  })
  const username = form.field('username')
  const bio = form.field('bio')
  const isPublic = form.flag('is_public')
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
      <TextField
        {...form.field('display_name')}
        label={t`Imię albo imię i nazwisko`}
        autoComplete="name"
        maxLength={DISPLAY_NAME_LENGTH}
        isDisabled={isLocked}
      />
      <TextField
        {...username}
        label={t`Nazwa użytkownika`}
        description={t`Adres profilu: ${address}`}
        autoComplete="off"
        maxLength={60}
        isDisabled={isLocked}
      />
      <TextField
        {...bio}
        label={t`Kilka słów o sobie`}
        description={t`${length} / ${BIO_LENGTH} znaków`}
        autoComplete="off"
        maxLength={BIO_LENGTH}
        multiline
        isDisabled={isLocked}
      />
      <Switch
        isSelected={isPublic.isSelected}
        onChange={isPublic.onChange}
        isDisabled={isLocked}
        description={t`Imię, opis i datę dołączenia zobaczy każdy, kto zna adres. Adresu e-mail nigdy nie pokazujemy.`}
      >
        <Trans>Profil publiczny</Trans>
      </Switch>
    </FormShell>
  )
}

/** That a user name is taken only the server knows; it says so by the code alone. */
function blame(failure: unknown): readonly FieldProblem[] {
  const isTaken = failure instanceof ApiError && failure.code === 'USERNAME_TAKEN'
  return isTaken ? [{ field: 'username', code: 'taken' }] : problemsOf(failure)
}
