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
  // What is typed while that happens is looked at by itself (early-typing.engine.ts).
  await takenOver(person)
  await person.type('Adres e-mail', email)
  await person.type('Hasło', password)
  await person.press('button', 'Zaloguj się')
  await person.until(`the screen ${path}`, async () => {
    return (await person.window.evaluate(() => location.pathname)) === path
  })
}

/** Waits until the page answers by its own code. */
export function takenOver(person: Person): Promise<void> {
  return person.until('the page to be taken over by its script', () =>
    person.window.evaluate(() => document.querySelector('#root[data-started]') !== null),
  )
}
