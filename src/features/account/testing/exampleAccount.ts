import { answeringApi } from '#api/product/testing/answeringApi.ts'
import type { AccountSession } from '#domain/account/accountSession.ts'
import { type AccountOrder, type Billing, EMPTY_BILLING } from '#domain/account/billing.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import type { Profile } from '#domain/account/profile.ts'

export const PROFILE: Profile = { display_name: 'Ola Nowak', username: 'ola', bio: '', is_public: false }

export const BILLING: Billing = { ...EMPTY_BILLING, first_name: 'Ola', city: 'Łódź' }

export const SESSIONS: readonly AccountSession[] = [
  {
    id: 'other',
    device: 'Safari, iPhone',
    method: 'passkey',
    created_at: '2026-11-01T10:00:00.000Z',
    last_used_at: '2026-11-19T10:00:00.000Z',
    is_current: false,
  },
  {
    id: 'this',
    device: 'Chrome, Windows',
    method: 'password',
    created_at: '2026-11-10T10:00:00.000Z',
    last_used_at: '2026-11-20T10:00:00.000Z',
    is_current: true,
  },
]

export const PASSKEY: Passkey = {
  id: 'key-1',
  name: 'Telefon Oli',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  is_synced: true,
}

/** So many orders, newest first, the newest with this number. */
export function orders(newest: number, count: number): AccountOrder[] {
  return Array.from({ length: count }, (_, place) => ({
    number: `ISK-2026-${String(newest - place).padStart(6, '0')}`,
    placed_at: '2026-11-20T10:00:00.000Z',
    total: 4_999,
    tax: 381,
    currency_code: 'PLN',
    checkout_token: `token-${newest - place}`,
    lines: [{ title: 'Kubek z imieniem', variant_title: 'biały', quantity: 2 }],
  }))
}

/** A product API with a user's account behind it. */
export function exampleAccount() {
  return answeringApi({
    'GET /api/v1/account/profile': () => Response.json(PROFILE),
    'GET /api/v1/account/billing': () => Response.json(BILLING),
    'GET /api/v1/account/sessions': () => Response.json({ sessions: SESSIONS }),
    'GET /api/v1/account/passkeys': () => Response.json({ passkeys: [PASSKEY] }),
    'GET /api/v1/account/orders': () => Response.json({ orders: orders(23, 3), next: null }),
  })
}
