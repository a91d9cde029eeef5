import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { removeParts } from '#domain/template/editGraph.ts'
import type { TemplateEdge } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { useBuilder } from '../../document/BuilderContext.tsx'
import { PORT_WORDS } from '../../words/choiceWords.ts'
import { useProblemPlaces } from '../problems/useProblemPlaces.ts'
import stack from '../PanelStack.module.css'
import { NodeProblemList } from './NodeProblemList.tsx'

/** The selected connection: its ends, and how to remove it. */
export function ChosenEdge({ edge }: { readonly edge: TemplateEdge }) {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const placeName = useProblemPlaces()
  const ends = placeName({ part: 'edge', id: edge.id })
  return (
    <div className={stack.stack}>
      <NodeProblemList id={edge.id} />
      <p>
        <strong>{ends}</strong>
      </p>
      {edge.sourcePort === 'out' ? null : (
        <p className={stack.text}>{t`Droga: ${i18n._(PORT_WORDS[edge.sourcePort])}`}</p>
      )}
      <Button
        icon={<Trash2 size={18} aria-hidden="true" />}
        onPress={() =>
          document.edit({ name: 'remove' }, (template) => removeParts(template, new Set([edge.id])))
        }
      >
        <Trans>Usuń połączenie</Trans>
      </Button>
    </div>
  )
}
