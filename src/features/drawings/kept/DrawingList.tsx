import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FilePlus2, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { useFormat } from '#i18n/format.ts'
import type { DrawingRow } from '#offline/drawings/drawingRows.ts'
import { liveValue } from '#offline/liveStore.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { useStore } from '#ui/useStore.ts'
import { ADDRESSES } from '../addresses.ts'
import { liveDrawings } from './liveDrawings.ts'
import { SceneThumbnail } from './SceneThumbnail.tsx'
import styles from './DrawingList.module.css'
import { useTitle } from './useTitle.ts'

export interface DrawingListProps {
  readonly kind: Scene['kind']
  /** The drawing that is open. */
  readonly openId: string | undefined
  /** A drawing was chosen: its link leads there. */
  readonly onPicked: () => void
  readonly onNew: () => void
}

/** The drawings of one kind on this device. */
export function DrawingList({ kind, openId, onPicked, onNew }: DrawingListProps) {
  const rows = liveValue(useStore(liveDrawings), []).filter((row) => row.kind === kind)
  const list = useRef<HTMLUListElement>(null)
  useListFocus(
    list,
    rows.map(({ id }) => id),
  )
  return (
    <div className={styles.frame}>
      <Button size="small" icon={<FilePlus2 size={18} aria-hidden="true" />} onPress={onNew}>
        <Trans>Nowy rysunek</Trans>
      </Button>
      {rows.length === 0 ? (
        <p className={styles.facts}>
          <Trans>Tu pojawi się wszystko, co narysujesz. Rysunki zapisują się same, na tym urządzeniu.</Trans>
        </p>
      ) : null}
      <ul ref={list} className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row} data-open={row.id === openId ? '' : undefined}>
            <StoredDrawing row={row} isOpen={row.id === openId} onPicked={onPicked} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StoredDrawing({
  row,
  isOpen,
  onPicked,
}: {
  readonly row: DrawingRow
  readonly isOpen: boolean
  readonly onPicked: () => void
}) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const title = useTitle()(row)
  const count = row.scene.shapes.length
  const shapes = t`${plural(count, { one: '# kształt', few: '# kształty', many: '# kształtów', other: '# kształtu' })}`

  async function drop(): Promise<void> {
    const { dropDrawing } = await import('./drawingActions.ts')
    await dropDrawing(i18n, row.id, title)
  }

  return (
    <>
      <Link
        to={ADDRESSES[row.kind]}
        search={{ rysunek: row.id }}
        className={styles.link}
        aria-current={isOpen ? 'page' : undefined}
        onClick={onPicked}
      >
        <SceneThumbnail scene={row.scene} width={96} height={64} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {format.relativeTime(new Date(row.changedAt))} · {shapes}
          </span>
        </span>
      </Link>
      <IconButton size="small" label={t`Usuń: ${title}`} onPress={() => void drop()}>
        <Trash2 size={18} />
      </IconButton>
    </>
  )
}
