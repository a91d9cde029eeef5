import { Group } from 'react-aria-components/Group'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { replaceFound, type Search } from '#domain/text/changes/findInText.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useEditor } from '../../editor.ts'
import { useAnswer } from '../../useAnswer.ts'
import { useWrittenText } from '../../useWrittenText.ts'
import type { PanelProps } from '../panel.ts'
import styles from '../Panel.module.css'
import { useTextChange } from './useTextChange.ts'

const NO_SEARCH: Search = { sought: '', isPattern: false, matchesCase: false, wholeWords: false }

/** Finds words or a pattern, leads from place to place, and replaces all of them. */
export function FindPart({ onLeave }: PanelProps) {
  const { t } = useLingui()
  const { document, shownPlaces, leadTo } = useEditor()
  const { edit } = useTextChange()
  const text = useWrittenText()
  const [search, setSearch] = useState(NO_SEARCH)
  const [words, setWords] = useState('')
  const asked = useMemo(() => (search.sought === '' ? null : { text, search }), [text, search])
  const found = useAnswer('find', asked)
  const places = found === null || found.kind === 'no-pattern' ? null : found.places
  const count = places?.length ?? 0
  const set = (part: Partial<Search>) => setSearch((before) => ({ ...before, ...part }))

  useEffect(() => {
    shownPlaces.set(places ?? [])
    return () => shownPlaces.set([])
  }, [places, shownPlaces])

  function lead(): void {
    const at = document.getSnapshot().selection.from
    const place = places?.find(({ from }) => from > at) ?? places?.[0]
    if (place === undefined) return
    onLeave(() => leadTo(place))
  }

  function replace(): void {
    // Places are those of the text that was asked about.
    if (places !== null && document.getSnapshot().text === text) edit(replaceFound(places, words))
  }

  return (
    <Group aria-label={t`Znajdź i zamień`} className={styles.part ?? ''}>
      <h3 className={styles.title}>{t`Znajdź i zamień`}</h3>
      <TextField
        label={t`Znajdź`}
        value={search.sought}
        onChange={(sought) => set({ sought })}
        errorMessage={found?.kind === 'no-pattern' ? t`Tego wzorca nie da się odczytać.` : undefined}
      />
      <TextField label={t`Zamień na`} value={words} onChange={setWords} />
      <Checkbox isSelected={search.matchesCase} onChange={(matchesCase) => set({ matchesCase })}>
        {t`Rozróżniaj wielkość liter`}
      </Checkbox>
      <Checkbox isSelected={search.wholeWords} onChange={(wholeWords) => set({ wholeWords })}>
        {t`Tylko całe słowa`}
      </Checkbox>
      <Checkbox
        isSelected={search.isPattern}
        onChange={(isPattern) => set({ isPattern })}
        description={t`Na przykład \\d{2}-\\d{3} znajdzie kod pocztowy.`}
      >
        {t`Szukaj wzorca`}
      </Checkbox>
      <output className={styles.quiet}>
        {places === null
          ? ''
          : t`${plural(count, { 0: 'Nie znaleziono', one: 'Znaleziono # miejsce', few: 'Znaleziono # miejsca', many: 'Znaleziono # miejsc', other: 'Znaleziono # miejsca' })}`}
        {found?.kind === 'too-much'
          ? ` ${t`Wzorzec sprawdzono tylko w części tekstu: jest zbyt złożony.`}`
          : ''}
      </output>
      <div className={styles.buttons}>
        <Button size="small" isDisabled={count === 0} onPress={lead}>
          {t`Następne`}
        </Button>
        <Button size="small" isDisabled={count === 0} onPress={replace}>
          {t`Zamień wszystkie`}
        </Button>
      </div>
    </Group>
  )
}
