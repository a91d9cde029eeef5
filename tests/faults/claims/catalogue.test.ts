import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { courseCredits } from '#domain/credits/courseSku.ts'
import { packCredits } from '#domain/credits/packSku.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { drawDocument } from '#server/platform/media/documents/drawDocument.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'
import type { CatalogueProduct } from '#server/shop/catalogue/catalogueProduct.ts'
import { type Feature, GOODS_FEATURES } from '#server/shop/catalogue/english/features.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { deliverDueWebhooks } from '#server/shop/checkout/webhookWorker.ts'
import { purchasedFile } from '#server/shop/orders/purchasedFile.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const promising = (...features: readonly Feature[]) =>
  catalogueProducts.filter((product) => features.some((feature) => product.features.includes(feature)))

const fileOf = (handle: string, requiresShipping = false) =>
  purchasedFile({ handle, requiresShipping, attributes: [] }, 'pl')

const pdfOf = ({ handle }: CatalogueProduct): string | null => {
  const file = fileOf(handle)
  return file === null ? null : Buffer.from(drawDocument(file.plan)).toString('latin1')
}

/** The size of the first page in points, as PDFs count. */
const firstPage = (pdf: string) =>
  /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/
    .exec(pdf)
    ?.slice(1)
    .map((side) => Math.round(Number(side)))

const PAPERS = { a4: [595, 842], a5: [420, 595], a6: [298, 420] }

function skuOf(product: CatalogueProduct): string {
  return product.variants[0]?.sku ?? ''
}

describe('a product that promises it', () => {
  it('is sent, where it says what it is made of', () => {
    for (const { handle, features, variants } of catalogueProducts) {
      const isSent = variants.some(({ requiresShipping }) => requiresShipping)
      expect([handle, isSent || !features.some((feature) => feature in GOODS_FEATURES)]).toEqual([
        handle,
        true,
      ])
    }
  })

  it('has blanks for the buyer’s words', () => {
    const those = promising('Tekst z miejscem na Wasze słowa')
    expect(those.length).toBeGreaterThan(30)
    for (const { handle, ai } of those) {
      expect([handle, blankNames(ai?.base ?? '').length > 2]).toEqual([handle, true])
      expect(JSON.stringify(fileOf(handle)?.plan)).toMatch(/\.{10,}/)
    }
  })

  it('is a file of the size that it says', () => {
    const sizes = new Map<Feature, number[]>([
      ['PDF w formacie A6: przód i środek', PAPERS.a6],
      ['PDF w formacie A4', PAPERS.a4],
      ['PDF w formacie A5', PAPERS.a5],
      ['PDF w formatach A4 i A5', PAPERS.a4],
      ['Cztery bileciki na kartce A4', PAPERS.a4],
      ['Zeszyt PDF z miejscem na notatki', PAPERS.a4],
    ])
    for (const [feature, size] of sizes) {
      // One of each way to be drawn: drawing all takes minutes.
      const kinds = Map.groupBy(promising(feature), ({ handle }) => fileOf(handle)?.plan.kind)
      expect([feature, kinds.size > 0 && !kinds.has(undefined)]).toEqual([feature, true])
      for (const [product] of kinds.values()) {
        const pdf = product === undefined ? null : pdfOf(product)
        expect([feature, firstPage(pdf ?? '')]).toEqual([feature, size])
      }
    }
  })

  it('is a file of words, not of their picture', () => {
    const [product] = promising('Słowa, które można skopiować')
    // What a reader needs to give back the letters of a font.
    expect(product === undefined ? '' : pdfOf(product)).toContain('/ToUnicode')
  })

  it('says of its own text what is true', () => {
    const text = (feature: Feature) => promising(feature)[0]?.ai?.base ?? ''
    expect(text('Ani jednego „ale” w tekście')).toMatch(/przepraszam/)
    expect(text('Ani jednego „ale” w tekście')).not.toMatch(/\bale\b/i)
    expect(text('Limeryk na pięć wersów').split('\n\n')[0]?.split('\n')).toHaveLength(5)
    const [, sentence = ''] = text('Numer, kwota i termin w pierwszym zdaniu').split('\n\n')
    expect(blankNames(sentence.split('.')[0] ?? '')).toEqual(['numer', 'kwota', 'termin'])
  })

  it.each(
    catalogueProducts.flatMap(({ handle, ai, english }) => (ai ? [[handle, ai, english] as const] : [])),
  )('%s is about as long as it says, in both languages', (_handle, ai, { sample = '' }) => {
    const most = Number(/\d+/.exec(ai.length)?.[0])
    const lengths = [ai.sample, sample].map((text) => text.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most)
    expect(Math.max(...lengths)).toBeGreaterThan(most / 2)
  })

  it('is a course with as many lessons and tasks as it says', () => {
    const counts = new Map<Feature, number>([
      ['Cztery lekcje i cztery zadania', 4],
      ['Pięć lekcji i pięć zadań', 5],
      ['Sześć lekcji i sześć zadań', 6],
    ])
    const courses = catalogueProducts.filter(({ productType }) => productType === 'Kurs')
    expect(promising(...counts.keys())).toEqual(courses)
    for (const { features, course, english } of courses) {
      const lessons = course?.lessons ?? []
      expect(lessons).toHaveLength(features.flatMap((feature) => counts.get(feature) ?? [])[0] ?? 0)
      for (const { text, task } of lessons) {
        expect(text.length).toBeGreaterThan(1)
        expect(task.length).toBeGreaterThan(60)
      }
      expect(english.description).toMatch(/In Polish\.$/)
    }
  })

  it('is a course with the credits that it says', () => {
    for (const product of catalogueProducts) {
      const said = product.features.flatMap(
        (feature) => /^(\d+) kredytów na ćwiczenia$/.exec(feature)?.[1] ?? [],
      )
      const [credits = '0'] = said
      expect([product.handle, courseCredits([{ sku: skuOf(product) }])]).toEqual([
        product.handle,
        Number(credits),
      ])
    }
  })

  it('is as cheap by the credit as it says', () => {
    const priceOfOne = (product: CatalogueProduct | undefined) =>
      product === undefined
        ? Number.NaN
        : (product.variants[0]?.price ?? 0) / packCredits([{ sku: skuOf(product), quantity: 1 }])
    const packs = catalogueProducts.filter(({ category }) => category === 'Kredyty')
    const smallest = priceOfOne(packs.find((product) => skuOf(product) === 'KREDYTY-50'))
    const [saving] = promising('O 18% taniej za kredyt niż w pakiecie 50')
    expect(Math.floor((1 - priceOfOne(saving) / smallest) * 100)).toBe(18)
    expect(priceOfOne(promising('Kredyt za mniej niż 24 grosze')[0])).toBeLessThan(24)
    expect(priceOfOne(promising('Najniższa cena za kredyt')[0])).toBe(Math.min(...packs.map(priceOfOne)))
  })

  it('comes in the forms that it says', () => {
    const valuesOf = (feature: Feature) =>
      promising(feature).map(({ variants }) => {
        const rows = variants.flatMap(({ options }) => Object.entries(options))
        return Object.fromEntries(
          [...Map.groupBy(rows, ([name]) => name)].map(([name, of]) => [
            name,
            new Set(of.map(([, one]) => one)).size,
          ]),
        )
      })
    for (const sizes of valuesOf('Trzy rozmiary')) expect(sizes).toMatchObject({ Rozmiar: 3 })
    expect(valuesOf('Trzy rozmiary i dębowa rama do wyboru')).toEqual([{ Rozmiar: 3, Format: 2 }])
    expect(valuesOf('Dwa formaty i dwie objętości')).toEqual([{ Rozmiar: 2, Format: 2 }])
    for (const sizes of valuesOf('Rozmiary S–XL')) expect(sizes).toMatchObject({ Rozmiar: 4 })
    for (const sizes of valuesOf('Rozmiary S–XXL')) expect(sizes).toMatchObject({ Rozmiar: 5 })
  })
})

it('a file and its print are told apart by what comes', () => {
  for (const { handle, variants } of catalogueProducts) {
    for (const { options, requiresShipping } of variants) {
      if (options.Format !== 'Plik PDF' && options.Format !== 'Druk z kopertą') continue
      expect([handle, requiresShipping]).toEqual([handle, options.Format === 'Druk z kopertą'])
      expect([handle, fileOf(handle, requiresShipping) === null]).toEqual([handle, requiresShipping])
    }
  }
})

const orderSchema = z.object({
  note: z.string().nullable(),
  line_items: z.array(z.object({ sku: z.string().nullable() })),
})

describeOnDatabase('an order', (freshContext) => {
  it('what the buyer writes for the shop, and which form was chosen, reaches it with the order', async () => {
    const context = await freshContext()
    const { token } = await makeCart(context, [{ price: 4900, quantity: 1, sku: 'KUB-GRANATOWY' }])
    const note = 'Mój obraz: https://iskra.example/generations/shared?link=abc'
    const view = await changeDetails(context, token, { ...BUYER, note })
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    await payCheckout(context, token, payRequest(view), 'the-only-try')
    await deliverDueWebhooks(context)
    const [webhook] = await context.database.select().from(receivedWebhooks)
    expect(orderSchema.parse(webhook?.payload)).toMatchObject({
      note,
      line_items: [{ sku: 'KUB-GRANATOWY' }],
    })
  })
})
