import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { PublicProfile } from '#domain/account/profile.ts'
import { PublicProfileScreen } from './PublicProfileScreen.tsx'
import { profileStructuredData } from '#domain/structuredData/profileStructuredData.ts'

const OLA: PublicProfile = {
  username: 'ola',
  display_name: 'Ola Nowak',
  bio: 'Piszę kartki.',
  created_at: '2026-01-01T00:00:00.000Z',
  total_generations: 0,
}

function open(session = fixedSession()) {
  const { api, answer } = answeringApi({ 'GET /api/v1/profiles/ola': () => Response.json(OLA) })
  const show = (username: string) =>
    renderScreen(<PublicProfileScreen username={username} onLoaded={() => undefined} />, {
      session,
      productApi: () => Promise.resolve(api),
    })
  return { show, answer }
}

afterEach(cleanup)

describe('a public profile', () => {
  it('shows what its owner wrote, and no work where there is none yet', async () => {
    open().show('ola')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ola Nowak' })).toBeDefined()
    expect(screen.getByText('Piszę kartki.')).toBeDefined()
    expect(screen.getByText('1 stycznia 2026')).toBeDefined()
    expect(screen.queryByText('Wygenerowane prace')).toBeNull()
    expect(screen.queryByText('Tak widzą Cię inni')).toBeNull()
  })

  it('of nobody is told as such', async () => {
    open().show('nikt')
    expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego profilu' })).toBeDefined()
  })

  it('tells its owner that it is hidden', async () => {
    open(fixedSession(signedIn({ username: 'ukryta' }))).show('ukryta')
    expect(await screen.findByText(/Twój profil jest prywatny/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Edytuj profil' })).toHaveProperty('pathname', '/profil')
  })

  it('offers another try when it could not be read', async () => {
    const { show, answer } = open()
    answer('GET /api/v1/profiles/ola', withoutNetwork)
    show('ola')
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined()
  })

  it('is described to search engines without what it doesn’t say', () => {
    const [page] = profileStructuredData({ ...OLA, bio: '', display_name: '' }, 'https://iskra.example')
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      url: 'https://iskra.example/uzytkownik/ola',
      mainEntity: { '@type': 'Person', name: 'ola', identifier: 'ola' },
    })
    expect(JSON.stringify(page)).not.toContain('"description"')
  })
})
