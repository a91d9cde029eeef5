import * as z from 'zod/mini'
import {
  type ArticleFault,
  articleFaultSchema,
  type EditorArticle,
  editorArticleSchema,
  type EditorEntry,
  type EditorPlace,
  editorListSchema,
  type PublishArticle,
  type SaveArticle,
} from '#domain/content/editor.ts'
import { type Article, articleReader } from '#domain/content/entry.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

// Administrators' calls for articles. Public articles are read through public reads.

/** Lists all articles, drafts too, last changed first. */
export async function listDesk(api: ProductApi, options?: CallOptions): Promise<readonly EditorEntry[]> {
  return (await api.call('GET /api/v1/admin/content', { ...options, answer: editorListSchema })).articles
}

/** An article as it is written. Rejects with NOT_FOUND. */
export function readDesk(api: ProductApi, path: EditorPlace, options?: CallOptions): Promise<EditorArticle> {
  const request = { path: { ...path }, answer: editorArticleSchema }
  return api.call('GET /api/v1/admin/content/{language}/{kind}/{slug}', { ...options, ...request })
}

/** Saves a draft over the revision that was seen; 0 makes one. Rejects with ARTICLE_CHANGED. */
export function saveArticle(
  api: ProductApi,
  path: EditorPlace,
  body: SaveArticle,
  options?: CallOptions,
): Promise<EditorArticle> {
  const request = { path: { ...path }, body, answer: editorArticleSchema }
  return api.call('PUT /api/v1/admin/content/{language}/{kind}/{slug}', { ...keyed(options), ...request })
}

const previewSchema = z.object({ article: z.nullable(z.unknown()), problem: z.nullable(articleFaultSchema) })

/** A text rendered as an article, or the reason why it can’t be one. */
export interface ArticlePreview {
  readonly article: Article | null
  readonly problem: ArticleFault | null
}

export async function previewArticle(
  api: ProductApi,
  { place, source }: { readonly place: EditorPlace; readonly source: string },
  options?: CallOptions,
): Promise<ArticlePreview> {
  const request = { body: { ...place, source }, answer: previewSchema }
  const { article, problem } = await api.call('POST /api/v1/admin/content/preview', {
    ...keyed(options),
    ...request,
  })
  return { article: article == null ? null : articleReader(article), problem }
}

/** Shows the saved revision from a moment on, or at once. Rejects with ARTICLE_CHANGED and ARTICLE_INVALID. */
export function publishArticle(
  api: ProductApi,
  path: EditorPlace,
  body: PublishArticle,
  options?: CallOptions,
): Promise<EditorArticle> {
  const request = { path: { ...path }, body, answer: editorArticleSchema }
  return api.call('POST /api/v1/admin/content/{language}/{kind}/{slug}/publish', {
    ...keyed(options),
    ...request,
  })
}

/** Cancels the planned publication. */
export function cancelPlan(
  api: ProductApi,
  path: EditorPlace,
  options?: CallOptions,
): Promise<EditorArticle> {
  const request = { path: { ...path }, answer: editorArticleSchema }
  return api.call('POST /api/v1/admin/content/{language}/{kind}/{slug}/cancel', {
    ...keyed(options),
    ...request,
  })
}

/** Withdraws a published article. */
export function withdrawArticle(
  api: ProductApi,
  path: EditorPlace,
  options?: CallOptions,
): Promise<EditorArticle> {
  const request = { path: { ...path }, answer: editorArticleSchema }
  return api.call('POST /api/v1/admin/content/{language}/{kind}/{slug}/withdraw', {
    ...keyed(options),
    ...request,
  })
}
