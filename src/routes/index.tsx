import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { HomeScreen } from '#features/shop/home/HomeScreen.tsx'
import { loadCatalogue } from '#features/shop/pageData.ts'

const TITLE = msg`Iskra – kartki, życzenia i prezenty z AI`
const DESCRIPTION = msg`Życzenia, które brzmią jak Ty: kartki, listy i prezenty ze słowami na miarę. Działa też bez sieci.`

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadCatalogue(context.services),
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(TITLE), description: context.i18n._(DESCRIPTION), path: '/' }),
  component: HomeScreen,
})
