import {
  type DrawingShare,
  drawingShareAnswerSchema,
  type DrawingShares,
  drawingSharesSchema,
  type ShareDrawing,
} from '#domain/scene/shared/sharedDrawing.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** The drawings that the user shares, the last renewed first, and those that were taken down. */
export function readDrawingShares(api: ProductApi, options?: CallOptions): Promise<DrawingShares> {
  return api.call('GET /api/v1/drawings/shares', { ...options, answer: drawingSharesSchema })
}

/**
 * Shares a frozen copy of a drawing; again makes the copy anew under the same link. Rejects with TAKEN_DOWN,
 * SHARED_DRAWINGS_FULL and PAYLOAD_TOO_LARGE.
 */
export async function shareDrawing(
  api: ProductApi,
  id: string,
  body: ShareDrawing,
  options?: CallOptions,
): Promise<DrawingShare> {
  const { share } = await api.call('PUT /api/v1/drawings/{id}/share', {
    ...options,
    path: { id },
    body,
    answer: drawingShareAnswerSchema,
  })
  return share
}

/** Ends the link of a drawing; again changes nothing. */
export function withdrawDrawing(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  return api.call('DELETE /api/v1/drawings/{id}/share', { ...options, path: { id }, answer: NO_ANSWER })
}
