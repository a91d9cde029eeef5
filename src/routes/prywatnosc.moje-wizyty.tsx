import { useLingui } from '@lingui/react'
import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { SCREEN_WORDS } from '#app/manifests.ts'
import { VisitsScreen } from '#features/engagement/VisitsScreen.tsx'
import { CookieChoice } from '#features/preferences/CookieChoice.tsx'

export const Route = createFileRoute('/prywatnosc/moje-wizyty')({
  head: routeHead,
  component: Visits,
})

function Visits() {
  const { i18n } = useLingui()
  return <VisitsScreen choice={<CookieChoice />} nameOf={(page) => i18n._(SCREEN_WORDS[page].title)} />
}
