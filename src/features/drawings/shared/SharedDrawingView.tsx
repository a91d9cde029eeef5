import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Presentation as PresentationIcon } from 'lucide-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { SharedDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { createDrawingCanvas } from '../canvas/drawingCanvas.ts'
import { createPictures } from '../canvas/pictures.ts'
import { createDrawing } from '../document/drawingDocument.ts'
import { DrawingProvider } from '../document/DrawingContext.tsx'
import { ReportDrawing } from './ReportDrawing.tsx'
import { SharedShapes } from './SharedShapes.tsx'
import { useOwnCopy } from './useOwnCopy.ts'
import { useSharedPictures } from './useSharedPictures.ts'
import styles from './SharedDrawingView.module.css'

const LookedAt = lazyPart(async () => ({ default: (await import('./LookedAt.tsx')).LookedAt }))
const Presentation = askedPart(async () => ({
  default: (await import('../presentation/Presentation.tsx')).Presentation,
}))

export interface SharedDrawingViewProps {
  readonly token: string
  readonly drawing: SharedDrawing
  /** Since when it has been a copy of this device; null where it is fresh. */
  readonly keptSince: string | null
  readonly isOffline: boolean
  readonly onOwn: (id: string, kind: 'diagram' | 'flow') => void
}

/** A drawing that is only looked at: the picture, and the same in words, which need no script. */
export function SharedDrawingView({ token, drawing, keptSince, isOffline, onOwn }: SharedDrawingViewProps) {
  const { t } = useLingui()
  const format = useFormat()
  const isRendered = useIsHydrated()
  const [isPresenting, setPresenting] = useState(false)
  const shown = useMemo(() => {
    const document = createDrawing(drawing.scene)
    const canvas = createDrawingCanvas(document)
    canvas.setTool({ kind: 'hand' })
    return { document, canvas, pictures: createPictures() }
  }, [drawing])
  useEffect(
    () => () => {
      shown.canvas.close()
      shown.pictures.close()
    },
    [shown],
  )
  const files = useSharedPictures(token, drawing, shown.pictures)
  const copy = useOwnCopy(drawing, files)
  const title = drawing.title === '' ? t`Udostępniony rysunek` : drawing.title
  const made = format.date(new Date(drawing.renewedAt))

  async function makeOwn(): Promise<void> {
    const id = await copy.make()
    if (id !== null) onOwn(id, drawing.scene.kind)
  }

  return (
    <DrawingProvider value={shown} kept={null}>
      <Page width="wide">
        <header className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.note}>
              <Trans>Kopia rysunku z {made}, tylko do oglądania.</Trans>
            </p>
            <Staleness since={keptSince === null ? null : Date.parse(keptSince)} isOffline={isOffline} />
          </div>
          <div className={`needs-script ${styles.actions ?? ''}`}>
            <Button
              icon={<PresentationIcon size={18} aria-hidden="true" />}
              onPress={() => setPresenting(true)}
            >
              <Trans>Pokaż na pełnym ekranie</Trans>
            </Button>
            <Button
              variant="primary"
              icon={<Copy size={18} aria-hidden="true" />}
              isPending={copy.isMaking}
              onPress={() => void makeOwn()}
            >
              <Trans>Zrób własną kopię</Trans>
            </Button>
            <ReportDrawing token={token} />
          </div>
        </header>
        <div className={styles.main}>
          <div className={`needs-script ${styles.picture ?? ''}`}>
            {isRendered ? null : (
              <Suspense fallback={<Skeleton shape="box" height="100%" />}>
                <LookedAt />
              </Suspense>
            )}
          </div>
          <SharedShapes scene={drawing.scene} />
        </div>
      </Page>
      {isPresenting ? (
        <Suspense fallback={null}>
          <Presentation onClose={() => setPresenting(false)} />
        </Suspense>
      ) : null}
    </DrawingProvider>
  )
}
