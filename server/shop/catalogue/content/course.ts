import type { Difficulty } from '#domain/catalogue/product.ts'
import { courseSku } from '#domain/credits/courseSku.ts'
import type { Grosze } from '#domain/money.ts'
import type { Design } from '#server/platform/media/recipes.ts'
import type { Feature } from '../english/features.ts'
import type { CatalogueProduct } from '../catalogueProduct.ts'
import type { EnglishCourseText } from '../english/englishText.ts'
import type { Duration, Tag } from '../english/words.ts'
import type { Lesson } from './lessons/lesson.ts'

/** The author's texts of a course. */
export interface CourseText {
  readonly handle: string
  readonly english: EnglishCourseText
  /** Its place in the programme; stands on the cover. */
  readonly number: number
  readonly title: string
  /** The title as it is set on the cover, line by line. */
  readonly cover: readonly string[]
  readonly description: string
  readonly difficulty: Difficulty
  readonly duration: Duration
  readonly lessons: readonly Lesson[]
  /** The credits for its exercises; 0 for a course without paid ones. */
  readonly credits: number
  readonly price: Grosze
  readonly compareAtPrice?: Grosze
  readonly tags: readonly Tag[]
  readonly seo: CatalogueProduct['seo']
  readonly features: readonly Feature[]
  readonly added: string
  readonly bestseller?: boolean
  readonly design: Design
}

/** A course in a workbook: its lessons to read, and its exercises to do with its credits. */
export function course(text: CourseText): CatalogueProduct {
  const picture = (view: 'cover' | 'programme' | 'screen') =>
    ({
      kind: 'course',
      view,
      number: text.number,
      title: text.cover,
      design: text.design,
      duration: text.duration,
      lessons: text.lessons.map(({ title }) => title),
    }) as const
  return {
    handle: text.handle,
    english: { ...text.english, altTexts: altTextsInEnglish(text.english) },
    title: text.title,
    description: text.description,
    productType: 'Kurs',
    category: 'Kursy',
    tags: [...text.tags, 'kurs'],
    collections: ['kursy'],
    added: text.added,
    seo: text.seo,
    variants: [
      {
        options: {},
        price: text.price,
        ...(text.compareAtPrice === undefined ? {} : { compareAtPrice: text.compareAtPrice }),
        stock: null,
        sku: courseSku(text.number, text.credits),
        requiresShipping: false,
      },
    ],
    pictures: [
      { recipe: picture('cover'), altText: `Okładka kursu „${text.title}” z numerem ${text.number}` },
      { recipe: picture('programme'), altText: `Lista lekcji kursu „${text.title}”` },
      { recipe: picture('screen'), altText: `Lekcja kursu „${text.title}” otwarta na laptopie` },
    ],
    features: text.features,
    course: { difficulty: text.difficulty, duration: text.duration, lessons: text.lessons },
    bestseller: text.bestseller ?? false,
  }
}

/** The programme is a picture with Polish words: here is its English text. */
function altTextsInEnglish({ title, lessons }: EnglishCourseText): readonly string[] {
  return [
    `Cover of the course “${title}”`,
    `Lessons of the course “${title}”: ${lessons.join(', ')}`,
    `A lesson of the course “${title}” on a laptop`,
  ]
}
