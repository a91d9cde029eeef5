import { Trans, useLingui } from '@lingui/react/macro'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Passkey } from '#domain/account/passkey.ts'
import type { User } from '#domain/account/user.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PASSKEYS } from '../data/accountPart.ts'
import { PartView } from '../data/PartView.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import { FormFailure } from '../form/FormNotes.tsx'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import { PasskeyRow } from './PasskeyRow.tsx'
import { useAddPasskey } from './useAddPasskey.ts'

/** The keys one can sign in with instead of the password. */
export function PasskeysCard({ user }: { readonly user: User }) {
  const data = useAccountPart(PASSKEYS)
  return (
    <Card
      title={<Trans>Klucze dostępu</Trans>}
      lead={
        <Trans>
          Logujesz się odciskiem palca, twarzą albo kodem tego urządzenia, bez hasła. Klucza nie da się
          podpatrzeć ani wyłudzić.
        </Trans>
      }
    >
      <PartView data={data} skeleton={<Skeleton height="4rem" />}>
        {(passkeys) => <Passkeys passkeys={passkeys} user={user} />}
      </PartView>
    </Card>
  )
}

function Passkeys({ passkeys, user }: { readonly passkeys: readonly Passkey[]; readonly user: User }) {
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={rows.empty}>
          <KeyRound size={20} aria-hidden="true" />
          <Trans>Nie ma tu jeszcze żadnego klucza.</Trans>
        </p>
      ) : (
        <ul className={rows.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} userId={user.id} />
          ))}
        </ul>
      )}
      <AddPasskey user={user} />
    </>
  )
}

const never = () => () => undefined

function AddPasskey({ user }: { readonly user: User }) {
  const { t } = useLingui()
  const isSupported = useSyncExternalStore(never, browserSupportsWebAuthn, () => true)
  const adding = useAddPasskey(user.id)
  if (!isSupported) {
    return (
      <p className={rows.muted}>
        <Trans>Ta przeglądarka nie obsługuje kluczy dostępu. Dodasz je w innej albo na telefonie.</Trans>
      </p>
    )
  }
  return (
    <>
      <FormFailure failure={adding.failure} />
      <div>
        <Button
          icon={<KeyRound size={18} />}
          isPending={adding.isPending}
          isDisabled={!user.is_verified}
          aria-label={adding.isPending ? t`Dodajemy klucz…` : undefined}
          onPress={() => void adding.add()}
        >
          <Trans>Dodaj klucz dostępu</Trans>
        </Button>
      </div>
    </>
  )
}
