import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, UserRoundPlus } from 'lucide-react'
import { addSpeaker, removeSpeaker, renameSpeaker } from '#domain/transcript/editing/speakers.ts'
import { LONGEST_NAME, MOST_SPEAKERS } from '#domain/transcript/transcriptLimits.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { speakerStyle } from '../passages/speakerLook.ts'
import { useSpeakerName } from '../passages/useSpeakerName.ts'
import styles from './Panel.module.css'

/** Who speaks: their names, in the order of the keys 1 to 9. */
export function SpeakersPanel() {
  const { t } = useLingui()
  const { document } = useEditor()
  const nameOf = useSpeakerName()
  const { speakers } = useStore(document).present
  return (
    <div className={styles.panel}>
      {speakers.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>Dodaj osoby, a Ctrl i cyfra powie, kto mówi w wypowiedzi, którą piszesz.</Trans>
        </p>
      ) : null}
      <ul className={styles.speakers}>
        {speakers.map(({ id, name }, at) => (
          <li key={id} className={styles.speaker} style={speakerStyle(speakers, id)}>
            <TextField
              label={t`Osoba ${at + 1}`}
              value={name}
              maxLength={LONGEST_NAME}
              onChange={(next) =>
                document.edit({ what: `rename ${id}`, merges: true }, (before) =>
                  renameSpeaker(before, id, next),
                )
              }
            />
            <IconButton
              label={t`Usuń: ${name}`}
              onPress={() =>
                document.edit({ what: 'remove speaker', isLarge: true }, (before) =>
                  removeSpeaker(before, id),
                )
              }
            >
              <Trash2 size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        icon={<UserRoundPlus size={18} aria-hidden="true" />}
        isDisabled={speakers.length >= MOST_SPEAKERS}
        onPress={() =>
          document.edit({ what: 'add speaker' }, (before) =>
            addSpeaker(before, nameOf(before.speakers.length + 1)),
          )
        }
      >
        <Trans>Dodaj osobę</Trans>
      </Button>
    </div>
  )
}
