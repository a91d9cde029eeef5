import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { removeParts, replaceNote } from '#domain/template/editGraph.ts'
import { LONGEST_DESCRIPTION } from '#domain/template/templateLimits.ts'
import type { TemplateNote } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useBuilder } from '../../document/BuilderContext.tsx'
import stack from '../PanelStack.module.css'

/** The comment or frame that is chosen. */
export function ChosenNote({ note }: { readonly note: TemplateNote }) {
  const { t } = useLingui()
  const document = useBuilder()
  const isGroup = note.kind === 'group'
  return (
    <div className={stack.stack}>
      <TextField
        label={isGroup ? t`Nazwa ramki` : t`Komentarz`}
        description={isGroup ? t`Ramka przesuwa się razem z zawartością.` : ''}
        multiline={!isGroup}
        value={note.text}
        maxLength={LONGEST_DESCRIPTION}
        onChange={(text) =>
          document.edit({ name: 'note', of: note.id, merges: true }, (template) =>
            replaceNote(template, { ...note, text }),
          )
        }
      />
      <Button
        icon={<Trash2 size={18} aria-hidden="true" />}
        onPress={() =>
          document.edit({ name: 'remove' }, (template) => removeParts(template, new Set([note.id])))
        }
      >
        {isGroup ? <Trans>Usuń ramkę</Trans> : <Trans>Usuń komentarz</Trans>}
      </Button>
    </div>
  )
}
