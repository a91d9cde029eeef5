import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { PREFERENCE_DEFAULTS } from '#domain/account/preferences.ts'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useStore } from '#ui/useStore.ts'
import styles from './FirstSteps.module.css'
import { livePreferences } from './livePreferences.ts'
import { useSetPreferences } from './useSetPreferences.ts'

/** The first steps for a new user. Closing them removes them for good, on every device. */
export function FirstSteps() {
  const { t } = useLingui()
  const set = useSetPreferences()
  const reading = useStore(livePreferences)
  if (reading.kind !== 'read') return null
  const { onboardingCompleted } = reading.value.choices
  if (onboardingCompleted?.value ?? PREFERENCE_DEFAULTS.onboardingCompleted) return null
  return (
    <Card
      title={<Trans>Pierwsze kroki</Trans>}
      actions={
        <IconButton
          label={t`Zamknij pierwsze kroki`}
          className={styles.close ?? ''}
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
