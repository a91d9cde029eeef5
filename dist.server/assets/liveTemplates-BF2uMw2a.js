import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { Si as useServices, ct as liveValue, jt as useStore, st as liveStore } from '../renderPage.js'
import { s as listTemplates } from './templateCalls-Wpg3piiV.js'
import { t as isUnsaved } from './templateDraftRow-Dr_SHRu8.js'
// src/features/builder/drafts/standingWords.ts
var WORDS = {
  writing: {
    label:
      /** i18n */
      {
        id: 'KTWyWj',
        message: ['Zapisuję…'],
      },
    tone: 'neutral',
  },
  failed: {
    label:
      /** i18n */
      {
        id: 'MoPmbm',
        message: ['Urządzenie nie zapisuje zmian'],
      },
    tone: 'danger',
  },
  conflict: {
    label:
      /** i18n */
      {
        id: 'qohfVf',
        message: ['Dwie wersje do pogodzenia'],
      },
    tone: 'danger',
  },
  device: {
    label:
      /** i18n */
      {
        id: 'xeyPqQ',
        message: ['Na tym urządzeniu'],
      },
    tone: 'warning',
  },
  saved: {
    label:
      /** i18n */
      {
        id: '-MVibm',
        message: ['Zapisano na serwerze'],
      },
    tone: 'neutral',
  },
  changed: {
    label:
      /** i18n */
      {
        id: 'gLau_3',
        message: ['Opublikowano, są nowe zmiany'],
      },
    tone: 'accent',
  },
  published: {
    label:
      /** i18n */
      {
        id: 'hNjHxH',
        message: ['Opublikowano'],
      },
    tone: 'success',
  },
  archived: {
    label:
      /** i18n */
      {
        id: 'zFlp8x',
        message: ['W\xA0archiwum'],
      },
    tone: 'neutral',
  },
}
/** Where a template stands: on this device, saved, published. */
function standingWords(row, keeping = 'kept') {
  if (keeping === 'failed') return WORDS.failed
  if (row.conflict !== null) return WORDS.conflict
  if (keeping === 'writing') return WORDS.writing
  if (isUnsaved(row)) return WORDS.device
  if (row.status === 'archived') return WORDS.archived
  if (row.status !== 'published') return WORDS.saved
  return (row.publishedRevision ?? 0) < row.baseRevision ? WORDS.changed : WORDS.published
}
// src/features/builder/drafts/liveTemplates.ts
/** The templates that this device has, what was changed last first. */
var liveTemplates = liveStore({
  load: async () => (await import('./commands-B-6ZJDS1.js').then((n) => n.t)).readTemplateDrafts,
})
/** All templates of the server, remembered for the time without a network. */
function templatesQuery({ productApi }) {
  return queryOptions({
    queryKey: ['builder-templates'],
    queryFn: async ({ signal }) => listTemplates(await productApi(), { signal }),
    meta: { kept: true },
  })
}
/** Every template that is known of, what was changed last first. */
function useListedTemplates() {
  const services = useServices()
  const here = useStore(liveTemplates)
  const query = useQuery(templatesQuery(services))
  const rows = liveValue(here, [])
  const known = new Set(rows.map(({ id }) => id))
  const elsewhere = (query.data ?? []).filter(({ id }) => !known.has(id))
  return {
    templates: [...rows.map(ofDevice), ...elsewhere.map(ofServer)].sort(
      (one, other) => other.changedAt - one.changedAt,
    ),
    isPending: here.kind === 'unread' || (query.isPending && rows.length === 0),
  }
}
function ofDevice(row) {
  const details = row.template['details']
  const text = (name) => {
    if (typeof details !== 'object' || details === null) return ''
    const value = Reflect.get(details, name)
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
    row,
  }
}
function ofServer({ id, title, slug, thumbnailUrl, status, updatedAt }) {
  return {
    id,
    title,
    slug,
    thumbnailUrl,
    status,
    changedAt: Date.parse(updatedAt),
    row: null,
  }
}
export { useListedTemplates as n, standingWords as r, templatesQuery as t }
