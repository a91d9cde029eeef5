import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import type { Grosze } from '#domain/money.ts'
import type { PlannedPicture } from '#server/platform/media/recipes.ts'
import type { AiTemplate, CatalogueProduct, CatalogueVariant } from '../catalogueProduct.ts'
import type { Feature } from '../english/features.ts'
import { pictureInEnglish } from '../english/pictureInEnglish.ts'
import type { EnglishSampleText } from '../english/englishText.ts'
import type { Category, Length, Occasion, ProductType, Style, Tag } from '../english/words.ts'

/** The author's texts of a personalised product; the rest follows from its type. */
export interface AiProductText {
  readonly handle: string
  readonly english: EnglishSampleText
  readonly title: string
  readonly description: string
  readonly occasion: Occasion
  readonly added: string
  readonly tags: readonly Tag[]
  readonly seo: CatalogueProduct['seo']
  readonly price: Grosze
  readonly compareAtPrice?: Grosze
  readonly features: readonly Feature[]
  readonly style: Style
  readonly length: Length
  readonly base: string
  readonly sample: string
  readonly bestseller?: boolean
  readonly pictures: readonly PlannedPicture[]
  /** Makes a printed form beside the file. */
  readonly printed?: { readonly price: Grosze; readonly compareAtPrice?: Grosze; readonly stock: number }
}

const KINDS: Record<
  AiProductType,
  { productType: ProductType; category: Category; collection: string; sku: string }
> = {
  greeting_card: { productType: 'Kartka na miarę', category: 'Kartki', collection: 'kartki', sku: 'KAR' },
  thank_you_note: {
    productType: 'Podziękowanie na miarę',
    category: 'Podziękowania',
    collection: 'podziekowania',
    sku: 'POD',
  },
  love_letter: {
    productType: 'List miłosny na miarę',
    category: 'Listy miłosne',
    collection: 'listy-milosne',
    sku: 'LIS',
  },
  birthday_message: {
    productType: 'Życzenia na miarę',
    category: 'Życzenia urodzinowe',
    collection: 'zyczenia-urodzinowe',
    sku: 'ZYC',
  },
  business_email: {
    productType: 'List biznesowy na miarę',
    category: 'E-maile biznesowe',
    collection: 'listy-biznesowe',
    sku: 'BIZ',
  },
}

/** A product whose words are written for one person: its text template, its file and, for some, its printed form. */
export function aiProduct(type: AiProductType, text: AiProductText): CatalogueProduct {
  const kind = KINDS[type]
  const sku = `${kind.sku}-${text.handle.toUpperCase()}`
  const ai: AiTemplate = {
    type,
    occasion: text.occasion,
    style: text.style,
    length: text.length,
    base: text.base,
    sample: text.sample,
  }
  const pictures = text.pictures.map((picture) => pictureInEnglish(picture, text.english))
  return {
    handle: text.handle,
    english: { ...text.english, altTexts: pictures.map(({ altText }) => altText), pictures },
    title: text.title,
    description: text.description,
    productType: kind.productType,
    category: kind.category,
    tags: [...text.tags, MADE_TO_ORDER_TAG, 'AI'],
    collections: ['produkty-ai', kind.collection],
    added: text.added,
    seo: text.seo,
    variants: variantsOf(text, sku),
    pictures: text.pictures,
    features: text.features,
    ai,
    bestseller: text.bestseller ?? false,
  }
}

function variantsOf(text: AiProductText, sku: string): CatalogueVariant[] {
  const file: CatalogueVariant = {
    options: text.printed === undefined ? {} : { Format: 'Plik PDF' },
    price: text.price,
    ...(text.compareAtPrice === undefined ? {} : { compareAtPrice: text.compareAtPrice }),
    stock: null,
    sku: `${sku}-PDF`,
    requiresShipping: false,
  }
  if (text.printed === undefined) return [file]
  const { price, compareAtPrice, stock } = text.printed
  return [
    file,
    {
      options: { Format: 'Druk z kopertą' },
      price,
      ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
      stock,
      sku: `${sku}-DRUK`,
      requiresShipping: true,
      picture: 1,
    },
  ]
}
