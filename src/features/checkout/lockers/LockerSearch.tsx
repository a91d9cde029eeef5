import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Input, Label, Text } from 'react-aria-components/TextField'
import { type Locker, lockerAddress, LONGEST_LOCKER_SEARCH } from '#domain/lockers/locker.ts'
import { allowEmptyMarkup } from '#ui/defaultPolicy.ts'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { classNames } from '#ui/classNames.ts'
import field from '#ui/Field.module.css'
import { Notice } from '#ui/Notice.tsx'
import { readKeptLockers } from './keptLockers.ts'
import styles from './LockerSearch.module.css'
import { StaysOnScroll } from './StaysOnScroll.tsx'
import { type LockerSearchState, useLockerSearch } from './useLockerSearch.ts'

export interface LockerSearchProps {
  /** The code in the form, normalised or as typed. */
  readonly code: string
  readonly onChoose: (code: string) => void
}

/** The locker chosen from the list, and its text in the field. */
interface Picked {
  readonly code: string
  readonly text: string
}

const wordsOf = (locker: Locker): string => `${locker.code}, ${lockerAddress(locker)}`

// The earlier announcement is cleared.
allowEmptyMarkup()

/** Finds a parcel locker by town, street, postcode or code, and shows the address of the one in the form. */
export default function LockerSearch({ code, onChoose }: LockerSearchProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Picked | null>(null)
  const { lockers, state } = useLockerSearch(text === picked?.text ? '' : text)
  const typedCode = code.trim().toUpperCase()
  const chosen = readKeptLockers()?.lockers.find((locker) => locker.code === typedCode)
  if (picked !== null && picked.code !== typedCode) {
    // Another code was typed: the chosen locker doesn't apply any more.
    setPicked(null)
    setText('')
  }
  return (
    <AriaLocale>
      <ComboBox
        className={classNames(field.field)}
        inputValue={text}
        onInputChange={setText}
        items={lockers.map((locker) => ({ id: locker.code, locker }))}
        value={picked?.code ?? null}
        onChange={(key) => {
          const locker = lockers.find((found) => found.code === key)
          if (locker === undefined) return
          const pick = { code: locker.code, text: wordsOf(locker) }
          setPicked(pick)
          setText(pick.text)
          onChoose(pick.code)
        }}
        menuTrigger="input"
        allowsCustomValue
        allowsEmptyCollection
      >
        <Label className={classNames(field.label)}>
          <Trans>Znajdź automat</Trans>
        </Label>
        <div className={styles.frame}>
          <Search className={styles.glass} size={18} aria-hidden="true" />
          <Input
            className={classNames(field.control, styles.input)}
            placeholder={t`Miejscowość, ulica, kod pocztowy albo kod automatu`}
            maxLength={LONGEST_LOCKER_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onKeyDown={(event) => {
              // In a form Enter would pay.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </div>
        <Text slot="description" className={classNames(field.description)}>
          {chosen === undefined ? (
            <Trans>Wybierz z listy albo wpisz kod automatu poniżej.</Trans>
          ) : (
            <ChosenPlace locker={chosen} />
          )}
        </Text>
        <StaysOnScroll>
          <Popover className={classNames(styles.popover)}>
            <ListBox
              className={classNames(styles.list)}
              renderEmptyState={() => <p className={styles.none}>{emptyWords(state)}</p>}
            >
              {({ id, locker }: { id: string; locker: Locker }) => (
                <ListBoxItem id={id} textValue={wordsOf(locker)} className={classNames(styles.item)}>
                  <Text slot="label" className={classNames(styles.code)}>
                    {id}
                  </Text>
                  <Text slot="description" className={classNames(styles.place)}>
                    {lockerAddress(locker)}
                    {locker.hint === '' ? null : <span className={styles.hint}> · {locker.hint}</span>}
                  </Text>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </StaysOnScroll>
      </ComboBox>
      {state === 'kept' && lockers.length > 0 ? (
        <Notice tone="neutral">
          <Trans>Nie ma sieci, więc pokazujemy automaty znalezione wcześniej.</Trans>
        </Notice>
      ) : null}
    </AriaLocale>
  )
}

/** Why nothing is listed. */
function emptyWords(state: LockerSearchState) {
  if (state === 'waiting') return <Trans>Wpisz co najmniej dwie litery.</Trans>
  if (state === 'looking') return <Trans>Szukamy…</Trans>
  return state === 'kept' ? (
    <Trans>Bez sieci szukamy tylko wśród automatów znalezionych wcześniej. Tego wśród nich nie ma.</Trans>
  ) : (
    <Trans>Nie ma takiego automatu. Spróbuj samej miejscowości albo kodu pocztowego.</Trans>
  )
}

function ChosenPlace({ locker }: { readonly locker: Locker }) {
  const { code } = locker
  const address = lockerAddress(locker)
  return (
    <Trans>
      Wybrany: {code}, {address}
    </Trans>
  )
}
