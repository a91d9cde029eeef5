import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { BECOMES_STILL } from '#offline/gallery/uploadRow.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { isHopeless } from '../galleryTexts.ts'
import { ArrivedNotice } from './ArrivedNotice.tsx'
import { OfferedNotice } from './OfferedNotice.tsx'
import { RefusedNotice } from './RefusedNotice.tsx'
import { UploadItem } from './UploadItem.tsx'
import { StillNotice } from './StillNotice.tsx'
import type { UploadsState } from './uploadQueue.ts'
import type { RefusedFile } from './uploads.ts'
import { useUploadActions } from './useUploadActions.ts'
import styles from './Upload.module.css'

export interface UploadPanelProps {
  readonly uploads: UploadsState & { readonly forgetArrived: () => void }
  readonly refused: readonly RefusedFile[]
  readonly onRefusedRead: () => void
}

/** Shown of a long queue; the rest is counted. */
const SHOWN = 6

/** The pictures being uploaded, the ones that just arrived, and the failed ones. Nothing without any. */
export function UploadPanel({ uploads, refused, onRefusedRead }: UploadPanelProps) {
  const { t } = useLingui()
  const { rows, progress, arrived } = uploads
  const { cancel, send } = useUploadActions()
  const offered = rows.filter((row) => row.state === 'offered')
  const moving = offered.filter((row) => row.code === BECOMES_STILL)
  const shared = offered.filter((row) => row.code !== BECOMES_STILL)
  const failed = rows.filter((row) => row.state === 'failed')
  const waiting = rows.filter((row) => row.state === 'waiting')
  const sending = waiting.filter((row) => progress.has(row.id))
  const listed = [...sending, ...failed, ...waiting.filter((row) => !progress.has(row.id))]
  const hopeful = failed.filter((row) => !isHopeless(row.code))
  const left = waiting.length
  const arrivedCount = arrived.length
  const all = left + arrivedCount

  const tell = useEffectEvent(() => {
    if (arrivedCount > 0) announce(t`Wysyłanie skończone. Zdjęć w galerii: ${arrivedCount}.`)
  })
  useEffect(() => {
    if (left === 0) tell()
  }, [left])

  return (
    <div className={styles.panel}>
      {shared.length === 0 ? null : <OfferedNotice rows={shared} />}
      {moving.length === 0 ? null : <StillNotice rows={moving} />}
      {refused.length === 0 ? null : <RefusedNotice files={refused} onRead={onRefusedRead} />}
      {listed.length === 0 ? null : (
        <section className={styles.queue} aria-labelledby="gallery-uploads">
          <header className={styles.header}>
            <h2 id="gallery-uploads" className={styles.title}>
              {left === 0 ? (
                <Trans>Nie wszystko udało się wysłać</Trans>
              ) : (
                <Trans>
                  Wysłano {arrivedCount} z {all}
                </Trans>
              )}
            </h2>
            {hopeful.length < 2 ? null : (
              <Button size="small" onPress={() => send(hopeful.map((row) => row.id))}>
                <Trans>Ponów nieudane</Trans>
              </Button>
            )}
            {listed.length < 2 ? null : (
              <Button size="small" variant="quiet" onPress={() => cancel(listed.map((row) => row.id))}>
                <Trans>Anuluj wszystkie</Trans>
              </Button>
            )}
          </header>
          <ul className={styles.items}>
            {listed.slice(0, SHOWN).map((row) => (
              <UploadItem
                key={row.id}
                row={row}
                progress={progress.get(row.id)}
                onCancel={() => cancel([row.id])}
                onRetry={() => send([row.id])}
              />
            ))}
          </ul>
          {listed.length <= SHOWN ? null : (
            <p className={styles.more}>
              <Plural
                value={listed.length - SHOWN}
                one="i jeszcze # zdjęcie"
                few="i jeszcze # zdjęcia"
                many="i jeszcze # zdjęć"
                other="i jeszcze # zdjęcia"
              />
            </p>
          )}
        </section>
      )}
      {left > 0 || arrivedCount === 0 ? null : (
        <ArrivedNotice arrived={arrived} onRead={uploads.forgetArrived} />
      )}
    </div>
  )
}
