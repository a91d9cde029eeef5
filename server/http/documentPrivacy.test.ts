import type { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import type { Page } from '#server/http/page/page.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { GUARDED_EXAMPLES, OPEN_EXAMPLES } from '#support/screenExamples.ts'
import { slice } from '#support/slice.ts'
import { loadRenderingPage } from '#support/testPage.ts'
import { createApp } from './app.ts'

let page: Page
beforeAll(async () => {
  page = await loadRenderingPage()
})

const CANARY = 'kanarek-7f3a'
/** Documents with the caller's own cart or checkout (docs/decisions/0054): never cached. */
const OWN = new Set(['/koszyk', '/kasa/nie-ma-takiej-kasy'])

describeOnDatabase('a rendered document', (freshContext) => {
  let context: ServerContext
  let app: Hono
  let person: UserRow
  let personHeaders: Record<string, string>

  async function open(path: string, headers: Record<string, string>) {
    const answer = await app.request(path, { headers: { accept: 'text/html', ...headers } })
    return { answer, html: await answer.text() }
  }

  beforeAll(async () => {
    context = await freshContext()
    await seedCatalogue(context)
    app = await createApp(context, page, () => 'ready')
    person = await makeUser(context, {
      email: `${CANARY}@example.pl`,
      emailFolded: `${CANARY}@example.pl`,
      displayName: CANARY,
      language: 'en',
    })
    const { access_token: token } = await signIn(context, person, CANARY)
    const { html } = await open('/sklep/produkt/kalendarz-biurkowy', {})
    const variant = /name="variant" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const added = await app.request('/api/forms/cart/add', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ variant, quantity: '3' }).toString(),
    })
    const cart = /^[^;]*/.exec(added.headers.get('set-cookie') ?? '')?.[0] ?? ''
    personHeaders = {
      cookie: `lang=pl; ${cart}; session=${CANARY}; name=${CANARY}`,
      authorization: `Bearer ${token}`,
      'user-agent': CANARY,
      referer: `https://iskra.example/?q=${CANARY}`,
    }
  })

  it('is to everybody the same, whoever asks', async () => {
    const alike = [...OPEN_EXAMPLES, ...GUARDED_EXAMPLES].filter((one) => !OWN.has(one))
    for (const path of slice(alike, 3)) {
      const stranger = await open(path, { cookie: 'lang=pl' })
      const known = await open(path, personHeaders)
      expect({
        path,
        isSame: known.html === stranger.html,
        isRendered: stranger.html.includes('data-rendered='),
        isPersonal: known.html.includes(CANARY) || known.html.includes(person.id),
        cookie: known.answer.headers.get('set-cookie'),
      }).toEqual({ path, isSame: true, isRendered: true, isPersonal: false, cookie: null })
    }
  })

  it('holds a cart for its owner alone, and is kept by nobody then', async () => {
    const stranger = await open('/koszyk', { cookie: 'lang=pl' })
    const own = await open('/koszyk', personHeaders)
    expect(own.html).toContain('Tydzień na stojaku')
    expect(stranger.html).not.toContain('Tydzień na stojaku')
    expect(own.html).not.toContain(CANARY)
    for (const { answer } of [stranger, own])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('has no form that would put what is typed into the address, but searches', async () => {
    let count = 0
    for (const path of OPEN_EXAMPLES) {
      const { html } = await open(path, { cookie: 'lang=pl' })
      for (const [form, attributes = ''] of html.matchAll(/<form\b([^>]*)>[\s\S]*?<\/form>/g)) {
        count += 1
        if (attributes.includes('method="post"')) continue
        expect({
          path,
          isSearch: / action="\/(?:sklep|modele|produkty-ai|szablony)/.test(attributes),
          asksWhoIsThere: /type="(?:password|email|tel)"|autoComplete="(?:email|name)"/i.test(form),
        }).toEqual({ path, isSearch: true, asksWhoIsThere: false })
      }
    }
    expect(count).toBeGreaterThan(30)
  })
})
