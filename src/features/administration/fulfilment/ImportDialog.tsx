import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { importParcels } from '#api/product/adminCalls.ts'
import type { ImportedParcels, ImportOutcome } from '#domain/orders/parcel.ts'
import { type ListProblemCode, readParcelList } from '#domain/orders/parcelList.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { TextField } from '#ui/TextField.tsx'
import shared from '../Administration.module.css'
import styles from './Fulfilment.module.css'
import { useFulfilmentRead } from './useUpdateParcel.ts'

const PROBLEMS: Readonly<Record<ListProblemCode, MessageDescriptor>> = {
  number: msg`nie ma numeru zamówienia, na przykład ISK-2026-000123`,
  state: msg`stan to zrobiona, wysłana albo doręczona`,
  carrier: msg`nie ma przewoźnika: InPost, DPD, DHL, GLS, Poczta Polska albo inny`,
  tracking_number: msg`numer przesyłki to od 6 do 40 cyfr i liter`,
  too_many: msg`lista jest za długa, wczytaj ją w częściach`,
}

const OUTCOMES: Readonly<Record<Exclude<ImportOutcome, 'changed'>, MessageDescriptor>> = {
  same: msg`bez zmian`,
  unknown: msg`nie ma takiego zamówienia z paczką`,
  refused: msg`ta zmiana stanu nie jest możliwa`,
}

/** Updates many parcels at once, by a list from a carrier's program or a typed one. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const { productApi } = useServices()
  const readAnew = useFulfilmentRead()
  const [text, setText] = useState('')
  const [done, setDone] = useState<ImportedParcels | null>(null)
  const { parcels, problems } = readParcelList(text)
  const importing = useSubmission(async (signal) => {
    const outcomes = await importParcels(await productApi(), { parcels: [...parcels] }, { signal })
    await readAnew()
    setDone(outcomes)
  })
  const count = parcels.length
  return (
    <Dialog
      isOpen
      title={t`Wczytaj listę przesyłek`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        done === null ? (
          <>
            <Button onPress={onClose}>
              <Trans>Anuluj</Trans>
            </Button>
            <Button
              variant="primary"
              isDisabled={count === 0}
              isPending={importing.isPending}
              onPress={importing.submit}
            >
              <Plural
                value={count}
                one="Zapisz # paczkę"
                few="Zapisz # paczki"
                many="Zapisz # paczek"
                other="Zapisz # paczki"
              />
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            <Trans>Gotowe</Trans>
          </Button>
        )
      }
    >
      {done === null ? (
        <div className={shared.form}>
          <FailureNote failure={importing.failure} />
          <p>
            <Trans>
              Plik CSV albo wklejone wiersze: numer zamówienia; stan; przewoźnik; numer przesyłki. Przy stanie
              „wysłana” kupujący dostanie też e-mail z numerem.
            </Trans>
          </p>
          <div>
            <Button icon={<FileUp size={18} aria-hidden="true" />} onPress={() => chooser.current?.click()}>
              <Trans>Wybierz plik z listą</Trans>
            </Button>
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ currentTarget }) => {
                void currentTarget.files?.[0]?.slice(0, MOST_BYTES).text().then(setText)
                // The same file chosen again is a choice, too.
                currentTarget.value = ''
              }}
            />
          </div>
          <TextField
            label={t`Wiersze`}
            placeholder="ISK-2026-000123;wysłana;InPost;680000001234"
            value={text}
            onChange={setText}
            multiline
            maxLength={MOST_BYTES}
          />
          {problems.length === 0 ? null : (
            <div>
              <output>
                <Trans>Tych wierszy nie wczytamy:</Trans>
              </output>
              <ul className={styles.problems}>
                {problems.slice(0, MOST_SHOWN).map(({ line, code }) => (
                  <ProblemRow key={line} line={line} code={code} />
                ))}
              </ul>
            </div>
          )}
        </div>
      ) : (
        <Outcomes done={done} />
      )}
    </Dialog>
  )
}

const MOST_BYTES = 40_000
const MOST_SHOWN = 20

function ProblemRow({ line, code }: { readonly line: number; readonly code: ListProblemCode }) {
  const { i18n } = useLingui()
  const why = i18n._(PROBLEMS[code])
  return (
    <li>
      <Trans>
        wiersz {line}: {why}
      </Trans>
    </li>
  )
}

function Outcomes({ done: { outcomes } }: { readonly done: ImportedParcels }) {
  const { i18n } = useLingui()
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed').length
  return (
    <div className={shared.form}>
      <output>
        <Plural
          value={changed}
          one="Zapisano # paczkę."
          few="Zapisano # paczki."
          many="Zapisano # paczek."
          other="Zapisano # paczki."
        />
      </output>
      <ul className={styles.problems}>
        {outcomes.map(({ number, outcome }) =>
          outcome === 'changed' ? null : (
            <li key={number}>
              {number}: {i18n._(OUTCOMES[outcome])}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
