import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { ProductApi } from '#api/product/productApi.ts'
import { listTemplates } from '#api/product/templateCalls.ts'
import type { TemplateRow, TemplateStatus } from '#domain/template/templateRecord.ts'
import { liveStore, liveValue } from '#offline/liveStore.ts'
import type { TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'
import { useServices } from '#services/services.tsx'
import { useStore } from '#ui/useStore.ts'

/** The templates that this device has, what was changed last first. */
const liveTemplates = liveStore({
  load: async () => (await import('#offline/templates/commands.ts')).readTemplateDrafts,
})

/** All templates of the server, remembered for the time without a network. */
export function templatesQuery({ productApi }: { readonly productApi: () => Promise<ProductApi> }) {
  return queryOptions({
    queryKey: ['builder-templates'],
    queryFn: async ({ signal }) => listTemplates(await productApi(), { signal }),
    meta: { kept: true },
  })
}

/** A template in a list, from this device or the server. */
export interface ListedTemplate {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly thumbnailUrl: string
  readonly status: TemplateStatus
  /** Epoch ms. */
  readonly changedAt: number
  /** As this device has it; null where it hasn’t. */
  readonly row: TemplateDraftRow | null
}

/** Every template that is known of, what was changed last first. */
export function useListedTemplates() {
  const services = useServices()
  const here = useStore(liveTemplates)
  const query = useQuery(templatesQuery(services))
  const rows = liveValue(here, [])
  const known = new Set(rows.map(({ id }) => id))
  const elsewhere = (query.data ?? []).filter(({ id }) => !known.has(id))
  const templates = [...rows.map(ofDevice), ...elsewhere.map(ofServer)].toSorted(
    (one, other) => other.changedAt - one.changedAt,
  )
  return { templates, isPending: here.kind === 'unread' || (query.isPending && rows.length === 0) }
}

function ofDevice(row: TemplateDraftRow): ListedTemplate {
  const details: unknown = row.template['details']
  const text = (name: string): string => {
    if (typeof details !== 'object' || details === null) return ''
    const value: unknown = Reflect.get(details, name)
    return typeof value === 'string' ? value : ''
  }
  const { id, title, status, changedAt } = row
  return { id, title, slug: text('slug'), thumbnailUrl: text('thumbnailUrl'), status, changedAt, row }
}

function ofServer({ id, title, slug, thumbnailUrl, status, updatedAt }: TemplateRow): ListedTemplate {
  return { id, title, slug, thumbnailUrl, status, changedAt: Date.parse(updatedAt), row: null }
}
