import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useStore } from '#ui/useStore.ts'
import { CookieChoice } from './CookieChoice.tsx'
import { EmailChoices } from './EmailChoices.tsx'
import { FirstStepsSwitch } from './FirstStepsSwitch.tsx'
import { GeneratorChoices, type GeneratorChoicesProps } from './GeneratorChoices.tsx'
import { StoredOnDevice } from './StoredOnDevice.tsx'
import { livePreferences } from './livePreferences.ts'
import { NoTracking } from './NoTracking.tsx'
import { PreferencesSkeleton } from './PreferencesSkeleton.tsx'
import { VisitsLink } from './VisitsLink.tsx'
import { SaveState } from './SaveState.tsx'

export interface PreferencesScreenProps {
  /** The choice of theme and language, which the whole page shares. */
  readonly appearance: ReactNode
  readonly isOffline: boolean
  /** The engines available here; undefined while loading, null without an answer. */
  readonly engines: GeneratorChoicesProps['engines']
  /** What forms begin with, from its own feature. */
  readonly generation?: ReactNode
}

/** All preferences: each choice applies at once and shows its progress. */
export function PreferencesScreen(props: PreferencesScreenProps) {
  const { t } = useLingui()
  const reading = useStore(livePreferences)
  if (reading.kind === 'unread') return <PreferencesSkeleton />
  if (reading.kind === 'failed') {
    return (
      <ErrorState
        title={t`Nie możemy odczytać Twoich preferencji`}
        description={t`Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z Iskrą i spróbuj ponownie.`}
        onRetry={() => void livePreferences.watch()}
      />
    )
  }
  return <PreferenceCards {...props} preferences={reading.value} />
}

function PreferenceCards({
  appearance,
  isOffline,
  engines,
  generation,
  preferences,
}: PreferencesScreenProps & { readonly preferences: DevicePreferences }) {
  const state = { preferences, isOffline }
  return (
    <>
      <Card title={<Trans>Wygląd i język</Trans>}>
        {appearance}
        <SaveState {...state} fields={['theme', 'language']} />
      </Card>
      <Card
        title={<Trans>E-maile od nas</Trans>}
        lead={<Trans>E-maile o bezpieczeństwie konta przychodzą zawsze.</Trans>}
      >
        <EmailChoices preferences={preferences} />
        <SaveState {...state} fields={['emailNotifications', 'marketingEmails']} />
      </Card>
      <Card
        title={<Trans>Ulubione generatory</Trans>}
        lead={<Trans>Od nich zaczniemy przy tworzeniu. Pokazujemy te, które tu działają.</Trans>}
      >
        <GeneratorChoices preferences={preferences} engines={engines} />
        <SaveState {...state} fields={['preferredGenerators']} />
      </Card>
      <Card title={<Trans>Pliki cookie i prywatność</Trans>} lead={<NoTracking />}>
        <CookieChoice />
        <VisitsLink />
        <SaveState {...state} fields={['cookiesAccepted']} />
        <StoredOnDevice />
      </Card>
      <Card title={<Trans>Pierwsze kroki</Trans>}>
        <FirstStepsSwitch preferences={preferences} />
        <SaveState {...state} fields={['onboardingCompleted']} />
      </Card>
      {generation}
    </>
  )
}
