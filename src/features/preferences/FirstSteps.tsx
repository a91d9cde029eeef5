import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { PREFERENCE_DEFAULTS } from '#domain/account/preferences.ts'
import { deviceTexts } from '#domain/browser/page/textStorage.ts'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useStore } from '#ui/useStore.ts'
import styles from './FirstSteps.module.css'
import { livePreferences } from './livePreferences.ts'
import { useSetPreferences } from './useSetPreferences.ts'

/** Kept where they were closed at the last visit: it is known before the database has answered. */
const SEEN_CLOSED = 'iskra-first-steps-closed'

/** The first steps for a new user. Closing them removes them for good, on every device. */
export function FirstSteps() {
  const { t } = useLingui()
  const set = useSetPreferences()
  const reading = useStore(livePreferences)
  const isRead = reading.kind === 'read'
  const isClosed = isRead
    ? (reading.value.choices.onboardingCompleted?.value ?? PREFERENCE_DEFAULTS.onboardingCompleted)
    : deviceTexts.read(SEEN_CLOSED) !== null
  useEffect(() => {
    if (!isRead) return
    if (isClosed) deviceTexts.write(SEEN_CLOSED, 'true')
    else deviceTexts.forget(SEEN_CLOSED)
  }, [isRead, isClosed])
  if (isClosed || reading.kind === 'failed') return null
  return (
    <Card
      title={<Trans>Pierwsze kroki</Trans>}
      actions={
        <IconButton
          label={t`Zamknij pierwsze kroki`}
          className={styles.close ?? ''}
          isDisabled={!isRead}
          onPress={() => set({ onboardingCompleted: true })}
        >
          <X size={20} />
        </IconButton>
      }
    >
      <ol className={styles.steps}>
        <li>
          <TextLink to="/produkty-ai">
            <Trans>Zobacz, jak powstają słowa</Trans>
          </TextLink>
          <p>
            <Trans>Życzenia, listy i podziękowania: wybierasz okazję, my zaczynamy, Ty kończysz.</Trans>
          </p>
        </li>
        <li>
          <TextLink to="/sklep">
            <Trans>Znajdź coś na najbliższą okazję</Trans>
          </TextLink>
          <p>
            <Trans>Kartki i prezenty z Twoimi słowami. Koszyk działa też bez sieci.</Trans>
          </p>
        </li>
        <li>
          <TextLink to="/preferences">
            <Trans>Dostosuj Iskrę do siebie</Trans>
          </TextLink>
          <p>
            <Trans>Wygląd, język i rodzaje wiadomości. Raz na wszystkie urządzenia.</Trans>
          </p>
        </li>
      </ol>
    </Card>
  )
}
