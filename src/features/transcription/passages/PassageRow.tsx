import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { addSpeaker, nextSpeakerId, setSpeaker } from '#domain/transcript/editing/speakers.ts'
import { MOST_SPEAKERS } from '#domain/transcript/transcriptLimits.ts'
import type { Passage, Speaker } from '#domain/transcript/transcriptSchema.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { useExactTime } from '../useExactTime.ts'
import { PassageField } from './PassageField.tsx'
import { PassageTools } from './PassageTools.tsx'
import { speakerStyle } from './speakerLook.ts'
import { useSpeakerName } from './useSpeakerName.ts'
import styles from './PassageRow.module.css'

export interface PassageRowProps {
  readonly passage: Passage
  /** Its place in the transcript, from 0. */
  readonly place: number
  readonly total: number
  readonly speakers: readonly Speaker[]
}

const NOBODY = ''
const ANOTHER = '+'

/** One passage: when, who, and what was said, to be written. */
export const PassageRow = memo(function PassageRow({ passage, place, total, speakers }: PassageRowProps) {
  const { t } = useLingui()
  const { document, player, activePassage } = useEditor()
  const nameOf = useSpeakerName()
  const exactTime = useExactTime()
  const { hasSound } = useStore(player.state)
  const [isActive, setActive] = useState(false)
  const { id, start, end, speaker } = passage
  const time = exactTime(start)
  const isAbout = passage.words.some(({ source }) => source === 'engine-text')

  function speak(chosen: string): void {
    document.edit({ what: 'speaker' }, (before) => {
      if (chosen !== ANOTHER) return setSpeaker(before, id, chosen === NOBODY ? null : chosen)
      const made = nextSpeakerId(before)
      return setSpeaker(addSpeaker(before, nameOf(before.speakers.length + 1)), id, made)
    })
  }

  return (
    // Blocks stand between the list and its items: `ol` lets none. It hears of the keys of what is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      aria-setsize={total}
      aria-posinset={place + 1}
      data-passage={id}
      className={styles.row}
      style={speakerStyle(speakers, speaker)}
      onFocus={() => {
        setActive(true)
        activePassage.set(id)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setActive(false)
        if (activePassage.getSnapshot() === id) activePassage.set(null)
      }}
    >
      <div className={styles.facts}>
        <button
          type="button"
          className={styles.time}
          data-time=""
          disabled={!hasSound}
          aria-label={isAbout ? t`Odtwórz od około ${time}` : t`Odtwórz od ${time}`}
          onClick={() => {
            player.seek(start)
            player.play()
          }}
        >
          {isAbout ? `≈ ${time}` : time}
        </button>
        <select
          className={styles.speaker}
          aria-label={t`Kto mówi`}
          value={speaker ?? NOBODY}
          onChange={({ currentTarget }) => speak(currentTarget.value)}
        >
          <option value={NOBODY}>{t`Bez osoby`}</option>
          {speakers.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          {speakers.length < MOST_SPEAKERS ? <option value={ANOTHER}>{t`Nowa osoba`}</option> : null}
        </select>
      </div>
      <PassageField passage={passage} label={t`Wypowiedź ${place + 1}, ${time}`} />
      {isActive ? <PassageTools passage={passage} isLast={place === total - 1} /> : null}
      <span className="visually-hidden">
        <Trans>Do {exactTime(end)}</Trans>
      </span>
    </div>
  )
})
