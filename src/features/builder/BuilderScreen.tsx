import { useCallback, useEffect, useState } from 'react'
import { database } from '#offline/openDatabase.ts'
import { useServices } from '#services/services.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useLingui } from '@lingui/react/macro'
import { BuilderEditor } from './BuilderEditor.tsx'
import { useListedTemplates } from './drafts/liveTemplates.ts'
import { type OpenTemplate, openTemplate } from './drafts/openTemplate.ts'
import { findTemplate, renewTemplate, saveWaiting } from './drafts/templateActions.ts'
import { useCopyTitle } from './drafts/useCopyTitle.ts'
import { Welcome } from './welcome/Welcome.tsx'
import { BUILDER_MESSAGES } from './words/builderMessages.ts'

export interface BuilderScreenProps {
  /** The template that is open; undefined for the list. */
  readonly id: string | undefined
  readonly onOpen: (id: string) => void
  readonly onLeave: () => void
}

/** /admin/template-builder: where templates are made (specification part 2, section 2). */
export function BuilderScreen({ id, onOpen, onLeave }: BuilderScreenProps) {
  const [tries, setTries] = useState(0)
  return id === undefined ? (
    <Welcome onOpen={onOpen} />
  ) : (
    <OneTemplate
      key={`${id} ${tries}`}
      id={id}
      onOpen={onOpen}
      onLeave={onLeave}
      onRetry={() => setTries(tries + 1)}
    />
  )
}

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly open: OpenTemplate }

interface OneTemplateProps extends BuilderScreenProps {
  readonly id: string
  readonly onRetry: () => void
}

function OneTemplate({ id, onOpen, onLeave, onRetry }: OneTemplateProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const copyTitle = useCopyTitle()
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const [titleOf] = useState(() => copyTitle)
  const isSlugTaken = useIsSlugTaken(id)

  useEffect(() => {
    let isGone = false
    let opened: OpenTemplate | null = null
    const begin = async () => {
      try {
        const row = await findTemplate(productApi, id)
        const db = await database()
        // The screen was left meanwhile: a template opened now would never be closed.
        if (isGone) return
        opened = openTemplate(db, row, titleOf)
        setOpening(opened === null ? { kind: 'failed' } : { kind: 'open', open: opened })
        if (row.baseRevision > 0) void renewTemplate(productApi, id)
        void saveWaiting(row)
      } catch {
        if (!isGone) setOpening({ kind: 'failed' })
      }
    }
    void begin()
    return () => {
      isGone = true
      opened?.close()
    }
  }, [id, productApi, titleOf])

  if (opening.kind === 'open') {
    return <BuilderEditor open={opening.open} isSlugTaken={isSlugTaken} onOpen={onOpen} onLeave={onLeave} />
  }
  if (opening.kind === 'failed') {
    return (
      <Page>
        <ErrorState
          title={i18n._(BUILDER_MESSAGES.template_load_failed)}
          description={t`Nie ma go na tym urządzeniu, a serwer nie odpowiada. Spróbuj jeszcze raz, gdy będzie sieć.`}
          level={1}
          onRetry={onRetry}
        />
      </Page>
    )
  }
  return (
    <Page>
      <Skeleton shape="box" height="60vh" />
    </Page>
  )
}

function useIsSlugTaken(id: string): (slug: string) => boolean {
  const { templates } = useListedTemplates()
  const slugs = templates
    .filter((template) => template.id !== id && template.status === 'published')
    .map(({ slug }) => slug)
    .join('\n')
  return useCallback((slug) => slugs.split('\n').includes(slug), [slugs])
}
