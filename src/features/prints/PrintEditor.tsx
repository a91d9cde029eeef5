import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Images, RotateCw, Sparkles, Trash2 } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import {
  allowedPlacement,
  FILLED,
  fittingZoom,
  leavesBare,
  normalRotation,
  type Placement,
} from '#domain/prints/placement.ts'
import type { PlacedPicture } from '#domain/prints/print.ts'
import { canTurn, type PrintArea, printArea } from '#domain/prints/printArea.ts'
import type { PrintedThing } from '#domain/prints/printProducts.ts'
import { printDpi, sharpness } from '#domain/prints/resolution.ts'
import { useSession } from '#services/useSession.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useStore } from '#ui/useStore.ts'
import { askedForPicture, changeCurrentPrint, currentPrint } from './currentPrint.ts'
import { newPrint } from './printActions.ts'
import type { PrintSectionProps } from './PrintSection.tsx'
import { PrintStage } from './PrintStage.tsx'
import { refusalText } from './refusalTexts.ts'
import { Slider } from './Slider.tsx'
import { useChosenPicture } from './useChosenPicture.ts'
import { usePrint } from './usePrint.ts'
import styles from './PrintEditor.module.css'

export interface PrintEditorProps extends PrintSectionProps {
  readonly thing: PrintedThing
}

/** Lays a picture on a product, and stores it on this device with every move. */
export default function PrintEditor(props: PrintEditorProps) {
  const { product, variant, thing, printId, renderPicker } = props
  const { i18n, t } = useLingui()
  const { handle } = product
  const print = usePrint(handle, printId)
  const { picture, isTurned, wasInCart } = print?.draft ?? newPrint().draft
  const variantTitle = variant?.title ?? ''
  const area = printArea(handle, variantTitle, isTurned)
  const chosen = useChosenPicture({ handle, picture })
  const session = useSession()
  const [isPicking, setPicking] = useState(false)
  const asked = useStore(askedForPicture)
  const isMissing = asked?.handle === handle && picture === null
  const tools = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked !== null) tools.current?.querySelector<HTMLElement>('button')?.focus()
  }, [asked])
  useEffect(() => () => askedForPicture.set(null), [])
  if (area === null) return null

  const placed =
    picture === null ? null : { ...picture, placement: allowedPlacement(area, picture, picture.placement) }
  function take(files: readonly File[]): void {
    const [file] = files
    if (file === undefined) return
    askedForPicture.set(null)
    void chosen.take(file)
  }
  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    take([...event.dataTransfer.files])
  }

  const hasPicture = placed !== null && chosen.url !== null
  return (
    <div
      role="presentation"
      className={styles.editor}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={drop}
    >
      <PrintStage
        thing={thing}
        area={area}
        variantTitle={variantTitle}
        label={t`Położenie obrazu: ${product.title}`}
        picture={placed !== null && chosen.url !== null ? { ...placed, url: chosen.url } : null}
        onMove={place}
      >
        {placed === null && !chosen.isReading ? <Trans>Tu będzie Twój obraz</Trans> : null}
      </PrintStage>
      <div ref={tools} className={styles.tools}>
        <FileButton
          isPrimary={placed === null}
          isPending={chosen.isReading}
          label={placed === null ? t`Wybierz zdjęcie` : t`Zmień zdjęcie`}
          onFiles={take}
        />
        {session.status === 'signed-in' ? (
          <Button icon={<Images size={18} aria-hidden="true" />} onPress={() => setPicking(true)}>
            <Trans>Z galerii</Trans>
          </Button>
        ) : null}
        {placed === null ? (
          // A picture made there is laid on the thing it is ordered on.
          <ButtonLink to="/generatory/obraz" variant="quiet" icon={<Sparkles size={18} aria-hidden="true" />}>
            <Trans>Narysuj nowy</Trans>
          </ButtonLink>
        ) : (
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onPress={() => {
              changeCurrentPrint((draft) => ({ ...draft, picture: null }))
              announce(t`Obraz usunięty z produktu.`)
            }}
          >
            <Trans>Usuń obraz</Trans>
          </Button>
        )}
        {wasInCart ? (
          <Button variant="quiet" onPress={() => currentPrint.set({ handle, ...newPrint() })}>
            <Trans>Zacznij następny</Trans>
          </Button>
        ) : null}
      </div>
      {isMissing ? (
        <div role="alert">
          <Notice tone="danger" title={t`Najpierw wybierz obraz`}>
            <Trans>Może to być zdjęcie z telefonu albo Twoja praca z Iskry.</Trans>
          </Notice>
        </div>
      ) : null}
      {chosen.refusal === null ? null : (
        <div role="alert">
          <Notice tone="danger" title={t`Tego pliku nie wydrukujemy`}>
            {i18n._(refusalText(chosen.refusal))}
          </Notice>
        </div>
      )}
      {chosen.isMoving ? (
        <Notice tone="neutral">
          <Trans>Ten obraz się rusza. Wydrukujemy jego pierwszą klatkę.</Trans>
        </Notice>
      ) : null}
      {hasPicture ? (
        <PlacingTools
          area={area}
          picture={placed}
          isTurned={canTurn(handle) ? isTurned : null}
          onPlace={place}
          onTurn={(turned) =>
            changeCurrentPrint((draft) => ({
              ...draft,
              isTurned: turned,
              picture: draft.picture === null ? null : { ...draft.picture, placement: FILLED },
            }))
          }
        />
      ) : null}
      <p className={styles.note}>
        <Trans>Obraz zostaje na tym urządzeniu. Wysyłamy go dopiero z zamówieniem.</Trans>
      </p>
      {session.status === 'signed-in'
        ? renderPicker({
            isOpen: isPicking,
            onOpenChange: setPicking,
            onPick: ({ url }) => {
              setPicking(false)
              askedForPicture.set(null)
              void chosen.fetch(url)
            },
          })
        : null}
    </div>
  )
}

/** Lays the picture of the open print elsewhere. */
const place = (placement: Placement) =>
  changeCurrentPrint((draft) =>
    draft.picture === null ? draft : { ...draft, picture: { ...draft.picture, placement } },
  )

interface FileButtonProps {
  readonly label: string
  readonly isPrimary: boolean
  readonly isPending: boolean
  readonly onFiles: (files: readonly File[]) => void
}

function FileButton({ label, isPrimary, isPending, onFiles }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<ImagePlus size={18} aria-hidden="true" />}
        isPending={isPending}
        onPress={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_ACCEPT}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file chosen again is a choice, too.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface PlacingToolsProps {
  readonly area: PrintArea
  readonly picture: PlacedPicture
  /** Null where a thing has one way up. */
  readonly isTurned: boolean | null
  readonly onPlace: (placement: Placement) => void
  readonly onTurn: (isTurned: boolean) => void
}

/** Percent of the size that fills the area. */
const MOST_PERCENT = 400
const FINE_DEGREES = 45

function PlacingTools({ area, picture, isTurned, onPlace, onTurn }: PlacingToolsProps) {
  const { t } = useLingui()
  const { placement } = picture
  const quarter = Math.round(placement.rotation / 90) * 90
  const fine = Math.round((placement.rotation - quarter) * 2) / 2
  const percent = Math.round(placement.zoom * 100)
  const put = (part: Partial<Placement>) =>
    onPlace(allowedPlacement(area, picture, { ...placement, ...part }))
  useSpokenPlacement(area, picture)
  return (
    <>
      <div className={styles.sliders}>
        <Slider
          label={t`Wielkość`}
          value={Math.min(MOST_PERCENT, percent)}
          min={20}
          max={MOST_PERCENT}
          step={1}
          text={t`${percent}%`}
          onChange={(value) => put({ zoom: value / 100 })}
        />
        <Slider
          label={t`Przechylenie`}
          value={fine}
          min={-FINE_DEGREES}
          max={FINE_DEGREES}
          step={0.5}
          text={t`${fine}°`}
          onChange={(value) => put({ rotation: normalRotation(quarter + value) })}
        />
      </div>
      <div className={styles.tools}>
        <Button
          size="small"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onPress={() => put({ rotation: normalRotation(placement.rotation + 90) })}
        >
          <Trans>Obróć o 90°</Trans>
        </Button>
        <Button size="small" onPress={() => put({ x: 0, y: 0, zoom: 1 })}>
          <Trans>Wypełnij</Trans>
        </Button>
        <Button
          size="small"
          onPress={() => put({ x: 0, y: 0, zoom: fittingZoom(area, picture, placement.rotation) })}
        >
          <Trans>Pokaż całe zdjęcie</Trans>
        </Button>
        <Button size="small" variant="quiet" onPress={() => onPlace(FILLED)}>
          <Trans>Od nowa</Trans>
        </Button>
        {isTurned === null ? null : (
          <RadioGroup
            label={t`Ułożenie`}
            isLabelHidden
            presentation="chips"
            value={isTurned === area.height > area.width ? 'other' : 'first'}
            options={[
              { value: 'first', label: t`Pionowo` },
              { value: 'other', label: t`Poziomo` },
            ]}
            onChange={() => onTurn(!isTurned)}
          />
        )}
      </div>
      <SharpnessNote area={area} picture={picture} />
    </>
  )
}

interface NoteProps {
  readonly area: PrintArea
  readonly picture: PlacedPicture
}

/** The print's sharpness, and its bare parts. */
function SharpnessNote({ area, picture }: NoteProps) {
  const { t } = useLingui()
  const dpi = Math.floor(printDpi(area, picture, picture.placement))
  const isBare = area.bleed > 0 && leavesBare(area, picture, picture.placement)
  const sharp = sharpness(area, picture, picture.placement)
  return (
    <div className={styles.notes}>
      {sharp === 'poor' ? (
        <Notice tone="warning" title={t`Za mała rozdzielczość: wyjdzie nieostro`}>
          <Trans>
            Zdjęcie jest za małe do druku w tej wielkości ({dpi} punktów na cal, ostry druk ma ich 200).
            Wybierz większe albo zmniejsz je na produkcie.
          </Trans>
        </Notice>
      ) : sharp === 'fair' ? (
        <Notice tone="neutral" title={t`Z bliska druk będzie trochę nieostry`}>
          <Trans>Rozdzielczość: {dpi} punktów na cal. Ostry druk ma ich co najmniej 200.</Trans>
        </Notice>
      ) : (
        <Notice tone="success">
          <Trans>Rozdzielczość wystarczy na ostry druk: {dpi} punktów na cal.</Trans>
        </Notice>
      )}
      {isBare ? (
        <Notice tone="neutral">
          <Trans>Obraz nie sięga brzegów: odkryte miejsca nie będą zadrukowane.</Trans>
        </Notice>
      ) : null}
    </div>
  )
}

const SPOKEN_AFTER_MS = 700

/** Says where the picture has come to lie, once it rests. */
function useSpokenPlacement(area: PrintArea, picture: PlacedPicture): void {
  const { t } = useLingui()
  const { x, y, zoom, rotation } = picture.placement
  const right = Math.round(x * area.width)
  const down = Math.round(y * area.height)
  const size = Math.round(zoom * 100)
  const turn = Math.round(rotation)
  const dpi = Math.floor(printDpi(area, picture, picture.placement))
  const words = t`Od środka w prawo ${right} mm, w dół ${down} mm. Wielkość ${size}%, obrót ${turn}°, ${dpi} punktów na cal.`
  const spoken = useRef(words)
  useEffect(() => {
    if (spoken.current === words) return undefined
    const timer = setTimeout(() => {
      spoken.current = words
      announce(words)
    }, SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [words])
}
