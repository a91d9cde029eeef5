import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { chordNames } from '#ui/keys/chordNames.ts'
import styles from './KeySheet.module.css'
import { PASSAGE_SHORTCUTS, PLAYER_SHORTCUTS, type Shortcut } from './shortcuts.ts'

const GROUPS: readonly (readonly [title: MessageDescriptor, shortcuts: readonly Shortcut[]])[] = [
  [msg`Nagranie i cały zapis`, Object.values(PLAYER_SHORTCUTS)],
  [msg`W wypowiedzi`, Object.values(PASSAGE_SHORTCUTS)],
]

export interface KeySheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Every key of the tool and what it does, read from the tables that the keys are handled by. */
export function KeySheet({ isOpen, onOpenChange }: KeySheetProps) {
  const { t, i18n } = useLingui()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="lg" title={t`Skróty klawiszowe`}>
      <div className={styles.groups}>
        {GROUPS.map(([title, shortcuts]) => (
          <section key={title.id}>
            <h3 className={styles.title}>{i18n._(title)}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ label, chords }) => (
                <div key={label.id} className={styles.row}>
                  <dt>{i18n._(label)}</dt>
                  <dd className={styles.keys}>
                    {chords.map((chord, at) => (
                      <Fragment key={chordNames(chord).join(' ')}>
                        {at === 0 ? null : (
                          <span className={styles.or}>
                            <Trans>lub</Trans>
                          </span>
                        )}
                        <span className={styles.chord}>
                          {chordNames(chord).map((name) => (
                            <kbd key={name} className={styles.key}>
                              {name}
                            </kbd>
                          ))}
                        </span>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.note}>
        <Trans>
          Pedał nożny działa, jeśli wysyła F13, F14 i F15. Kliknięcie rozpoznanego słowa przenosi do niego
          nagranie. Alt i kliknięcie albo dwa kliknięcia odtwarzają od każdego słowa.
        </Trans>
      </p>
    </Dialog>
  )
}
