import type { Page } from '@playwright/test'

type TokenName = 'access_token' | 'refresh_token'

/** Makes the access token that this device keeps one that no server takes, as if its time had run out unnoticed. */
export function spoilAccessToken(page: Page): Promise<void> {
  return spoil(page, ['access_token'])
}

/** Makes the kept session one that the server has ended. */
export function spoilTokens(page: Page): Promise<void> {
  return spoil(page, ['access_token', 'refresh_token'])
}

function spoil(page: Page, names: readonly TokenName[]): Promise<void> {
  return page.evaluate(
    (spoilt) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('iskra')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const writing = database.transaction('session', 'readwrite')
          const rows = writing.objectStore('session')
          const reading = rows.get('session')
          reading.addEventListener('success', () => {
            const { held, ...row } = reading.result
            const tokens = { ...held.tokens, ...Object.fromEntries(spoilt.map((name) => [name, 'spoilt'])) }
            rows.put({ ...row, held: { ...held, tokens } })
          })
          writing.addEventListener('complete', () => resolve())
          writing.addEventListener('error', () => reject(writing.error))
          database.close()
        })
      }),
    names,
  )
}

/** The tokens that this device keeps. */
export function storedTokens(page: Page): Promise<Record<TokenName, string>> {
  return page.evaluate(
    () =>
      new Promise<Record<TokenName, string>>((resolve, reject) => {
        const opening = indexedDB.open('iskra')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('session').objectStore('session').get('session')
          reading.addEventListener('success', () => resolve(reading.result.held.tokens))
          opening.result.close()
        })
      }),
  )
}

/** How often the session that this device keeps was refreshed, and one: the number in the middle of its token. */
export async function sessionGeneration(page: Page): Promise<number> {
  const { refresh_token: token } = await storedTokens(page)
  return Number(token.split('.')[1])
}
