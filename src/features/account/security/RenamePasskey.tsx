import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { renamePasskey } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { type Passkey, PASSKEY_NAME_LENGTH } from '#domain/account/passkey.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { AccountField } from '../form/AccountField.tsx'
import styles from '../form/AccountForm.module.css'
import { FormFailure } from '../form/FormNotes.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'

export interface RenamePasskeyProps {
  readonly passkey: Passkey
  readonly userId: string
  /** With the passkey as it is called now, or null when it stays as it was. */
  readonly onDone: (renamed: Passkey | null) => void
}

/** A passkey's name, in place. */
export function RenamePasskey({ passkey, userId, onDone }: RenamePasskeyProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.select(), [])
  const form = useAccountForm({
    userId,
    saved: { name: passkey.name },
    check: ({ name }) => (name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
    save: async ({ name }) => {
      const renamed = await renamePasskey(await productApi(), { id: passkey.id, name: name.trim() })
      announce(t`Klucz nazywa się teraz ${renamed.name}`)
      onDone(renamed)
    },
  })
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      aria-label={t`Nazwa klucza ${passkey.name}`}
    >
      <AccountField
        bound={form.bind('name')}
        label={t`Nazwa klucza`}
        description={t`Na przykład „Telefon Zosi”`}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        checksOnLeave={false}
        isRequired
      />
      <FormFailure failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isPending={form.isSaving}>
          <Trans>Zapisz nazwę</Trans>
        </Button>
        <Button size="small" variant="quiet" onPress={() => onDone(null)}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
