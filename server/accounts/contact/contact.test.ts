import { expect, it } from 'vitest'
import { renderLetter } from '#server/platform/mail/renderLetter.ts'
import { apiClient, waitingLetters } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'

const MESSAGE = {
  email: 'zofia@example.pl',
  order_number: 'ISK-2026-000001',
  message: 'Gdzie jest <b>paczka</b>?',
}

describeOnDatabase('the contact page', (freshContext) => {
  it('sends a letter to whoever runs the shop, to be answered to whoever wrote', async () => {
    const config = testConfig()
    const seller = { ...config.seller, email: 'biuro@iskra.example' }
    const context = await freshContext({ config: { ...config, seller } })
    const answer = await apiClient(context)('POST /api/v1/contact', { body: MESSAGE })
    expect(answer.status).toBe(202)
    const [letter] = await waitingLetters(context)
    if (letter?.kind !== 'contact-message') throw new Error('no letter was written')
    const { to, headers, html, text } = await renderLetter(letter, 'https://iskra.example')
    expect(to).toBe('biuro@iskra.example')
    expect(headers).toEqual({ 'Reply-To': MESSAGE.email })
    expect(text).toContain('ISK-2026-000001')
    expect(html).toContain('Gdzie jest &lt;b&gt;paczka&lt;/b&gt;?')
  })

  it('sends nothing that nobody could answer, nor too much', async () => {
    const config = testConfig()
    const auth = { ...config.auth, throttleFactor: 1 }
    const context = await freshContext({ config: { ...config, auth } })
    const call = apiClient(context)
    for (const wrong of [{ email: 'nie' }, { message: ' ' }, { message: 'krótko' }]) {
      expect((await call('POST /api/v1/contact', { body: { ...MESSAGE, ...wrong } })).status).toBe(422)
    }
    expect(await waitingLetters(context)).toEqual([])
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await call('POST /api/v1/contact', { body: MESSAGE })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
  })
})
