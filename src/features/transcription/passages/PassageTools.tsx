import { useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, AudioLines, Captions, Clock, Merge, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { mergeWithNext } from '#domain/transcript/editing/passages.ts'
import { setPassageTimes } from '#domain/transcript/editing/times.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { Passage } from '#domain/transcript/transcriptSchema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { useEngines } from '../engine/useEngines.ts'
import { dropPassage } from './passageEdits.ts'
import { TimesDialog } from './TimesDialog.tsx'
import styles from './PassageRow.module.css'

/** In less nobody is understood, ms. */
const SHORTEST_MS = 300

export interface PassageToolsProps {
  readonly passage: Passage
  readonly isLast: boolean
}

/** What can be done to the passage that has the keys. */
export function PassageTools({ passage, isLast }: PassageToolsProps) {
  const { t } = useLingui()
  const editor = useEditor()
  const { document, player, recognition, hearings, askedEngine } = editor
  const { hasSound } = useStore(player.state)
  const { ability, stage } = useStore(recognition.state)
  const isHeardNow = useStore(hearings.standing).some(
    ({ hearing }) => hearing.start < passage.end && hearing.end > passage.start,
  )
  const hasEngine = useEngines().length > 0
  const [isTiming, setTiming] = useState(false)
  const { id, start, end, words } = passage
  const canRecognise =
    hasSound && ability !== 'missing' && stage.kind !== 'running' && end - start >= SHORTEST_MS

  function startHere(): void {
    const here = Math.round(player.time.getSnapshot())
    document.edit({ what: `times ${id}` }, (before) => setPassageTimes(before, id, { start: here }))
  }

  return (
    <Group aria-label={t`Ta wypowiedź`} className={styles.tools ?? ''}>
      {hasSound ? (
        <IconButton size="small" label={t`Zaczyna się tu, gdzie nagranie`} onPress={startHere}>
          <ArrowDownToLine size={18} />
        </IconButton>
      ) : null}
      {canRecognise ? (
        <IconButton
          size="small"
          label={words.length > 0 ? t`Rozpoznaj jeszcze raz` : t`Rozpoznaj tę wypowiedź`}
          onPress={() => recognition.want({ start, end, passage: id })}
        >
          <Captions size={18} />
        </IconButton>
      ) : null}
      {hasSound && hasEngine && !isHeardNow && end - start >= SHORTEST_MS ? (
        <IconButton
          size="small"
          label={t`Rozpoznaj silnikiem jeszcze raz`}
          onPress={() => askedEngine.set({ start, end, asked: [{ id, text: textOf(passage) }] })}
        >
          <AudioLines size={18} />
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
