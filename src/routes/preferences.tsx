import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { ThemeAndLanguage } from '#app/settings/ThemeAndLanguage.tsx'
import { AccountFrame } from '#features/account/frame/AccountFrame.tsx'
import { GenerationPreferencesCard } from '#features/generation/preferences/GenerationPreferencesCard.tsx'
import { useWorkingEngines } from '#features/generation/preferences/useWorkingEngines.ts'
import { PreferencesScreen } from '#features/preferences/PreferencesScreen.tsx'

export const Route = createFileRoute('/preferences')({
  head: routeHead,
  component: Preferences,
})

function Preferences() {
  return (
    <AccountFrame
      place="preferences"
      lead={<Trans>Każda zmiana działa od razu, na wszystkich Twoich urządzeniach.</Trans>}
    >
      <PreferencesScreen
        appearance={<ThemeAndLanguage />}
        isOffline={useConnection().view === 'offline'}
        engines={useWorkingEngines()}
        generation={<GenerationPreferencesCard />}
      />
    </AccountFrame>
  )
}
