import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { ThemeAndLanguage } from '#app/settings/ThemeAndLanguage.tsx'
import { AccountFrame } from '#features/account/frame/AccountFrame.tsx'
import { GenerationPreferencesCard } from '#features/generation/preferences/GenerationPreferencesCard.tsx'
import { PreferencesScreen } from '#features/preferences/PreferencesScreen.tsx'

const TITLE = msg`Preferencje`

export const Route = createFileRoute('/preferences')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Preferences,
})

function Preferences() {
  return (
    <AccountFrame
      place="preferences"
      lead={<Trans>Każdy wybór działa od razu i idzie z Tobą na inne urządzenia.</Trans>}
    >
      <PreferencesScreen appearance={<ThemeAndLanguage />} isOffline={useConnection().view === 'offline'} />
      <GenerationPreferencesCard />
    </AccountFrame>
  )
}
