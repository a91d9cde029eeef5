import { useQuery } from '@tanstack/react-query'
import { listTemplates } from '#api/product/templateCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { templateListSchema, type TemplateRow, type TemplateStatus } from '#domain/template/templateRecord.ts'
import { liveStore, liveValue } from '#offline/liveStore.ts'
import type { CopiedPart } from '#offline/session/accountCopy.ts'
import { askOrRestore } from '#offline/session/askOrRestore.ts'
import type { TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { useStore } from '#ui/useStore.ts'
import type { Stands } from './standingWords.ts'

/** This device's templates, last changed first. */
const liveTemplates = liveStore({
  load: async () => (await import('#offline/templates/commands.ts')).readTemplateDrafts,
})

/** The query key of the server's list. */
export const SERVER_TEMPLATES_KEY = [ACCOUNT_KEY, 'builder-templates'] as const

const SERVER_TEMPLATES: CopiedPart<readonly TemplateRow[]> = {
  what: 'builder templates',
  schema: templateListSchema.shape.templates,
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
  readonly stands: Stands
  /** As this device has it; null where it hasn’t. */
  readonly row: TemplateDraftRow | null
}

interface ListedTemplates {
  readonly templates: readonly ListedTemplate[]
  readonly isPending: boolean
  /** The server hasn’t answered: its part is as this device last had it, or missing. */
  readonly isBehind: boolean
  /** Asks the server once more. */
  readonly retry: () => void
}

/** All known templates, last changed first. */
export function useListedTemplates(): ListedTemplates {
  const { productApi } = useServices()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const here = useStore(liveTemplates)
  const query = useQuery({
    queryKey: SERVER_TEMPLATES_KEY,
    queryFn: ({ signal }) =>
      userId === undefined
        ? { value: [], cachedAt: null }
        : askOrRestore(SERVER_TEMPLATES, userId, async () => listTemplates(await productApi(), { signal })),
    enabled: userId !== undefined,
    refetchOnReconnect: 'always',
  })
  const rows = liveValue(here, [])
  const known = new Set(rows.map(({ id }) => id))
  const elsewhere = (query.data?.value ?? []).filter(({ id }) => !known.has(id))
  const templates = [...rows.map(ofDevice), ...elsewhere.map(ofServer)].toSorted(
    (one, other) => other.changedAt - one.changedAt,
  )
  const isAsking = session.status === 'unknown' || (userId !== undefined && query.isPending)
  return {
    templates,
    isPending: here.kind === 'unread' || (isAsking && rows.length === 0),
    isBehind: query.isError || (query.data?.cachedAt ?? null) !== null,
    retry: () => void query.refetch(),
  }
}

function ofDevice(row: TemplateDraftRow): ListedTemplate {
  const details: unknown = row.template['details']
  const text = (name: string): string => {
    if (typeof details !== 'object' || details === null) return ''
    const value: unknown = Reflect.get(details, name)
    return typeof value === 'string' ? value : ''
  }
  const { id, title, status, changedAt } = row
  return {
    id,
    title,
    slug: text('slug'),
    thumbnailUrl: text('thumbnailUrl'),
    status,
    changedAt,
    stands: row,
    row,
  }
}

function ofServer({
  id,
  title,
  slug,
  thumbnailUrl,
  status,
  updatedAt,
  revision: baseRevision,
  publishedRevision,
}: TemplateRow): ListedTemplate {
  // A template that a device has never had has no changes there.
  const stands = { conflict: null, edition: 0, savedEdition: 0, status, baseRevision, publishedRevision }
  return { id, title, slug, thumbnailUrl, status, changedAt: Date.parse(updatedAt), stands, row: null }
}
