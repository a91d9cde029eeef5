import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BuilderProvider } from './document/BuilderContext.tsx'
import type { BuilderDocument } from './document/builderDocument.ts'
import { ProblemsProvider } from './document/problems.tsx'
import { NodeMarksProvider } from './nodes/nodeMarks.tsx'
import { PanelDock } from './panels/PanelDock.tsx'
import styles from './BuilderEditor.module.css'

const FlowCanvas = lazyPart(() => import('./canvas/FlowCanvas.tsx'))

export interface BuilderEditorProps {
  readonly document: BuilderDocument
  /** Whether another template has this slug, as far as is known. */
  readonly isSlugTaken: (slug: string) => boolean
}

/** The editor of one open template: palette, canvas and panels. */
export function BuilderEditor({ document, isSlugTaken }: BuilderEditorProps) {
  return (
    <BuilderProvider document={document}>
      <ProblemsProvider isSlugTaken={isSlugTaken}>
        <NodeMarksProvider>
          <div className={styles.editor}>
            <div className={styles.main}>
              <Suspense fallback={<Skeleton shape="box" height="100%" />}>
                <FlowCanvas />
              </Suspense>
            </div>
            <PanelDock />
          </div>
        </NodeMarksProvider>
      </ProblemsProvider>
    </BuilderProvider>
  )
}
