import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { declineName } from '#domain/wording/names/declineName.ts'
import { CASES, type Case, type Gender } from '#domain/wording/names/nameForms.ts'
import { TextField } from '#ui/TextField.tsx'
import { useEditor } from '../editor.ts'
import type { PanelProps } from './panel.ts'
import styles from './Panel.module.css'

type AnyCase = 'nominative' | Case

const CASE_NAMES = {
  nominative: { name: msg`Mianownik`, question: msg`kto?` },
  genitive: { name: msg`Dopełniacz`, question: msg`kogo?` },
  dative: { name: msg`Celownik`, question: msg`komu?` },
  accusative: { name: msg`Biernik`, question: msg`widzę kogo?` },
  instrumental: { name: msg`Narzędnik`, question: msg`z kim?` },
  locative: { name: msg`Miejscownik`, question: msg`o kim?` },
  vocative: { name: msg`Wołacz`, question: msg`o!` },
} satisfies Record<AnyCase, { name: MessageDescriptor; question: MessageDescriptor }>

const GENDER_NAMES = {
  feminine: msg`Imię żeńskie`,
  masculine: msg`Imię męskie`,
} satisfies Record<Gender, MessageDescriptor>

/** A name in all seven cases; a press puts a form where the caret stands. */
export function NamesPanel({ onLeave }: PanelProps) {
  const { t, i18n } = useLingui()
  const { document, leadTo } = useEditor()
  const [written, setWritten] = useState('')
  const name = written.trim()
  const declined = name === '' ? null : declineName(name)

  function insert(form: string): void {
    const { selection } = document.getSnapshot()
    const at = selection.from + form.length
    document.edit([{ ...selection, text: form }], { from: at, to: at })
    onLeave(() => leadTo({ from: at, to: at }))
  }

  return (
    <div className={styles.panel}>
      <TextField
        label={t`Imię w mianowniku`}
        placeholder={t`np. Zofia`}
        value={written}
        onChange={setWritten}
        autoComplete="off"
      />
      <output>
        {name !== '' && declined === null ? (
          <span
            className={styles.quiet}
          >{t`Tego imienia nie potrafimy odmienić. Wpisz jedno imię w mianowniku.`}</span>
        ) : null}
        {declined === null ? null : <span>{i18n._(GENDER_NAMES[declined.gender])}</span>}
      </output>
      {declined === null ? null : (
        <ul className={styles.list} aria-label={t`Odmiana`}>
          {(['nominative', ...CASES] as const).map((one) => {
            const form = one === 'nominative' ? firstLarge(name) : declined.forms[one]
            return (
              <li key={one}>
                <button type="button" className={styles.row} onClick={() => insert(form)}>
                  <strong>{form}</strong>
                  <span className={styles.quiet}>
                    {i18n._(CASE_NAMES[one].name)} ({i18n._(CASE_NAMES[one].question)})
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <p className={styles.quiet}>{t`Naciśnij formę, a wstawimy ją tam, gdzie stoi kursor.`}</p>
    </div>
  )
}

const firstLarge = (name: string) =>
  name.charAt(0).toLocaleUpperCase('pl') + name.slice(1).toLocaleLowerCase('pl')
