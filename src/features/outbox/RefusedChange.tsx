import { Trans, useLingui } from '@lingui/react/macro'
import type { IntentRow } from '#offline/outbox/intent.ts'
import type { IntentPlace } from '#services/manifest.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { closeOutboxPanel } from '#ui/state/outboxPanel.ts'
import { DiscardChange } from './DiscardChange.tsx'
import { refusalText } from './failureText.ts'
import { useIntentWords } from './shownIntents.ts'
import styles from './OutboxPanel.module.css'
import { useOutboxAction } from './useOutboxAction.ts'

/** A change that a service said no to: it waits here until a person has decided. */
export function RefusedChange({ intent }: { readonly intent: IntentRow }) {
  const { i18n } = useLingui()
  const run = useOutboxAction()
  const said = useIntentWords()(intent)

  return (
    <Notice
      tone="danger"
      action={
        <div className={styles.actions}>
          <Button size="small" onPress={() => void run((actions) => actions.retry([intent.id]))}>
            <Trans>Spróbuj ponownie</Trans>
          </Button>
          <EditLink place={said.place} />
          <DiscardChange intent={intent} />
        </div>
      }
    >
      <strong>{i18n._(said.words)}</strong>
      {intent.lastError === null ? null : (
        <>
          <p>{i18n._(refusalText(said, intent.lastError))}</p>
          <p className={styles.state}>
            {said.place === 'cart' ? (
              <Trans>Odpowiedź sklepu: {intent.lastError.message}</Trans>
            ) : (
              <Trans>Odpowiedź serwera: {intent.lastError.message}</Trans>
            )}
          </p>
        </>
      )}
    </Notice>
  )
}

/** Where the change was made, and can be made otherwise. */
function EditLink({ place }: { readonly place: IntentPlace }) {
  if (place === 'cart') {
    return (
      <Button size="small" variant="quiet" onPress={edit}>
        <Trans>Zmień w koszyku</Trans>
      </Button>
    )
  }
  if (place === 'generations') {
    return (
      <ButtonLink to="/historia" size="small" variant="quiet" onClick={closeOutboxPanel}>
        <Trans>Zmień w historii</Trans>
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/preferences" size="small" variant="quiet" onClick={closeOutboxPanel}>
      <Trans>Zmień w preferencjach</Trans>
    </ButtonLink>
  )
}

function edit() {
  closeOutboxPanel()
  openCartDrawer()
}
