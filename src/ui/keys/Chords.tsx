import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Chord } from './chord.ts'
import { chordNames } from './chordNames.ts'
import styles from './Chords.module.css'

/** Keys that are pressed with the same ones held stand together: Alt and any of the arrows. */
export function Chords({ chords }: { readonly chords: readonly Chord[] }) {
  const ways = new Map<string, string[]>()
  for (const names of chords.map(chordNames)) {
    const held = names.slice(0, -1)
    const shown = ways.get(held.join(' ')) ?? held
    ways.set(held.join(' '), [...shown, ...names.slice(-1)])
  }
  return [...ways].map(([held, names], at) => (
    <Fragment key={held}>
      {at === 0 ? null : (
        <span className={styles.or}>
          <Trans>lub</Trans>
        </span>
      )}
      <span className={styles.chord}>
        {names.map((name) => (
          <kbd key={name} className={styles.key}>
            {name}
          </kbd>
        ))}
      </span>
    </Fragment>
  ))
}
