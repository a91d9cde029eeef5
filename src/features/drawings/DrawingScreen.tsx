import { Trans, useLingui } from '@lingui/react/macro'
import { FileX2 } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { useOnSignedOut } from '#services/useOnSignedOut.ts'
import { Button } from '#ui/Button.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { type DrawingGallery, GalleryProvider } from './files/GalleryContext.tsx'
import { useOpenDrawing } from './kept/useOpenDrawing.ts'
import styles from './DrawingScreen.module.css'

const DrawingEditor = lazyPart(() => import('./DrawingEditor.tsx'))
const DrawingList = lazyPart(async () => ({ default: (await import('./kept/DrawingList.tsx')).DrawingList }))

export interface DrawingScreenProps {
  readonly kind: Scene['kind']
  /** The drawing that is open; undefined for a new one. */
  readonly id: string | undefined
  readonly onOpen: (id: string | undefined, how?: { readonly replace?: boolean }) => void
  /** Undefined where there is none. */
  readonly gallery?: DrawingGallery
}

/** /narzedzia/diagramy and /narzedzia/visual-flow: a drawing of this device, and the others. */
export function DrawingScreen({ kind, id, onOpen, gallery }: DrawingScreenProps) {
  const { t, i18n } = useLingui()
  const onSignedOut = useOnSignedOut()
  const [isListOpen, setListOpen] = useState(false)
  const [opening, again] = useOpenDrawing(id, kind, {
    onStored: (stored) => onOpen(stored, { replace: true }),
    onRefused: () => tellNotKept(i18n, t`Rysunek nie zapisał się`),
  })
  const name = kind === 'flow' ? t`Przepływy` : t`Diagramy`

  function beginNew(): void {
    setListOpen(false)
    if (id === undefined) again()
    else onOpen(undefined)
  }

  // What they drew has left the device with them.
  useEffect(() => onSignedOut(() => (id === undefined ? again() : onOpen(undefined, { replace: true }))))

  if (opening.kind === 'open') {
    return (
      <GalleryProvider value={gallery}>
        <Suspense fallback={<Ghost name={name} />}>
          <DrawingEditor
            key={opening.open.id}
            open={opening.open}
            onOpen={(picked) => (picked === undefined ? beginNew() : onOpen(picked))}
            onList={() => setListOpen(true)}
          />
        </Suspense>
        <Drawer isOpen={isListOpen} onOpenChange={setListOpen} title={t`Twoje rysunki`}>
          <Suspense fallback={<Skeleton shape="box" height="8rem" />}>
            <DrawingList kind={kind} openId={id} onPicked={() => setListOpen(false)} onNew={beginNew} />
          </Suspense>
        </Drawer>
      </GalleryProvider>
    )
  }
  if (opening.kind === 'opening') return <Ghost name={name} />
  return (
    <Page>
      <h1 className="visually-hidden">{name}</h1>
      {opening.kind === 'missing' ? (
        <EmptyState
          icon={<FileX2 size={28} />}
          title={t`Nie ma tu takiego rysunku`}
          description={
            <Trans>
              Rysunki są tylko na urządzeniu, na którym powstały, i tylko u osoby, która je narysowała.
            </Trans>
          }
          action={
            <Button variant="primary" onPress={beginNew}>
              <Trans>Narysuj nowy</Trans>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={t`Nie udało się otworzyć rysunku`}
          description={t`To urządzenie nie daje teraz dostępu do zapisanych rysunków. Spróbuj ponownie.`}
          onRetry={again}
        />
      )}
    </Page>
  )
}

/** The editor’s shape until it is there. */
function Ghost({ name }: { readonly name: string }) {
  return (
    <div aria-busy="true" className={styles.ghost}>
      <h1 className={styles.name}>{name}</h1>
      <Skeleton shape="box" height="100%" />
    </div>
  )
}
