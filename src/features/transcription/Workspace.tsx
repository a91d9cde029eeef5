import { Trans, useLingui } from '@lingui/react/macro'
import { Captions, Command, Plus, Redo2, Search, Settings2, Undo2, UsersRound } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createStore } from '#domain/store.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { createRecognition } from './device/createRecognition.ts'
import { RecognitionNotice } from './device/RecognitionNotice.tsx'
import { AskedEngine } from './engine/AskedEngine.tsx'
import { EngineButton } from './engine/EngineButton.tsx'
import type { EngineScope } from './engine/engineScope.ts'
import { HearingList } from './engine/HearingList.tsx'
import { useHearings } from './engine/useHearings.ts'
import { type CaretPlace, EditorProvider, type TranscriptEditor, useEditor } from './editor.ts'
import type { OpenWork } from './kept/openStoredTranscript.ts'
import { toolSettings } from './kept/toolSettings.ts'
import { KeySheet } from './keys/KeySheet.tsx'
import { MOVE_MS, stepSpeed, usePlayerKeys } from './keys/usePlayerKeys.ts'
import { FindBar } from './panels/FindBar.tsx'
import { SettingsPanel } from './panels/SettingsPanel.tsx'
import { SpeakersPanel } from './panels/SpeakersPanel.tsx'
import { beginPassage } from './passages/passageEdits.ts'
import { PassageList } from './passages/PassageList.tsx'
import { createTypingPause } from './player/createTypingPause.ts'
import { lastPhrase } from './player/lastPhrase.ts'
import { PlayerBar } from './player/PlayerBar.tsx'
import { useMediaKeys } from './player/useMediaKeys.ts'
import styles from './Workspace.module.css'

export interface WorkspaceProps {
  readonly work: OpenWork
  readonly title: string
}

/** An open transcript at work: its recording, and its passages to be written. */
export function Workspace({ work, title }: WorkspaceProps) {
  const { open, sound } = work
  const { speed, skipsSilence } = useStore(toolSettings)
  const { player } = sound
  const pause = useMemo(() => createTypingPause(player), [player])
  const recognition = useMemo(
    () => createRecognition({ document: open.document, wave: sound.wave, file: sound.file }),
    [open, sound],
  )
  const hearings = useHearings(work)
  const editor = useMemo<TranscriptEditor>(
    () => ({
      document: open.document,
      player,
      wave: sound.wave,
      recognition,
      hearings,
      askedEngine: createStore<EngineScope | null>(null),
      askedCaret: createStore<CaretPlace | null>(null),
      activePassage: createStore<string | null>(null),
      letters: new Map<string, Text>(),
      typed: pause.typed,
    }),
    [open, player, sound, pause, recognition, hearings],
  )
  const toggle = useCallback(() => {
    pause.forget()
    player.toggle()
  }, [pause, player])
  useEffect(() => player.setSpeed(speed), [player, speed])
  useEffect(() => player.setSkipsSilence(skipsSilence), [player, skipsSilence])
  useEffect(() => pause.forget, [pause])
  // Without a recording there is nothing to do before writing.
  useEffect(() => {
    const { row } = open.standing.getSnapshot()
    if (row?.sound === null && open.document.getSnapshot().present.passages.length === 0)
      beginPassage(editor, 0)
  }, [open, editor])
  useEffect(() => {
    void recognition.look()
    return recognition.close
  }, [recognition])
  return (
    <EditorProvider value={editor}>
      <Parts title={title} onToggle={toggle} />
      <AskedEngine transcriptId={open.id} />
    </EditorProvider>
  )
}

type OpenPanel = 'speakers' | 'settings' | null

function Parts({ title, onToggle }: { readonly title: string; readonly onToggle: () => void }) {
  const { t } = useLingui()
  const editor = useEditor()
  const { document, player, wave, recognition } = editor
  const { past, future, present } = useStore(document)
  const { hasSound, lengthMs } = useStore(player.state)
  const { ability, stage } = useStore(recognition.state)
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [isFinding, setFinding] = useState(false)
  const [isTellingKeys, setTellingKeys] = useState(false)
  useMediaKeys(title, onToggle)

  function loop(): void {
    if (player.state.getSnapshot().loop !== null) return player.setLoop(null)
    const phrase = lastPhrase(
      document.getSnapshot().present,
      wave.getSnapshot().speech,
      player.time.getSnapshot(),
    )
    player.setLoop(phrase)
    player.seek(phrase.start)
    player.play()
  }

  /** Goes a step back or on; the caret stays in its passage, which may be drawn anew. */
  function go(step: () => boolean, said: string): void {
    const active = editor.activePassage.getSnapshot()
    if (!step()) return
    announce(said)
    const passage = document.getSnapshot().present.passages.find(({ id }) => id === active)
    if (passage === undefined || active === null) return
    setTimeout(() => {
      if (editor.activePassage.getSnapshot() === null) editor.askedCaret.set({ passage: active, at: 0 })
    })
  }

  function undo(): void {
    // What is still to come would begin in the middle of what was taken back.
    if (stage.kind === 'running') recognition.close()
    go(document.undo, t`Cofnięto`)
  }
  const redo = () => go(document.redo, t`Ponowiono`)
  usePlayerKeys({
    toggle: onToggle,
    back: () => player.move(-MOVE_MS),
    forward: () => player.move(MOVE_MS),
    loop,
    slower: () => stepSpeed(-1),
    faster: () => stepSpeed(1),
    undo,
    redo,
    find: () => setFinding(true),
  })

  return (
    <div className={styles.workspace}>
      {hasSound ? <PlayerBar onToggle={onToggle} onLoop={loop} /> : null}
      <div role="toolbar" aria-label={t`Edycja zapisu`} className={styles.tools}>
        <IconButton size="small" label={t`Cofnij`} isDisabled={past.length === 0} onPress={undo}>
          <Undo2 size={20} />
        </IconButton>
        <IconButton size="small" label={t`Ponów`} isDisabled={future.length === 0} onPress={redo}>
          <Redo2 size={20} />
        </IconButton>
        <IconButton
          size="small"
          label={t`Znajdź i zamień`}
          aria-expanded={isFinding}
          onPress={() => setFinding(!isFinding)}
        >
          <Search size={20} />
        </IconButton>
        <IconButton size="small" label={t`Osoby`} onPress={() => setPanel('speakers')}>
          <UsersRound size={20} />
        </IconButton>
        <IconButton size="small" label={t`Ustawienia pisania`} onPress={() => setPanel('settings')}>
          <Settings2 size={20} />
        </IconButton>
        <IconButton size="small" label={t`Skróty`} onPress={() => setTellingKeys(true)}>
          <Command size={20} />
        </IconButton>
        <EngineButton />
        {hasSound && lengthMs !== null && ability !== 'missing' && stage.kind !== 'running' ? (
          <Button
            size="small"
            data-recognise=""
            icon={<Captions size={18} aria-hidden="true" />}
            onPress={() => recognition.want({ start: 0, end: Math.round(lengthMs), passage: null })}
          >
            <Trans>Rozpoznaj mowę na tym urządzeniu</Trans>
          </Button>
        ) : null}
        <Button
          size="small"
          className={styles.add ?? ''}
          icon={<Plus size={18} aria-hidden="true" />}
          onPress={() => beginPassage(editor, addedAt())}
        >
          <Trans>Nowa wypowiedź</Trans>
        </Button>
      </div>
      <RecognitionNotice />
      <HearingList />
      {isFinding ? <FindBar onClose={() => setFinding(false)} /> : null}
      {present.passages.length === 0 ? (
        <p className={styles.nothing}>
          {hasSound ? (
            <Trans>
              Włącz nagranie i dodaj pierwszą wypowiedź. Gdy piszesz, nagranie czeka; Enter zaczyna następną.
            </Trans>
          ) : (
            <Trans>Dodaj pierwszą wypowiedź i zacznij pisać.</Trans>
          )}
        </p>
      ) : (
        <PassageList />
      )}
      <Drawer isOpen={panel === 'speakers'} onOpenChange={() => setPanel(null)} title={t`Osoby`}>
        <SpeakersPanel />
      </Drawer>
      <Drawer isOpen={panel === 'settings'} onOpenChange={() => setPanel(null)} title={t`Ustawienia pisania`}>
        <SettingsPanel />
      </Drawer>
      <KeySheet isOpen={isTellingKeys} onOpenChange={setTellingKeys} />
    </div>
  )

  /** A new passage begins where the recording is; without one, after the last. */
  function addedAt(): number {
    const last = document.getSnapshot().present.passages.at(-1)?.end ?? 0
    return hasSound ? player.time.getSnapshot() : last
  }
}
