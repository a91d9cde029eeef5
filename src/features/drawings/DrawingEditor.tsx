import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { askedPart } from '#ui/askedPart.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useStore } from '#ui/useStore.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { createDrawingCanvas } from './canvas/drawingCanvas.ts'
import { MiniMap } from './canvas/MiniMap.tsx'
import { ViewTools } from './canvas/ViewTools.tsx'
import { DrawingBar } from './bar/DrawingBar.tsx'
import { DrawingProvider, useDrawing, useScene } from './document/DrawingContext.tsx'
import { StillDialog } from './files/StillDialog.tsx'
import { useDroppedFiles } from './files/useDroppedFiles.ts'
import { EditorKeys } from './keys/EditorKeys.tsx'
import type { OpenDrawing } from './kept/openDrawing.ts'
import { ConnectDialog } from './panels/ConnectDialog.tsx'
import { PanelTabs } from './panels/PanelSide.tsx'
import { PhoneBar } from './tools/PhoneBar.tsx'
import { useFollowingSource } from './text/useFollowingSource.ts'
import { ToolBar } from './tools/ToolBar.tsx'
import styles from './DrawingEditor.module.css'

const Beginnings = askedPart(async () => ({
  default: (await import('./beginnings/Beginnings.tsx')).Beginnings,
}))

/** Where there is room for the canvas alone. */
const NARROW = '(max-width: 47.99rem)'
/** So many shapes are found without a map. */
const MAPPED_FROM = 8

export interface DrawingEditorProps {
  readonly open: OpenDrawing
  /** Another drawing is to be opened; undefined for a new one. */
  readonly onOpen: (id: string | undefined) => void
  /** The drawings of this device are to be shown. */
  readonly onList: () => void
}

/** The editor of one open drawing: canvas, tools and panels. */
export default function DrawingEditor({ open, onOpen, onList }: DrawingEditorProps) {
  const { t } = useLingui()
  const isNarrow = useMedia(NARROW)
  const canvas = useMemo(() => createDrawingCanvas(open.document), [open])
  useEffect(() => canvas.close, [canvas])
  const drawing = useMemo(
    () => ({ document: open.document, pictures: open.pictures, canvas }),
    [open, canvas],
  )
  useFullHeight()
  return (
    <DrawingProvider value={drawing} kept={open}>
      <div className={styles.editor}>
        <DrawingBar onOpen={onOpen} onList={onList} />
        <DroppedOnto onOpen={onOpen}>
          <Canvas />
          {isNarrow ? null : <ToolBar />}
          <EmptyDrawing />
          <ViewTools />
          {isNarrow ? null : <MapOfMany />}
        </DroppedOnto>
        {isNarrow ? (
          <PhoneBar />
        ) : (
          <aside className={styles.side} aria-label={t`Panele rysunku`}>
            <PanelTabs />
          </aside>
        )}
      </div>
      <EditorKeys />
      <TextFollows />
      <ConnectDialog />
      <StillDialog />
    </DrawingProvider>
  )
}

/** The canvas and what lies over it. */
function DroppedOnto({ onOpen, children }: Pick<DrawingEditorProps, 'onOpen'> & { children: ReactNode }) {
  const dropped = useDroppedFiles(onOpen)
  return (
    // Files are chosen by the menu as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.main} {...dropped}>
      {children}
    </div>
  )
}

function TextFollows() {
  useFollowingSource()
  return null
}

/** What to begin with, while there is nothing and no tool is in the hand. */
function EmptyDrawing() {
  const { canvas } = useDrawing()
  const { tool } = useStore(canvas.state)
  return useScene().shapes.length > 0 || tool.kind !== 'select' ? null : (
    <Suspense fallback={null}>
      <Beginnings />
    </Suspense>
  )
}

function MapOfMany() {
  return useScene().shapes.length < MAPPED_FROM ? null : <MiniMap />
}

/** The editor fills what is between header and bottom: what gets the focus in it is in sight, and nothing moves for it. */
function useFullHeight(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBlock = 'var(--top-bar) var(--bottom-bar)'
    return () => {
      style.scrollPaddingBlock = ''
    }
  }, [])
}
