import { Suspense } from 'react'
import { askedPart } from '#ui/askedPart.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { useEngines } from './useEngines.ts'

const EngineDialog = askedPart(async () => ({
  default: (await import('./EngineDialog.tsx')).EngineDialog,
}))

/** The question before an engine's recognition; nothing while nobody wants one. */
export function AskedEngine({ transcriptId }: { readonly transcriptId: string }) {
  const { askedEngine } = useEditor()
  const scope = useStore(askedEngine)
  const [first, ...more] = useEngines()
  if (scope === null || first === undefined) return null
  return (
    <Suspense fallback={null}>
      <EngineDialog
        scope={scope}
        engines={[first, ...more]}
        transcriptId={transcriptId}
        onClose={() => askedEngine.set(null)}
      />
    </Suspense>
  )
}
