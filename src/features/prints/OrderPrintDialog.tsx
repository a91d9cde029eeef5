import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { FILLED } from '#domain/prints/placement.ts'
import { fitsTurned, printArea } from '#domain/prints/printArea.ts'
import { type PrintedThing, printedThing } from '#domain/prints/printProducts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PRINT_SECTION_ID } from './currentPrint.ts'
import { fetchPictureFile, type ReadPicture, readPictureFile } from './pictureFile.ts'
import { beginPrint } from './printActions.ts'
import { PrintStage } from './PrintStage.tsx'
import { refusalText } from './refusalTexts.ts'
import type { ChoiceRefusal } from './useChosenPicture.ts'
import styles from './OrderPrintDialog.module.css'

export interface OrderPrintDialogProps {
  /** The picture as large as there is one. */
  readonly pictureUrl: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The products a picture can be printed on unchanged: portraits of pets are drawn after a photo. */
const OFFERED = [
  ['kubek-z-twoim-obrazem', msg`Kubek`],
  ['plakat-z-twoim-obrazem', msg`Plakat`],
  ['obraz-na-plotnie', msg`Obraz na płótnie`],
  ['koszulka-z-twoim-wzorem', msg`Koszulka`],
  ['puzzle-z-twoim-obrazem', msg`Puzzle`],
  ['torba-laka', msg`Torba`],
  ['fotoksiazka-rok-razem', msg`Okładka fotoksiążki`],
] as const satisfies readonly (readonly [string, MessageDescriptor])[]

interface FetchedPicture extends ReadPicture {
  readonly url: string
}

/** Shows a picture on all products it can be printed on; a press begins that print on the product's page. */
export default function OrderPrintDialog({ pictureUrl, ...dialog }: OrderPrintDialogProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { picture, refusal, refuse } = useFetchedPicture(pictureUrl)
  const [begun, setBegun] = useState<string | null>(null)

  async function begin(handle: string, read: FetchedPicture): Promise<void> {
    setBegun(handle)
    try {
      const prezent = await beginPrint(handle, read)
      await navigate({
        to: '/sklep/produkt/$handle',
        params: { handle },
        search: { prezent },
        hash: PRINT_SECTION_ID,
      })
    } catch {
      refuse('NO_ROOM')
    } finally {
      setBegun(null)
    }
  }

  return (
    <Dialog {...dialog} size="md" title={t`Zamów z tym obrazem`}>
      <p>
        <Trans>Wybierz produkt. Obraz będzie już na nim, a przed zapłatą ustawisz kadr.</Trans>
      </p>
      {refusal === null ? null : (
        <div role="alert">
          <Notice tone="danger" title={t`Tego pliku nie wydrukujemy`}>
            {i18n._(refusalText(refusal))}
          </Notice>
        </div>
      )}
      <ul className={styles.things} aria-busy={picture === null && refusal === null}>
        {OFFERED.map(([handle, name]) => (
          <li key={handle} className={styles.thing}>
            <Preview handle={handle} picture={picture} />
            <Button
              variant="quiet"
              className={styles.choice ?? ''}
              isDisabled={picture === null || (begun !== null && begun !== handle)}
              isPending={begun === handle}
              onPress={() => {
                if (picture !== null) void begin(handle, picture)
              }}
            >
              {i18n._(name)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface PreviewProps {
  readonly handle: string
  readonly picture: FetchedPicture | null
}

function Preview({ handle, picture }: PreviewProps) {
  const thing: PrintedThing | null = printedThing(handle)
  const area = printArea(handle, '', picture !== null && fitsTurned(handle, picture))
  if (thing === null || area === null) return null
  return (
    <PrintStage
      thing={thing}
      area={area}
      variantTitle=""
      label=""
      picture={picture === null ? null : { ...picture, placement: FILLED }}
    />
  )
}

/** The picture at an address, read for drawing; why not where it can't be printed. */
function useFetchedPicture(address: string) {
  const [picture, setPicture] = useState<FetchedPicture | null>(null)
  const [refusal, setRefusal] = useState<ChoiceRefusal | null>(null)
  useEffect(() => {
    let isGone = false
    let url: string | null = null
    const fetchIt = async () => {
      const file = await fetchPictureFile(address).catch(() => null)
      const read = file === null ? 'NOT_FETCHED' : await readPictureFile(file)
      if (isGone) return
      if (typeof read === 'string') {
        setRefusal(read)
        return
      }
      url = URL.createObjectURL(read.shown)
      setPicture({ ...read, url })
    }
    void fetchIt()
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [address])
  return { picture, refusal, refuse: setRefusal }
}
