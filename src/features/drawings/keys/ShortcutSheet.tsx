import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/Dialog.tsx'
import { Chords } from '#ui/keys/Chords.tsx'
import type { Shortcut } from '#ui/keys/shortcut.ts'
import { useStore } from '#ui/useStore.ts'
import { askedShortcuts } from './askedShortcuts.ts'
import {
  CANVAS_SHORTCUTS,
  CHOSEN_SHORTCUTS,
  CLIPBOARD_SHORTCUTS,
  EDITOR_SHORTCUTS,
  WRITING_SHORTCUTS,
} from './shortcuts.ts'
import styles from './ShortcutSheet.module.css'

const GROUPS: readonly (readonly [title: MessageDescriptor, shortcuts: readonly Shortcut[]])[] = [
  [msg`Na płótnie`, Object.values(CANVAS_SHORTCUTS)],
  [msg`To, co zaznaczone`, Object.values(CHOSEN_SHORTCUTS)],
  [msg`W całym edytorze`, [...Object.values(EDITOR_SHORTCUTS), ...Object.values(CLIPBOARD_SHORTCUTS)]],
  [msg`Podczas pisania`, Object.values(WRITING_SHORTCUTS)],
]

/** Every key of the editor and what it does, read from the tables that the keys are handled by. */
export function ShortcutSheet() {
  const { t, i18n } = useLingui()
  const isOpen = useStore(askedShortcuts)
  return (
    <Dialog isOpen={isOpen} onOpenChange={askedShortcuts.set} size="lg" title={t`Skróty klawiszowe`}>
      <div className={styles.groups}>
        {GROUPS.map(([title, shortcuts]) => (
          <section key={title.id}>
            <h3 className={styles.title}>{i18n._(title)}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ label, chords }) => (
                <div key={label.id} className={styles.row}>
                  <dt>{i18n._(label)}</dt>
                  <dd className={styles.keys}>
                    <Chords chords={chords} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.pointer}>
        <Trans>
          Mysz: Alt i przeciągnięcie robi kopię, Shift trzyma prosty kierunek i obraca co 15°, a z Ctrl nic
          się nie przyciąga. Pliki możesz upuścić na płótno, a tekst i rysunki z innych programów wkleić.
        </Trans>
      </p>
    </Dialog>
  )
}
