import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readSnapshot } from '#api/product/templateCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { SnapshotKind, SnapshotRow } from '#domain/template/templateRecord.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useBuilder, useTemplate } from '../../document/BuilderContext.tsx'
import { Difference } from '../../difference/Difference.tsx'
import styles from './HistoryPanel.module.css'

const KIND_WORDS: Readonly<Record<SnapshotKind, MessageDescriptor>> = {
  created: msg`Utworzono`,
  saved: msg`Zapisano`,
  published: msg`Opublikowano`,
  archived: msg`Zarchiwizowano`,
  unarchived: msg`Przywrócono z archiwum`,
  restored: msg`Przywrócono wersję`,
}

export interface VersionProps {
  /** The id of the template. */
  readonly template: string
  readonly row: SnapshotRow
}

/** One version that the server keeps, to be compared with the present one. */
export function Version({ template, row }: VersionProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const when = format.dateTime(new Date(row.at))
  return (
    <li className={styles.entry}>
      <span className={styles.when}>{row.by === null ? when : `${when} · ${row.by.name}`}</span>
      <span>
        {i18n._(KIND_WORDS[row.kind])} · <Trans>wersja {row.revision}</Trans>
      </span>
      <div className={styles.row}>
        <Button
          size="small"
          variant="quiet"
          className={styles.act ?? ''}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          <Trans>Porównaj z obecną</Trans>
        </Button>
      </div>
      {isOpen ? <ComparedVersion template={template} snapshot={row.id} /> : null}
    </li>
  )
}

/** The changes since a version, and how to restore it: a step like any other, so that nothing is lost. */
function ComparedVersion({ template, snapshot }: { readonly template: string; readonly snapshot: string }) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const document = useBuilder()
  const present = useTemplate()
  const { data, error } = useQuery({
    queryKey: [ACCOUNT_KEY, 'template-snapshot', template, snapshot],
    queryFn: async ({ signal }) => readSnapshot(await productApi(), { id: template, snapshot }, { signal }),
    staleTime: Infinity,
  })
  if (error !== null) return <TemplateFailureNote failure={error} />
  if (data === undefined) return <Skeleton width="100%" height="3rem" />

  function restore(): void {
    if (data === undefined) return
    document.edit({ name: 'restore' }, () => data.template)
    announce(t`Przywrócono wersję ${data.revision}. Możesz to cofnąć jednym krokiem.`)
  }

  return (
    <>
      <Difference before={data.template} after={present} />
      <div className={styles.row}>
        <Button size="small" onPress={restore}>
          <Trans>Przywróć tę wersję</Trans>
        </Button>
      </div>
    </>
  )
}
