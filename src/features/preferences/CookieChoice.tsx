import { Trans, useLingui } from '@lingui/react/macro'
import { useAsksForPrivacy } from '#services/asksForPrivacy.ts'
import { useServices } from '#services/services.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useStore } from '#ui/useStore.ts'
import styles from './CookieChoice.module.css'
import { livePreferences } from './livePreferences.ts'
import { useSetPreferences } from './useSetPreferences.ts'

const ANSWERS = { yes: true, no: false } as const

/**
 * The consent to count visits: without an answer it is no, and the browser's privacy request overrides it. Where visits
 * aren't counted there is no choice.
 */
export function CookieChoice() {
  const { t } = useLingui()
  const set = useSetPreferences()
  const isAskedForPrivacy = useAsksForPrivacy()
  const reading = useStore(livePreferences)
  const { analytics } = useServices().config.features
  const accepted = reading.kind === 'read' ? reading.value.choices.cookiesAccepted?.value : undefined
  if (!analytics) {
    return (
      <p className={styles.note}>
        <Trans>Tutaj nikomu nie liczymy wizyt, więc nie ma o co pytać.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.choice}>
      <RadioGroup
        label={t`Statystyki odwiedzin`}
        presentation="cards"
        options={[
          {
            value: 'no',
            label: t`Nie zgadzam się`,
            description: t`Tak działamy, dopóki nie wybierzesz. Wcześniejszy zapis zniknie.`,
          },
          {
            value: 'yes',
            label: t`Zgadzam się`,
            description: t`Liczymy wizyty, czas i przewijanie, bez informacji, kim jesteś. Możesz zobaczyć i usunąć ten zapis.`,
          },
        ]}
        value={accepted === undefined ? null : accepted ? 'yes' : 'no'}
        onChange={(value) => set({ cookiesAccepted: ANSWERS[value] })}
      />
      {isAskedForPrivacy ? (
        <p className={styles.note}>
          <Trans>
            Ta przeglądarka prosi, żeby Cię nie śledzić (Global Privacy Control albo Do Not Track). Niczego
            nie zapisujemy, niezależnie od Twojego wyboru.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}
