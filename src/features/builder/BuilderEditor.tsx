import { Trans, useLingui } from '@lingui/react/macro'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { useStore } from '#ui/useStore.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'
import { BuilderProvider } from './document/BuilderContext.tsx'
import { ProblemsProvider } from './document/problems.tsx'
import { type SavedTemplate, SavedTemplateContext } from './document/savedTemplate.ts'
import { ConflictDialog } from './drafts/ConflictDialog.tsx'
import type { OpenTemplate } from './drafts/openTemplate.ts'
import { EditorKeys } from './keys/EditorKeys.tsx'
import { LayoutOnOpen } from './layout/LayoutOnOpen.tsx'
import { NARROW } from './narrow.ts'
import { NodeMarksProvider } from './nodes/nodeMarks.tsx'
import { Palette } from './palette/Palette.tsx'
import { PanelDock } from './panels/PanelDock.tsx'
import { PinsContext } from './run/pins.ts'
import { RunFollower } from './run/RunFollower.tsx'
import { TrialRunner } from './run/TrialRunner.tsx'
import { StepList } from './steps/StepList.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import styles from './BuilderEditor.module.css'

const FlowCanvas = lazyPart(() => import('./canvas/FlowCanvas.tsx'))

export interface BuilderEditorProps {
  readonly open: OpenTemplate
  /** Whether another template has this slug, as far as is known. */
  readonly isSlugTaken: (slug: string) => boolean
  readonly onOpen: (id: string) => void
  readonly onLeave: () => void
}

/** The editor of one open template: palette, canvas or list of steps, and panels. */
export function BuilderEditor({ open, isSlugTaken, onOpen, onLeave }: BuilderEditorProps) {
  const { t } = useLingui()
  const isNarrow = useMedia(NARROW)
  const [isList, setList] = useState(false)
  const [hasPalette, setPalette] = useState(true)
  const saved = useSaved(open)
  useFullHeight()
  useEffect(
    () => whenQuiet(() => void import('#ui/layout/layOut.ts').then(({ keepLayout }) => keepLayout())),
    [],
  )
  return (
    <BuilderProvider document={open.document}>
      <ProblemsProvider isSlugTaken={isSlugTaken}>
        <PinsContext value={open}>
          <RunFollower template={open.id}>
            <NodeMarksProvider>
              <SavedTemplateContext value={saved}>
                <div className={styles.editor}>
                  <Toolbar
                    open={open}
                    list={isNarrow ? null : { isShown: isList, onChange: setList }}
                    onLeave={onLeave}
                    onOpen={onOpen}
                  />
                  {isNarrow || isList ? null : (
                    <aside
                      aria-labelledby="palette-title"
                      className={styles.palette}
                      data-folded={hasPalette ? undefined : ''}
                    >
                      <h2 id="palette-title" className="visually-hidden">
                        <Trans>Paleta węzłów</Trans>
                      </h2>
                      <IconButton
                        size="small"
                        className={styles.fold ?? ''}
                        label={hasPalette ? t`Zwiń paletę` : t`Pokaż paletę`}
                        aria-expanded={hasPalette}
                        onPress={() => setPalette(!hasPalette)}
                      >
                        {hasPalette ? <PanelLeftClose size={18} /> : <PanelLeftOpen size={18} />}
                      </IconButton>
                      {hasPalette ? <Palette /> : null}
                    </aside>
                  )}
                  <div className={styles.main}>
                    {isNarrow || isList ? (
                      <StepList />
                    ) : (
                      <Suspense fallback={<Skeleton shape="box" height="100%" />}>
                        <FlowCanvas />
                      </Suspense>
                    )}
                  </div>
                  <PanelDock />
                </div>
              </SavedTemplateContext>
              <EditorKeys />
              <TrialRunner />
              <LayoutOnOpen id={open.id} />
              <ConflictDialog open={open} onOpen={onOpen} onLeave={onLeave} />
            </NodeMarksProvider>
          </RunFollower>
        </PinsContext>
      </ProblemsProvider>
    </BuilderProvider>
  )
}

/**
 * The editor fills the room between header and bottom: a focused element in it is in sight, and nothing moves for it.
 */
function useFullHeight(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBlock = 'var(--top-bar) var(--bottom-bar)'
    return () => {
      style.scrollPaddingBlock = ''
    }
  }, [])
}

/** The server's state of the open template; null while this device alone has it. */
function useSaved({ id, standing }: OpenTemplate): SavedTemplate | null {
  const revision = useStore(standing).row?.baseRevision ?? 0
  return useMemo(() => (revision === 0 ? null : { id, revision }), [id, revision])
}
