import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import type { Picture } from '#domain/catalogue/product.ts'
import { BLANK_WORDS, type BlankName, isBlankName } from '#domain/gifts/blankWords.ts'
import type { Written } from '#domain/gifts/card.ts'
import {
  editionOf,
  type GiftWords,
  SIGNATURE_BLANK,
  signedWords,
  TEXT_EDITION,
} from '#domain/gifts/giftWords.ts'
import { ownFormKey } from '#domain/gifts/ownForm.ts'
import { fillBlanks } from '#domain/gifts/shownWords.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import type { DocumentPlan, LetterSheet, Message } from '#server/platform/media/documents/plan.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'
import type { CatalogueProduct } from '#server/shop/catalogue/catalogueProduct.ts'
import type { Feature } from '#server/shop/catalogue/english/features.ts'
import { DURATIONS } from '#server/shop/catalogue/english/words.ts'
import { coverDesign, facePicture } from '#server/shop/catalogue/faces.ts'
import { FORMER_TEXTS } from '#server/shop/catalogue/formerTexts.ts'
import { attributeWords } from '#server/shop/gifts/attributeWords.ts'
import type { PersonalizationRow } from '#server/shop/gifts/personalizations.ts'

/** The part of an order's line that its file needs. */
export interface BoughtLine {
  readonly handle: string
  readonly requiresShipping: boolean
  readonly attributes: readonly LineAttribute[]
}

type Language = 'pl' | 'en'

/** The file of a bought line: its kind for the page, the words it asks for, and its drawing plan. */
export interface PurchasedFile extends Pick<OrderFile, 'kind' | 'title' | 'text'> {
  readonly plan: DocumentPlan
  /** Its closed look before its recipient; null for a file that isn’t written to a person. */
  readonly front: Picture | null
}

const PRODUCTS: ReadonlyMap<string, CatalogueProduct> = new Map(
  catalogueProducts.map((product) => [product.handle, product]),
)

/** The sheets of a letter, by its product's promise. */
const SHEETS: Readonly<Partial<Record<Feature, readonly LetterSheet[]>>> = {
  'PDF w formacie A4': ['A4'],
  'PDF w formacie A5': ['A5'],
  'PDF w formatach A4 i A5': ['A4', 'A5'],
  'Cztery bileciki na kartce A4': ['four'],
}

/** The giver's data of a bought line: the words, and whether it names the sender. */
type Given = Pick<PersonalizationRow, 'words' | 'anonymousSender'>

/**
 * The file of an order's line, in a language, with its giver's data; null for a line that is sent as a parcel, and for
 * credits, which come to an account.
 */
export function purchasedFile(
  line: BoughtLine,
  language: Language,
  gift: Given | null = null,
): PurchasedFile | null {
  const product = PRODUCTS.get(line.handle)
  if (product === undefined || line.requiresShipping) return null
  return courseFile(product, language) ?? personalFile(product, { line, gift, language })
}

/** The print plan of a line with words, sent as a file or in a parcel; null for a line without words. */
export function writtenFile(
  line: BoughtLine,
  language: Language,
  gift: Given | null = null,
): PurchasedFile | null {
  const product = PRODUCTS.get(line.handle)
  return product === undefined ? null : personalFile(product, { line, gift, language })
}

function courseFile(product: CatalogueProduct, language: Language): PurchasedFile | null {
  const recipe = product.pictures[0]?.recipe
  if (recipe?.kind !== 'course' || product.course === undefined) return null
  const { english, course } = product
  const title = language === 'en' ? english.title : product.title
  const { lessons } = course
  const polishTitles = lessons.map((lesson) => lesson.title)
  const programme = language === 'en' ? (english.lessons ?? polishTitles) : polishTitles
  const duration = language === 'en' ? DURATIONS[course.duration] : course.duration
  const plan = {
    kind: 'course',
    language,
    title,
    design: recipe.design,
    duration,
    programme,
    lessons,
  } as const
  return { kind: 'course', title, text: null, plan, front: null }
}

function personalFile(
  product: CatalogueProduct,
  { line, gift, language }: { line: BoughtLine; gift: Given | null; language: Language },
): PurchasedFile | null {
  const { ai, english, pictures } = product
  const recipe = pictures[0]?.recipe
  if (ai === undefined || recipe === undefined) return null
  const title = language === 'en' ? english.title : product.title
  const front = facePicture(product, language)
  const words = gift?.words ?? null
  const template = templateOf(product, language, words)
  // The words given at the order are later than the gift's.
  const given = { ...words?.given, ...attributeWords(line.attributes) }
  const signed = signedWords(given, { isAnonymous: gift?.anonymousSender === true, language })
  const isUnnamed = signed !== given
  const own = words?.text ?? null
  const text = {
    template: isUnnamed ? template.replace(SIGNATURE, signed[SIGNATURE_BLANK] ?? '') : template,
    own,
    blanks: blanksOf(template)
      // A giver who stays unnamed isn’t asked for a name.
      .filter((name) => !(isUnnamed && name === SIGNATURE_BLANK))
      .map((name) => ({
        name,
        label: BLANK_WORDS[name][language],
        given: given[name] ?? '',
        ownForm: given[ownFormKey(name)] ?? '',
      })),
  }
  const message =
    words?.isByHand === true && line.requiresShipping
      ? EMPTY_INSIDE
      : own === null
        ? messageOf(template, signed)
        : ownMessage(own)
  if (recipe.kind === 'letter') {
    const sheets = product.features.flatMap((feature) => SHEETS[feature] ?? [])
    return {
      kind: 'letter',
      title,
      text,
      front,
      plan: { kind: 'letter', title, language, seal: recipe.seal, sheets, message },
    }
  }
  if (recipe.kind === 'email') {
    return {
      kind: 'email',
      title,
      text,
      front,
      plan: { kind: 'email', title, language, message, seal: recipe.scene },
    }
  }
  const design = coverDesign(product, language)
  if (design === null) return null
  return {
    kind: recipe.kind === 'card' ? 'card' : 'message',
    title,
    text,
    front,
    plan: { kind: 'card', title, language, design, message },
  }
}

/** The text that the words were given for: the shop’s present one, or the one of that time. */
function templateOf(
  { handle, ai, english }: CatalogueProduct,
  language: Language,
  words: GiftWords | null,
): string {
  const present = { pl: ai?.base ?? '', en: english.base ?? ai?.base ?? '' }
  const former = editionOf(words) < TEXT_EDITION ? FORMER_TEXTS[handle] : undefined
  return (former ?? present)[language]
}

/** The blanks of a text, in their order. */
export function blanksOf(template: string): readonly BlankName[] {
  return blankNames(template).filter(isBlankName)
}

/** The text of a file written to a person; null for any other. */
export function writtenOf({ plan }: Pick<PurchasedFile, 'plan'>): Written | null {
  if (!('message' in plan)) return null
  return { paragraphs: [...plan.message.paragraphs], signature: plan.message.signature }
}

const SIGNATURE = `{${SIGNATURE_BLANK}}`
/** The inside stays empty for handwriting. */
const EMPTY_INSIDE: Message = { paragraphs: [], signature: '' }
/** Room for handwriting. */
const BY_HAND = '.'.repeat(28)

/** The text with the buyer's words, and room for handwriting where there are none. */
function messageOf(template: string, given: Readonly<Record<string, string>>): Message {
  const body = template.endsWith(SIGNATURE) ? template.slice(0, -SIGNATURE.length) : template
  return {
    paragraphs: fillBlanks(body.trim(), given, BY_HAND).split('\n\n'),
    signature: fillBlanks(SIGNATURE, given, BY_HAND),
  }
}

/** A last paragraph of at most so many characters is the signature. */
const LONGEST_SIGNATURE = 48

/** A giver's own text, by its paragraphs. */
function ownMessage(text: string): Message {
  const paragraphs = text.trim().split(/\n{2,}/u)
  const last = paragraphs.at(-1) ?? ''
  const isSigned = paragraphs.length > 1 && last.length <= LONGEST_SIGNATURE
  return isSigned ? { paragraphs: paragraphs.slice(0, -1), signature: last } : { paragraphs, signature: '' }
}
