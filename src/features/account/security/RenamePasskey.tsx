import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { renamePasskey } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { type Passkey, PASSKEY_NAME_LENGTH } from '#domain/account/passkey.ts'
import { requiredWords, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from '../form/AccountForm.module.css'
import { FormFailure } from '../form/FormNotes.tsx'

const check = schemaCheck(z.object({ name: requiredWords }))

export interface RenamePasskeyProps {
  readonly passkey: Passkey
  /** With the passkey as it is called now, or null when it stays as it was. */
  readonly onDone: (renamed: Passkey | null) => void
}

/** A passkey's name, in place. */
export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.select(), [])
  const form = useForm({
    initial: { name: passkey.name },
    check,
    isEdit: true,
    submit: async ({ name }) => {
      const renamed = await renamePasskey(await productApi(), { id: passkey.id, name: name.trim() })
      announce(t`Klucz nazywa się teraz ${renamed.name}`)
      onDone(renamed)
    },
  })
  return (
    <form {...form.element} ref={ref} className={styles.form} aria-label={t`Nazwa klucza ${passkey.name}`}>
      <TextField
        {...form.field('name')}
        label={t`Nazwa klucza`}
        description={t`Na przykład „Telefon Zosi”`}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        isRequired
      />
      <FormFailure failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isPending={form.isPending}>
          <Trans>Zapisz nazwę</Trans>
        </Button>
        <Button size="small" variant="quiet" onPress={() => onDone(null)}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
