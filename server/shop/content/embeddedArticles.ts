import { readdirSync, readFileSync } from 'node:fs'
import { CONTENT_KINDS, CONTENT_LANGUAGES } from '#domain/content/kinds.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import { type ArticlePlace, placeKey } from './articlePlace.ts'
import { type ReadArticle, readArticle } from './readArticle.ts'

/** An article that comes with the server, with its file. */
export interface EmbeddedArticle {
  readonly place: ArticlePlace
  readonly source: string
  readonly article: ReadArticle
}

let embedded: ReadonlyMap<string, EmbeddedArticle> | undefined

/** The articles that come with the server, by their places: `articles/{language}/{kind}/{slug}.md`. */
export function embeddedArticles(): ReadonlyMap<string, EmbeddedArticle> {
  embedded ??= new Map(readAll().map((one) => [placeKey(one.place), one]))
  return embedded
}

/** All pictures of the embedded articles, for the drawing code. */
export function contentPictures(): readonly PlannedFile[] {
  return [...embeddedArticles().values()].flatMap(({ article }) => article.pictures)
}

function readAll(): EmbeddedArticle[] {
  return CONTENT_LANGUAGES.flatMap((language) =>
    CONTENT_KINDS.flatMap((kind) => {
      const folder = new URL(`./articles/${language}/${kind}/`, import.meta.url)
      return readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => {
          const place: ArticlePlace = { language, kind, slug: name.slice(0, -'.md'.length) }
          return embeddedArticle(place, readFileSync(new URL(name, folder), 'utf8'))
        })
    }),
  )
}

function embeddedArticle(place: ArticlePlace, source: string): EmbeddedArticle {
  try {
    return { place, source, article: readArticle(place, source) }
  } catch (cause) {
    throw new Error(`${placeKey(place)}.md can’t be read: ${String(cause)}`, { cause })
  }
}
