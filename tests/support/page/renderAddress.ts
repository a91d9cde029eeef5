import { createMemoryHistory } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { App } from '#app/App.tsx'
import { createAppRouter } from '#app/createAppRouter.ts'
import { smallShop } from './smallShop.ts'

/** The values for the parameters of an address. */
const PARAMETERS: Readonly<Record<string, string>> = {
  $handle: 'kubek',
  $collection: 'kartki',
  $token: 'token',
  $username: 'ola',
  $id: 'praca',
  $: 'nie-ma-takiej',
}

/** Every address with a screen, read from the generated tree: a new one is tested automatically. */
export async function everyAddress(): Promise<string[]> {
  const context = { services: smallShop(), i18n: await createI18n('pl') }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/'] }))
  return Object.keys(router.routesByPath).map((path) =>
    path.replaceAll(/\$\w*/g, (name) => PARAMETERS[name] ?? name),
  )
}

/** The whole page at an address as text, as it is before any script has run. */
export async function renderAddress(address: string, language: 'pl' | 'en' = 'pl'): Promise<string> {
  // A user who may see every screen, so that each is rendered and not the way to sign in.
  const session = fixedSession(signedIn({ roles: ['admin'] }))
  const context = { services: smallShop({ session }), i18n: await createI18n(language) }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return renderToString(createElement(App, { context, router }))
}
