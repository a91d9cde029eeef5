import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN, EMBEDDED_STOREFRONT_ENDPOINT } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { carts } from '#server/shop/storefront/tables.ts'
import { BUYER, makeCart } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { loadTestPage } from '#support/testPage.ts'
import { createApp } from './app.ts'

const SECRETS = {
  note: 'prywatna wiadomość do Oli\n    at domu (Nad Jeziorem:1:1)',
  email: 'tajna.osoba@example.pl',
  phone: '+48600700800',
}
const WRITING = `mutation ($id: ID!, $note: String!, $email: String, $phone: String) {
  cartNoteUpdate(cartId: $id, note: $note) { cart { id } }
  cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { email: $email, phone: $phone }) { cart { id } }
}`

/** The tables of carts and checkouts: each statement about one of these fails once. */
const TABLES = [
  'carts',
  'cart_lines',
  'checkouts',
  'discount_codes',
  'orders',
  'personalizations',
  'prints',
  'product_variants',
  'products',
  'rate_limits',
]

describeOnDatabase('the log', (freshContext) => {
  it('tells no secret of a cart and nothing of its buyer, whichever table fails them', async () => {
    const lines: string[] = []
    const context = await freshContext({ log: createLog('debug', (line) => lines.push(line)) })
    const app = await createApp(context, await loadTestPage(), () => 'ready')
    const { token } = await makeCart(context, [{ price: 1_999, quantity: 1 }])
    const [cart] = await context.database.select().from(carts)
    const id = `gid://shopify/Cart/${cart?.id ?? ''}?key=${cart?.secret ?? ''}`
    const headers = { 'content-type': 'application/json' }
    const storefront = async (query: string) =>
      app.request(EMBEDDED_STOREFRONT_ENDPOINT, {
        method: 'POST',
        headers: { ...headers, 'X-Shopify-Storefront-Access-Token': EMBEDDED_PUBLIC_TOKEN },
        body: JSON.stringify({ query, variables: { ...SECRETS, id } }),
      })
    const walk = async () => {
      await storefront(WRITING)
      await storefront('query ($id: ID!) { cart(id: $id) { id note } }')
      const details = JSON.stringify({ ...BUYER, email: SECRETS.email, phone: SECRETS.phone })
      await app.request(`/api/checkout/${token}`)
      await app.request(`/api/checkout/${token}/details`, { method: 'PUT', headers, body: details })
      await app.request(`/api/forms/checkout/${token}/details`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
        body: new URLSearchParams({ email: SECRETS.email, phone: SECRETS.phone }).toString(),
      })
    }
    for (const name of TABLES) {
      const away = sql.identifier(`away_${name}`)
      await context.database.execute(sql`ALTER TABLE ${sql.identifier(name)} RENAME TO ${away}`)
      await walk()
      await context.database.execute(sql`ALTER TABLE ${away} RENAME TO ${sql.identifier(name)}`)
    }
    const told = lines.join('')
    expect(told).toMatch(/carts/)
    const secrets = [...Object.values(SECRETS), 'Nad Jeziorem', cart?.secret ?? 'none', token]
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
  })
})
