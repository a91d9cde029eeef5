import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OrDivider } from '#ui/OrDivider.tsx'
import styles from './Entry.module.css'
import type { PasskeyRefusal } from './passkeyRefusal.ts'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

const REFUSALS = {
  dismissed: {
    title: msg`Klucz dostępu nie został użyty`,
    text: msg`Spróbuj jeszcze raz albo zaloguj się hasłem. Klucz dodasz w ustawieniach bezpieczeństwa.`,
  },
  'wrong-place': {
    title: msg`Pod tym adresem klucze dostępu nie działają`,
    text: msg`Zaloguj się hasłem albo otwórz Iskrę pod jej zwykłym adresem.`,
  },
} satisfies Record<PasskeyRefusal, { title: MessageDescriptor; text: MessageDescriptor }>

/** Signing in without a password, where the browser can. */
export function PasskeyPart({ isOffline }: { readonly isOffline: boolean }) {
  const { i18n } = useLingui()
  const passkey = usePasskeySignIn()
  const refusal = passkey.refusal === null ? null : REFUSALS[passkey.refusal]
  return passkey.isOffered ? (
    <div className={classNames(styles.actions, 'needs-script')}>
      <OrDivider />
      <Button
        size="large"
        icon={<Fingerprint size={20} />}
        isPending={passkey.isPending}
        isDisabled={isOffline && !passkey.isPending}
        onPress={passkey.press}
      >
        {passkey.isPending ? (
          <Trans>Czekamy na klucz dostępu…</Trans>
        ) : (
          <Trans>Zaloguj się kluczem dostępu</Trans>
        )}
      </Button>
      {refusal === null ? null : (
        <div role="alert">
          <Notice tone="warning" title={i18n._(refusal.title)}>
            {i18n._(refusal.text)}
          </Notice>
        </div>
      )}
      <FailureNote failure={passkey.failure} />
    </div>
  ) : null
}
