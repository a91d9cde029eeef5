import { useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, Clock, Merge, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { mergeWithNext } from '#domain/transcript/editing/passages.ts'
import { setPassageTimes } from '#domain/transcript/editing/times.ts'
import type { Passage } from '#domain/transcript/transcriptSchema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { dropPassage } from './passageEdits.ts'
import { TimesDialog } from './TimesDialog.tsx'
import styles from './PassageRow.module.css'

export interface PassageToolsProps {
  readonly passage: Passage
  readonly isLast: boolean
}

/** What can be done to the passage that has the keys. */
export function PassageTools({ passage, isLast }: PassageToolsProps) {
  const { t } = useLingui()
  const editor = useEditor()
  const { document, player } = editor
  const { hasSound } = useStore(player.state)
  const [isTiming, setTiming] = useState(false)
  const { id } = passage

  function startHere(): void {
    const start = Math.round(player.time.getSnapshot())
    document.edit({ what: `times ${id}` }, (before) => setPassageTimes(before, id, { start }))
  }

  return (
    <Group aria-label={t`Ta wypowiedź`} className={styles.tools ?? ''}>
      {hasSound ? (
        <IconButton size="small" label={t`Zaczyna się tu, gdzie nagranie`} onPress={startHere}>
          <ArrowDownToLine size={18} />
        </IconButton>
      ) : null}
      <IconButton size="small" label={t`Czas wypowiedzi`} onPress={() => setTiming(true)}>
        <Clock size={18} />
      </IconButton>
      <IconButton
        size="small"
        label={t`Połącz z następną`}
        isDisabled={isLast}
        onPress={() => document.edit({ what: 'merge' }, (before) => mergeWithNext(before, id))}
      >
        <Merge size={18} />
      </IconButton>
      <IconButton size="small" label={t`Usuń wypowiedź`} onPress={() => dropPassage(editor, id)}>
        <Trash2 size={18} />
      </IconButton>
      {isTiming ? <TimesDialog passage={passage} onClose={() => setTiming(false)} /> : null}
    </Group>
  )
}
