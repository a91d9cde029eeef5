import type { Person } from './person.ts'

/** A first visit brings some 250 files, ms. */
const INSTALLATION_MS = 120_000

/** Waits until the service worker answers for the page: from then on what the page reads is kept. */
export function workerIsThere(person: Person): Promise<void> {
  return person.until(
    'the worker',
    () => person.window.evaluate(() => navigator.serviceWorker.controller !== null),
    INSTALLATION_MS,
  )
}

/** Opens a path for which one has to be signed in, by signing in. */
export async function signInTo(
  person: Person,
  path: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await person.open(`/login?redirect=${encodeURIComponent(path)}`)
  await person.type('Adres e-mail', email)
  await person.type('Hasło', password)
  await person.press('button', 'Zaloguj się')
  await person.until(`the screen ${path}`, async () => {
    return (await person.window.evaluate(() => location.pathname)) === path
  })
}
