import * as z from 'zod/mini'
import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { isSame } from '#domain/template/listDiff.ts'
import {
  createTemplateSchema,
  saveTemplateSchema,
  type TemplateRecord,
} from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'

/** The fate of a call on its way. */
export type Fate = 'arrives' | 'lost' | 'answer-lost'

/** The part of the product API that keeps templates, in memory, with its rule of revisions; the test decides the fate of each call. */
export class TemplateServer {
  readonly templates = new Map<string, TemplateRecord>()
  fate: () => Fate = () => 'arrives'

  readonly api: ProductApi = {
    call: async (endpoint, request) => {
      const fate = this.fate()
      if (fate === 'lost') throw new ApiError('no network', { code: 'NETWORK_ERROR', status: null })
      const record = this.#answer(endpoint, request.path?.['id'] ?? '', request.body)
      if (fate === 'answer-lost') throw new ApiError('no answer', { code: 'TIMEOUT', status: null })
      return z.parse(request.answer, JSON.parse(JSON.stringify(record)))
    },
    stream: () => Promise.reject(new Error('no streams here')),
    upload: () => Promise.reject(new Error('templates are no file')),
  }

  #answer(endpoint: string, id: string, body: unknown): TemplateRecord {
    const sent: unknown = JSON.parse(JSON.stringify(body ?? null))
    if (endpoint.startsWith('POST')) {
      const { id: made = '', template } = createTemplateSchema.parse(sent)
      return this.templates.get(made) ?? this.#put(made, 1, template)
    }
    const current = this.templates.get(id)
    if (current === undefined) throw new ApiError('gone', { code: 'NOT_FOUND', status: 404 })
    if (endpoint.startsWith('GET')) return current
    const { revision, template } = saveTemplateSchema.parse(sent)
    if (isSame(current.template, template)) return current
    if (revision !== current.revision) {
      const details = { current }
      throw new ApiError('newer', { code: 'TEMPLATE_REVISION_CONFLICT', status: 409, details })
    }
    return this.#put(id, revision + 1, template)
  }

  #put(id: string, revision: number, template: Template): TemplateRecord {
    const now = new Date(revision * 1_000).toISOString()
    const record: TemplateRecord = {
      id,
      revision,
      template,
      status: 'draft',
      publishedRevision: null,
      owner: null,
      isShipped: false,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      runs: { total: 0, completed: 0, failed: 0, underWay: 0 },
    }
    this.templates.set(id, record)
    return record
  }
}
