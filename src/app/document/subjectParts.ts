import type { PublicProfile } from '#domain/account/profile.ts'
import { profileTitle } from '#domain/account/profileTitle.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Article } from '#domain/content/entry.ts'
import { type ArticlePlaces, articleStructuredData } from '#domain/structuredData/articleStructuredData.ts'
import type { Model, ModelListWords } from '#domain/models/model.ts'
import { modelListStructuredData, modelStructuredData } from '#domain/structuredData/modelStructuredData.ts'
import { productStructuredData } from '#domain/structuredData/productStructuredData.ts'
import { profileStructuredData } from '#domain/structuredData/profileStructuredData.ts'
import { templateStructuredData } from '#domain/structuredData/templateStructuredData.ts'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import type { PageHeadParts } from './pageHead.ts'

/** The subject of a screen, with this site's address (`origin`): one thing, or the films on a wall. */
export type PageSubject =
  | {
      readonly kind: 'product'
      readonly product: Product
      readonly shop: Parameters<typeof productStructuredData>[1]
    }
  | { readonly kind: 'person'; readonly profile: PublicProfile; readonly origin: string }
  | { readonly kind: 'template'; readonly template: PublicTemplate; readonly origin: string }
  | { readonly kind: 'model'; readonly model: Model; readonly origin: string; readonly path: string }
  | {
      readonly kind: 'model-list'
      /** Null where the screen’s own words say it. */
      readonly words: ModelListWords | null
      readonly models: Parameters<typeof modelListStructuredData>[0]
      readonly origin: string
      readonly path: string
    }
  | ({ readonly kind: 'article'; readonly article: Article } & ArticlePlaces)
  | { readonly kind: 'films'; readonly structuredData: object[] }

type Of<Kind extends PageSubject['kind']> = Extract<PageSubject, { kind: Kind }>

/** The parts of a head about the screen's subject. */
export function subjectParts(subject: PageSubject): Partial<PageHeadParts> {
  if (subject.kind === 'product') return productParts(subject)
  if (subject.kind === 'person') return personParts(subject)
  if (subject.kind === 'article') return articleParts(subject)
  if (subject.kind === 'model') return modelParts(subject)
  if (subject.kind === 'model-list') return modelListParts(subject)
  if (subject.kind === 'films') return { structuredData: subject.structuredData }
  return templateParts(subject)
}

function productParts({ product, shop }: Of<'product'>): Partial<PageHeadParts> {
  return {
    title: product.seo.title ?? product.title,
    description: product.seo.description ?? product.description,
    image: product.featuredPicture?.url,
    structuredData: productStructuredData(product, shop),
  }
}

function personParts({ profile, origin }: Of<'person'>): Partial<PageHeadParts> {
  const { bio } = profile
  return {
    title: profileTitle(profile),
    description: bio === '' ? undefined : bio,
    structuredData: profileStructuredData(profile, origin),
  }
}

function templateParts({ template, origin }: Of<'template'>): Partial<PageHeadParts> {
  const { title, description, thumbnailUrl } = template
  return {
    title,
    description,
    image: thumbnailUrl === '' ? undefined : thumbnailUrl,
    structuredData: templateStructuredData(template, origin),
  }
}

function articleParts({ article, ...places }: Of<'article'>): Partial<PageHeadParts> {
  const { title, summary, cover } = article
  return {
    title,
    description: summary,
    image: cover?.url,
    structuredData: articleStructuredData(article, places),
  }
}

function modelParts({ model, origin, path }: Of<'model'>): Partial<PageHeadParts> {
  const { name, goodAt, badAt } = model
  return {
    title: name,
    description: `${goodAt} ${badAt}`,
    structuredData: modelStructuredData(model, origin, path),
  }
}

function modelListParts({ words, models, origin, path }: Of<'model-list'>): Partial<PageHeadParts> {
  return {
    // The router writes the address of a list with a slash at its end.
    path,
    ...(words !== null && { title: words.title, description: words.description }),
    structuredData: modelListStructuredData(models, origin),
  }
}
