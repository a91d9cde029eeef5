import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listSnapshots } from '#api/product/templateCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { SNAPSHOTS_DEFAULT, SNAPSHOTS_MOST } from '#domain/template/templateRecord.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type SavedTemplate, useSavedTemplate } from '../../document/savedTemplate.ts'
import stack from '../PanelStack.module.css'
import styles from './HistoryPanel.module.css'
import { Version } from './Version.tsx'

/** The versions that the server keeps of the open template, the latest first. */
export function Versions() {
  const saved = useSavedTemplate()
  return (
    <div className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Wersje</Trans>
      </h3>
      {saved === null ? (
        <p className={stack.text}>
          <Trans>
            Ten szablon jest na razie tylko na tym urządzeniu. Każdy zapis na serwerze tworzy wersję.
          </Trans>
        </p>
      ) : (
        <SavedVersions saved={saved} />
      )}
    </div>
  )
}

function SavedVersions({ saved: { id, revision } }: { readonly saved: SavedTemplate }) {
  const { productApi } = useServices()
  const [limit, setLimit] = useState<number>(SNAPSHOTS_DEFAULT)
  const { data, error, isPending } = useQuery({
    queryKey: [ACCOUNT_KEY, 'template-snapshots', id, revision, limit],
    queryFn: async ({ signal }) => listSnapshots(await productApi(), { id, limit }, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  })
  return (
    <>
      {isPending ? <Skeleton width="100%" height="6rem" /> : <TemplateFailureNote failure={error} />}
      <ol className={styles.timeline}>
        {(data ?? []).map((row) => (
          <Version key={row.id} template={id} row={row} />
        ))}
      </ol>
      {data?.length === limit && limit < SNAPSHOTS_MOST ? (
        <Button size="small" onPress={() => setLimit(Math.min(SNAPSHOTS_MOST, limit * 4))}>
          <Trans>Pokaż starsze</Trans>
        </Button>
      ) : null}
    </>
  )
}
