import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { readClockTime } from '#domain/transcript/clockTime.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import { announce } from '#ui/announce.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { TextField } from '#ui/TextField.tsx'
import { useOnePress } from '#ui/useOnePress.ts'
import { EngineActions } from './EngineActions.tsx'
import { useExactTime } from '../useExactTime.ts'
import styles from './EngineDialog.module.css'
import { EnginePrice } from './EnginePrice.tsx'
import type { EngineScope } from './engineScope.ts'
import { type SpokenLanguage, spokenLanguages } from './spokenLanguages.ts'
import { useEngineStart } from './useEngineStart.ts'

export interface EngineDialogProps {
  readonly scope: EngineScope
  /** One at least. */
  readonly engines: readonly [EngineOffer, ...EngineOffer[]]
  readonly transcriptId: string
  readonly onClose: () => void
}

/** Says what an engine of the server would write down, where the sound goes and what it costs, and asks. */
export function EngineDialog({ scope, engines, transcriptId, onClose }: EngineDialogProps) {
  const { t, i18n } = useLingui()
  const form = useId()
  const [chosen, setChosen] = useState(engines[0].id)
  const [wanted, setWanted] = useState<SpokenLanguage>('pl')
  const exactTime = useExactTime()
  const [shownFrom, shownUntil] = [exactTime(scope.start), exactTime(scope.end)]
  const [from, setFrom] = useState(shownFrom)
  const [until, setUntil] = useState(shownUntil)
  const { isBusy, press } = useOnePress()
  const offer = engines.find(({ id }) => id === chosen) ?? engines[0]
  const languages = spokenLanguages(offer)
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? wanted)
  const isWhole = scope.asked === null
  const stretch = isWhole
    ? stretchOf(scope, from === shownFrom ? null : from, until === shownUntil ? null : until)
    : scope
  const start = useEngineStart(offer, scope, stretch)
  const count = start.parts?.length ?? 1

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (start.state.kind !== 'ready' || start.isOffline) return
    await press(async () => {
      try {
        await start.begin(language)
        announce(t`Przyjęte. Wysyłamy nagranie.`)
        onClose()
      } catch {
        tellNotKept(i18n, t`Rozpoznawanie się nie zaczęło`)
      }
    })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="md"
      title={isWhole ? t`Rozpoznać mowę w nagraniu?` : t`Rozpoznać ten fragment jeszcze raz?`}
      actions={
        <EngineActions
          start={start}
          form={form}
          transcriptId={transcriptId}
          isBusy={isBusy}
          onClose={onClose}
        />
      }
    >
      <form
        method="post"
        id={form}
        aria-label={t`Rozpoznawanie mowy`}
        className={styles.form}
        onSubmit={(event) => void begin(event)}
      >
        <p>
          <WhereItGoes {...offer} />
        </p>
        <p>
          {isWhole ? (
            <Trans>
              Wypowiedzi, które poprawiono ręcznie, zostaną. Resztę zastąpią rozpoznane słowa. Obecny zapis
              zachowamy w wersjach.
            </Trans>
          ) : (
            <Trans>
              Rozpoznane słowa zastąpią tę wypowiedź, chyba że zmienisz ją w tym czasie. Obecny zapis
              zachowamy w wersjach.
            </Trans>
          )}
        </p>
        {engines.length > 1 ? (
          <RadioGroup
            label={t`Silnik`}
            presentation="chips"
            options={engines.map(({ id, name }) => ({ value: id, label: name }))}
            value={offer.id}
            onChange={setChosen}
          />
        ) : null}
        {languages.length > 0 ? (
          <RadioGroup
            label={t`W jakim języku mówią`}
            presentation="chips"
            options={[
              { value: 'pl' as const, label: t`Po polsku` },
              { value: 'en' as const, label: t`Po angielsku` },
            ].filter(({ value }) => languages.includes(value))}
            value={language}
            onChange={setWanted}
          />
        ) : null}
        {isWhole ? (
          <div className={styles.times}>
            <TextField
              label={t`Od`}
              value={from}
              onChange={setFrom}
              errorMessage={readClockTime(from) === null ? t`Wpisz czas, na przykład 1:02,5.` : undefined}
            />
            <TextField
              label={t`Do`}
              value={until}
              onChange={setUntil}
              errorMessage={
                readClockTime(until) === null
                  ? t`Wpisz czas, na przykład 1:02,5.`
                  : stretch === null
                    ? t`Koniec musi być po początku.`
                    : undefined
              }
            />
          </div>
        ) : null}
        {count > 1 && !start.isTooLong ? (
          <p>
            <Plural
              value={count}
              one="Nagranie jest długie: wyślemy je w # części. Każda ma swoją cenę."
              few="Nagranie jest długie: wyślemy je w # częściach. Każda ma swoją cenę."
              many="Nagranie jest długie: wyślemy je w # częściach. Każda ma swoją cenę."
              other="Nagranie jest długie: wyślemy je w # części. Każda ma swoją cenę."
            />
          </p>
        ) : null}
        <EnginePrice start={start} />
      </form>
    </Dialog>
  )
}

function WhereItGoes({ provider, isOnServer }: Pick<EngineOffer, 'provider' | 'isOnServer'>) {
  if (isOnServer === true) {
    return (
      <Trans>
        Nagranie opuści to urządzenie: sam dźwięk trafi na nasz serwer, który sam rozpozna mowę i nikomu go
        nie przekaże. Usuwamy go, gdy rozpoznawanie się kończy.
      </Trans>
    )
  }
  return provider === undefined ? (
    <Trans>
      Nagranie opuści to urządzenie: sam dźwięk trafi na nasz serwer, a z niego do usługi, która rozpoznaje
      mowę. U nas usuwamy go, gdy rozpoznawanie się kończy.
    </Trans>
  ) : (
    <Trans>
      Nagranie opuści to urządzenie: sam dźwięk trafi na nasz serwer, a z niego do firmy {provider}, która
      rozpoznaje mowę. U nas usuwamy go, gdy rozpoznawanie się kończy.
    </Trans>
  )
}

/** What was written as the times, null for the exact ones of the scope. Null for what is no stretch. */
function stretchOf(scope: EngineScope, from: string | null, until: string | null): Stretch | null {
  const start = from === null ? scope.start : readClockTime(from)
  const written = until === null ? scope.end : readClockTime(until)
  if (start === null || written === null) return null
  const end = Math.min(written, scope.end)
  return start < end ? { start, end } : null
}
