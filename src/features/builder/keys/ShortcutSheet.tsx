import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { PALETTE_CHORD } from '#ui/keys/chord.ts'
import { Chords } from '#ui/keys/Chords.tsx'
import { setPreference, usePreferences } from '#ui/state/preferences.ts'
import { Switch } from '#ui/Switch.tsx'
import { useStore } from '#ui/useStore.ts'
import { PANELS } from '../panels/panels.ts'
import { useOfferedPanels } from '../panels/useOfferedPanels.ts'
import { askedShortcuts } from './askedShortcuts.ts'
import { isSingleKey, type Shortcut } from '#ui/keys/shortcut.ts'
import {
  CANVAS_SHORTCUTS,
  CLIPBOARD_SHORTCUTS,
  EDITOR_SHORTCUTS,
  LEAVE_SHORTCUT,
  PART_SHORTCUTS,
} from './shortcuts.ts'
import styles from './ShortcutSheet.module.css'

type Group = readonly [title: MessageDescriptor, shortcuts: readonly Shortcut[]]

const ON_CANVAS: Group = [msg`Na grafie`, Object.values(CANVAS_SHORTCUTS)]

const ANYWHERE: Group = [
  msg`W całym edytorze`,
  [
    ...Object.values(EDITOR_SHORTCUTS),
    ...Object.values(PART_SHORTCUTS),
    LEAVE_SHORTCUT,
    ...Object.values(CLIPBOARD_SHORTCUTS),
    { label: msg`Polecenia i szukanie`, chords: [PALETTE_CHORD] },
  ],
]

/** Every key of the editor with its action, read from the tables that handle the keys. */
export function ShortcutSheet() {
  const { t, i18n } = useLingui()
  const isOpen = useStore(askedShortcuts)
  const { singleKeys } = usePreferences()
  const offered = useOfferedPanels()
  const panels: readonly Group[] = singleKeys ? [[msg`Panele`, offered.map((name) => PANELS[name])]] : []
  const anywhere = ANYWHERE[1].filter((shortcut) => singleKeys || !isSingleKey(shortcut))
  const groups: readonly Group[] = [ON_CANVAS, [ANYWHERE[0], anywhere], ...panels]
  // Closed with its template.
  useEffect(() => () => askedShortcuts.set(false), [])
  return (
    <Dialog isOpen={isOpen} onOpenChange={askedShortcuts.set} size="lg" title={t`Skróty klawiszowe`}>
      <div className={styles.groups}>
        {groups.map(([title, shortcuts]) => (
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
      <div className={styles.singleKeys}>
        <Switch
          isSelected={singleKeys}
          onChange={(value) => setPreference('singleKeys', value)}
          description={t`Wyłącz, jeśli dyktujesz komputerowi. Na samym grafie klawisze działają zawsze.`}
        >
          <Trans>Skróty z jednego klawisza</Trans>
        </Switch>
      </div>
    </Dialog>
  )
}
