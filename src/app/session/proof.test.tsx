import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createProductApi } from '#api/product/createProductApi.ts'
import { refusedWith } from '#api/product/testing/answeringApi.ts'
import { exampleTokens, MemoryTokens } from '#api/product/testing/memoryTokens.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import ProofDialog from './ProofDialog.tsx'
import { askForProof } from './proofState.ts'

const PASSWORD = 'poranna kawa nad jeziorem'

/** A server that gives the data out once the password was shown, and a page that asks for it. */
function openPage() {
  const tokens = new MemoryTokens(Date.now)
  tokens.signIn(exampleTokens())
  const asked: string[] = []
  let isProved = false
  const api = createProductApi({
    base: 'https://iskra.example',
    tokens,
    isOffline: () => true,
    askForProof,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      if (pathname.endsWith('/account/passkeys')) return Response.json({ passkeys: [] })
      if (pathname.endsWith('/account/export')) {
        return isProved ? Response.json({ user: 'Zofia' }) : refusedWith('PROOF_REQUIRED')
      }
      const { current_password } = z.parse(z.object({ current_password: z.string() }), await request.json())
      isProved = current_password === PASSWORD
      return isProved
        ? new Response(null, { status: 204 })
        : refusedWith('VALIDATION_FAILED', [{ field: 'current_password', code: 'wrong' }])
    },
  })
  renderScreen(<ProofDialog />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(api),
  })
  const take = (signal?: AbortSignal) =>
    api.call('GET /api/v1/account/export', { answer: z.record(z.string(), z.unknown()), signal })
  return { asked, take }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )
// Its code comes with the first opening.
const dialog = () => screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' }, { timeout: 10_000 })
const password = async () => within(await dialog()).getByLabelText('Hasło', { selector: 'input' })
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }))

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('what needs a recent proof', () => {
  it('asks for the password in a dialog and then goes on by itself', async () => {
    const { take } = openPage()
    const taken = take()
    const field = await password()
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.type(field, 'nie to hasło')
    await press('Potwierdź')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(field).toHaveProperty('value', 'nie to hasło')

    await userEvent.clear(field)
    await userEvent.type(field, `${PASSWORD}{Enter}`)
    expect(await taken).toEqual({ user: 'Zofia' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Within the few minutes the person isn't asked again.
    expect(await take()).toEqual({ user: 'Zofia' })
  })

  it('asks once for two who want it together', async () => {
    const { take, asked } = openPage()
    const both = Promise.all([take(), take()])
    await userEvent.type(await password(), `${PASSWORD}{Enter}`)
    expect(await both).toEqual([{ user: 'Zofia' }, { user: 'Zofia' }])
    expect(asked.filter((what) => what === 'POST /api/v1/auth/prove')).toHaveLength(1)
  })

  it('is refused as before where the person changes their mind, or has left', async () => {
    const { take, asked } = openPage()
    const outcome = failureOf(take())
    await press('Anuluj')
    expect(await outcome).toMatchObject({ code: 'PROOF_REQUIRED' })
    const leaving = new AbortController()
    const left = failureOf(take(leaving.signal))
    await dialog()
    leaving.abort()
    expect(await left).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(asked.filter((what) => what.startsWith('POST'))).toEqual([])
    await press('Anuluj')
  })
})
