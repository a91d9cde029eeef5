import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import { pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import { runtimeConfigReader } from '#domain/runtimeConfig.ts'

const PRODUCTS = 12
/** So many cards are in sight at first; the pictures of the others are lazy. */
const IN_SIGHT = 4
/** Pixels: the large picture is as wide as two thirds of a window of twice the density would ask for. */
const HERO_WIDTH = 1_080
const CARD_WIDTH = 384

const STYLE =
  'body{font:16px/1.4 system-ui;margin:0}header{display:flex;gap:1rem;padding:1rem}.hero img{width:66vw;height:auto;max-height:70vh;object-fit:cover}ul{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem;list-style:none;padding:1rem}li img{width:100%;height:auto}'

interface Card {
  readonly path: string
  readonly title: string
  readonly price: string
  readonly picture: string
}

/**
 * Writes a shop page without script into `folder`, made of the first products that the shop at `origin` sells: a
 * large picture, twelve cards, a page for each product. What a page weighs that only shows what it has to.
 */
export async function writeStaticShop(folder: string, origin: string): Promise<void> {
  const products = await firstProducts(origin)
  const [first] = products
  if (first === undefined) throw new Error('the shop sells nothing')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'produkt'), { recursive: true })
  const hero = await pictureOf(first, origin)
  writeFileSync(
    join(folder, 'assets', 'hero.avif'),
    await hero.resize(HERO_WIDTH, HERO_WIDTH).avif({ quality: 45 }).toBuffer(),
  )
  const cards: Card[] = []
  for (const product of products) {
    const picture = `/assets/${product.handle}.webp`
    const drawn = (await pictureOf(product, origin)).resize(CARD_WIDTH, CARD_WIDTH).webp({ quality: 50 })
    writeFileSync(join(folder, picture), await drawn.toBuffer())
    const price = formatMoney(product.priceRange.min, 'pl')
    const card = { path: `/produkt/${product.handle}`, title: product.title, price, picture }
    writeFileSync(join(folder, `${card.path}.html`), productDocument(card))
    cards.push(card)
  }
  writeFileSync(join(folder, 'index.html'), shopDocument(cards))
}

async function firstProducts(origin: string): Promise<readonly Product[]> {
  const config = runtimeConfigReader(await (await fetch(`${origin}/config.json`)).json())
  const endpoint = behindEdge(config.storefront.endpoint, origin)
  const { products } = await createStorefrontClient({ ...config.storefront, endpoint }).products({
    first: PRODUCTS,
  })
  return products
}

async function pictureOf({ featuredPicture, handle }: Product, origin: string) {
  if (featuredPicture === null) throw new Error(`${handle} has no picture`)
  const answer = await fetch(behindEdge(pictureUrl(featuredPicture.url, 1_280), origin))
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

/** An address that the shop gave for the world, at the server itself. */
function behindEdge(address: string, origin: string): string {
  const { pathname, search } = new URL(address, origin)
  return new URL(pathname + search, origin).href
}

function shopDocument(cards: readonly Card[]): string {
  const [first] = cards
  const preload = '<link rel="preload" as="image" href="/assets/hero.avif" fetchpriority="high">'
  const hero = `<a class="hero" href="${first?.path ?? ''}"><img src="/assets/hero.avif" width="${HERO_WIDTH}" height="${HERO_WIDTH}" alt="" fetchpriority="high"></a>`
  const items = cards.map((card, index) => `<li>${cardLink(card, index < IN_SIGHT)}</li>`)
  return wholeDocument(preload, `${hero}<ul>${items.join('')}</ul>`)
}

function productDocument({ title, price, picture }: Card): string {
  const shown = `<img src="${picture}" width="${CARD_WIDTH}" height="${CARD_WIDTH}" alt="">`
  return wholeDocument('', `<h1 data-product>${escaped(title)}</h1>${shown}<p>${escaped(price)}</p>`)
}

function cardLink({ path, title, price, picture }: Card, isInSight: boolean): string {
  const shown = `<img src="${picture}" width="${CARD_WIDTH}" height="${CARD_WIDTH}" alt=""${isInSight ? '' : ' loading="lazy"'}>`
  return `<a href="${path}">${shown}<h3>${escaped(title)}</h3><span>${escaped(price)}</span></a>`
}

function wholeDocument(head: string, main: string): string {
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sklep</title>${head}<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><header><b>Sklep</b><a href="/">Kubki</a><a href="/">Kartki</a><details><summary>Koszyk 0</summary><p>Koszyk jest pusty.</p></details></header><main>${main}</main></body></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
