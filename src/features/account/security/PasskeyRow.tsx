import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { removePasskey } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import type { Passkey } from '#domain/account/passkey.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { PASSKEYS } from '../data/accountPart.ts'
import { accountKey } from '../data/useAccountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { ConfirmedAction } from '../frame/ConfirmedAction.tsx'
import rows from '#ui/Rows.module.css'
import { RenamePasskey } from './RenamePasskey.tsx'

export interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly userId: string
}

/** One passkey: its name, its last use, and its actions. */
export function PasskeyRow({ passkey, userId }: PasskeyRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const show = useShowPart(PASSKEYS, userId)
  const [isRenaming, setRenaming] = useState(false)
  const { name } = passkey
  const added = format.date(passkey.created_at)
  const used = passkey.last_used_at === null ? null : format.relativeTime(passkey.last_used_at)
  const known = () => queryClient.getQueryData<readonly Passkey[]>(accountKey(PASSKEYS)) ?? []

  async function remove(): Promise<void> {
    await removePasskey(await productApi(), passkey.id)
    await show(known().filter((other) => other.id !== passkey.id))
  }

  return (
    <li className={rows.row}>
      <KeyRound size={22} strokeWidth={1.75} className={rows.icon} aria-hidden="true" />
      <div className={rows.words}>
        <p className={rows.title}>
          <strong>{name}</strong>
          {passkey.is_synced ? (
            <Badge tone="neutral">
              <Trans>Na wszystkich Twoich urządzeniach</Trans>
            </Badge>
          ) : null}
        </p>
        <p className={rows.muted}>
          {used === null ? (
            <Trans>Dodany {added}, jeszcze nieużyty</Trans>
          ) : (
            <Trans>
              Dodany {added}, ostatnio użyty {used}
            </Trans>
          )}
        </p>
        {isRenaming ? (
          <RenamePasskey
            passkey={passkey}
            onDone={(renamed) => {
              setRenaming(false)
              if (renamed !== null)
                void show(known().map((other) => (other.id === renamed.id ? renamed : other)))
            }}
          />
        ) : null}
      </div>
      {isRenaming ? null : (
        <div className={rows.actions}>
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Zmień nazwę klucza ${name}`}
            onPress={() => setRenaming(true)}
          >
            <Trans>Zmień nazwę</Trans>
          </Button>
          <ConfirmedAction
            verb={<Trans>Usuń</Trans>}
            name={t`Usuń klucz ${name}`}
            question={t`Usunąć klucz „${name}”?`}
            confirmation={<Trans>Usuń klucz</Trans>}
            done={t`Klucz usunięty`}
            onConfirm={remove}
          >
            <Trans>
              Nie zalogujesz się już nim na to konto. Usuń go potem także z ustawień haseł na urządzeniu.
            </Trans>
          </ConfirmedAction>
        </div>
      )}
    </li>
  )
}
