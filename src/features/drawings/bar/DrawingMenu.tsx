import { useLingui } from '@lingui/react/macro'
import {
  Braces,
  Ellipsis,
  FileDown,
  FileImage,
  Files,
  FileUp,
  History,
  Images,
  Pencil,
  Presentation as PresentationIcon,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useVisitor } from '#services/useVisitor.ts'
import { askedPart } from '#ui/askedPart.ts'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { useStore } from '#ui/useStore.ts'
import { useKeptDrawing, useScene } from '../document/DrawingContext.tsx'
import { DRAWING_FILES } from '../files/drawingFiles.ts'
import { useOpenFile } from '../files/useOpenFile.ts'
import { useGallery } from '../files/GalleryContext.tsx'
import { useFiles } from '../files/useFiles.ts'

const VersionsDialog = askedPart(async () => ({
  default: (await import('../versions/VersionsDialog.tsx')).VersionsDialog,
}))

const ShareDialog = askedPart(async () => ({
  default: (await import('../sharing/ShareDialog.tsx')).ShareDialog,
}))

const Presentation = askedPart(async () => ({
  default: (await import('../presentation/Presentation.tsx')).Presentation,
}))

export interface DrawingMenuProps {
  /** What the drawing is called on the screen. */
  readonly title: string
  readonly onRename: () => void
  readonly onOpen: (id: string | undefined) => void
}

/** The ways out of an open drawing, and what is done to it as a whole. */
export function DrawingMenu({ title, onRename, onOpen }: DrawingMenuProps) {
  const { t, i18n } = useLingui()
  const open = useKeptDrawing()
  const { row } = useStore(open.standing)
  const isEmpty = useScene().shapes.length === 0
  const files = useFiles(title)
  const gallery = useGallery()
  const visitor = useVisitor()
  const openFile = useOpenFile()
  const chooser = useRef<HTMLInputElement>(null)
  const [isPresenting, setPresenting] = useState(false)
  const [isShowingVersions, setShowingVersions] = useState(false)
  const wereVersionsOpened = useOnceOpened(isShowingVersions)
  const [isSharing, setSharing] = useState(false)
  const wasSharingOpened = useOnceOpened(isSharing)

  async function duplicate(): Promise<void> {
    await open.flush()
    const { copyStored } = await import('../kept/drawingActions.ts')
    const made = await copyStored(i18n, open.id, title)
    if (made !== null) onOpen(made)
  }

  async function drop(): Promise<void> {
    await open.flush()
    const { dropDrawing } = await import('../kept/drawingActions.ts')
    await dropDrawing(i18n, open.id, title)
  }

  async function take(file: File): Promise<void> {
    const id = await openFile(file)
    if (id !== null) onOpen(id)
  }

  const isNew = row === null
  return (
    <>
      <ToolMenu
        label={t`Więcej`}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        items={[
          {
            id: 'rename',
            label: t`Zmień tytuł`,
            icon: <Pencil size={18} />,
            isDisabled: isNew,
            onAction: onRename,
          },
          {
            id: 'versions',
            label: t`Wersje`,
            icon: <History size={18} />,
            isDisabled: isNew,
            onAction: () => setShowingVersions(true),
          },
          {
            id: 'present',
            label: t`Pokaż na pełnym ekranie`,
            icon: <PresentationIcon size={18} />,
            isDisabled: isEmpty,
            onAction: () => setPresenting(true),
          },
          {
            id: 'share',
            label: t`Udostępnij link`,
            icon: <Share2 size={18} />,
            isDisabled: isNew || isEmpty,
            onAction: () => setSharing(true),
          },
          {
            id: 'png',
            label: t`Pobierz obraz .png`,
            icon: <FileImage size={18} />,
            isDisabled: isEmpty,
            onAction: () => void files.savePng(),
          },
          ...(gallery !== undefined && visitor === 'verified'
            ? [
                {
                  id: 'gallery',
                  label: t`Dodaj do galerii`,
                  icon: <Images size={18} />,
                  isDisabled: isEmpty,
                  onAction: () => void files.addToGallery(),
                },
              ]
            : []),
          {
            id: 'svg',
            label: t`Pobierz plik .svg`,
            icon: <FileDown size={18} />,
            isDisabled: isEmpty,
            onAction: () => void files.saveSvg(),
          },
          {
            id: 'mermaid',
            label: t`Pobierz tekst .mmd`,
            icon: <Braces size={18} />,
            isDisabled: isEmpty,
            onAction: () => void files.saveText(),
          },
          {
            id: 'print',
            label: t`Drukuj albo zapisz PDF`,
            icon: <Printer size={18} />,
            isDisabled: isEmpty,
            onAction: () => void files.print(),
          },
          {
            id: 'open',
            label: t`Otwórz plik`,
            icon: <FileUp size={18} />,
            onAction: () => chooser.current?.click(),
          },
          {
            id: 'duplicate',
            label: t`Zrób kopię`,
            icon: <Files size={18} />,
            isDisabled: isNew,
            onAction: () => void duplicate(),
          },
          {
            id: 'delete',
            label: t`Usuń`,
            icon: <Trash2 size={18} />,
            isDisabled: isNew,
            isDangerous: true,
            onAction: () => void drop(),
          },
        ]}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={DRAWING_FILES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      {isPresenting ? (
        <Suspense fallback={null}>
          <Presentation onClose={() => setPresenting(false)} />
        </Suspense>
      ) : null}
      {wasSharingOpened ? (
        <Suspense fallback={null}>
          <ShareDialog title={title} isOpen={isSharing} onOpenChange={setSharing} />
        </Suspense>
      ) : null}
      {wereVersionsOpened ? (
        <Suspense fallback={null}>
          <VersionsDialog isOpen={isShowingVersions} onOpenChange={setShowingVersions} />
        </Suspense>
      ) : null}
    </>
  )
}
