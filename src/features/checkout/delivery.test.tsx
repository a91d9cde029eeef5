import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { type CheckoutDetails, EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { FoundLockers } from '#domain/lockers/locker.ts'
import type { Parcel } from '#domain/orders/parcel.ts'
import { TextField } from '#ui/TextField.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import LockerSearch from './lockers/LockerSearch.tsx'
import ParcelCard from './ParcelCard.tsx'
import TownChoice from './towns/TownChoice.tsx'
import type { DetailsForm } from './useCheckoutForm.ts'

const LOCKERS = 'GET /api/v1/lockers'
const FOUND: FoundLockers = {
  asOf: '2026-11-25T12:00:00.000Z',
  lockers: [
    { code: 'KZY01A', street: 'Gajowa 27', postcode: '43-340', town: 'Kozy', hint: 'obok sklepu' },
    { code: 'KZY02A', street: 'Bielska 1', postcode: '43-340', town: 'Kozy', hint: '' },
  ],
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function LockerForm() {
  const [code, setCode] = useState('')
  return (
    <>
      <LockerSearch code={code} onChoose={setCode} />
      <TextField label="Kod automatu" value={code} onChange={setCode} />
    </>
  )
}

const search = () => screen.findByRole('combobox', { name: 'Znajdź automat' })
const code = () => screen.getByRole('textbox', { name: 'Kod automatu' })

it('a locker is found by what is typed, chosen by keys, and stands in the form by its code', async () => {
  const api = answeringApi({ [LOCKERS]: () => Response.json(FOUND) })
  renderScreen(<LockerForm />, { productApi: () => Promise.resolve(api.api) })
  await userEvent.type(await search(), 'kozy bielska')
  const option = await screen.findByRole('option', { name: 'KZY02A' })
  expect(option.textContent).toContain('Bielska 1, 43-340 Kozy')
  // A text typed letter by letter is searched after a pause.
  expect(api.callsOf(LOCKERS).length).toBeLessThan(3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(code()).toHaveProperty('value', 'KZY02A'))
  expect(screen.getByText('Wybrany: KZY02A, Bielska 1, 43-340 Kozy')).toBeDefined()
  expect(await search()).toHaveProperty('value', 'KZY02A, Bielska 1, 43-340 Kozy')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.clear(code())
  await userEvent.type(code(), 'kzy01a')
  expect(screen.getByText('Wybrany: KZY01A, Gajowa 27, 43-340 Kozy')).toBeDefined()
  expect(await search()).toHaveProperty('value', '')
})

it('the list stays where the page moves under it, and closes by Escape', async () => {
  const api = answeringApi({ [LOCKERS]: () => Response.json(FOUND) })
  renderScreen(<LockerForm />, { productApi: () => Promise.resolve(api.api) })
  await userEvent.type(await search(), 'kozy')
  document.dispatchEvent(new Event('scroll'))
  expect(await screen.findByRole('option', { name: 'KZY01A' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('without a network lockers found before are looked through, and a code can be typed all the same', async () => {
  const api = answeringApi({ [LOCKERS]: () => Response.json(FOUND) })
  renderScreen(<LockerForm />, { productApi: () => Promise.resolve(api.api) })
  await userEvent.type(await search(), 'kozy')
  await screen.findByRole('option', { name: 'KZY01A' })
  api.answer(LOCKERS, withoutNetwork)
  await userEvent.clear(await search())
  await userEvent.type(await search(), 'gajowa')
  expect(
    await screen.findByText('Nie ma sieci, więc pokazujemy automaty znalezione wcześniej.'),
  ).toBeDefined()
  await userEvent.clear(await search())
  await userEvent.type(await search(), 'radom')
  expect(await screen.findByText(/Bez sieci szukamy tylko/)).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await userEvent.type(code(), 'RAD05M')
  expect(code()).toHaveProperty('value', 'RAD05M')
})

it('says that nothing was found', async () => {
  const api = answeringApi({
    [LOCKERS]: () => Response.json({ lockers: [], asOf: null } satisfies FoundLockers),
  })
  renderScreen(<LockerForm />, { productApi: () => Promise.resolve(api.api) })
  await userEvent.type(await search(), 'radom')
  expect(await screen.findByText(/Nie ma takiego automatu/)).toBeDefined()
})

function Address({ initial = {} }: { readonly initial?: Partial<CheckoutDetails> }) {
  const [values, setValues] = useState<CheckoutDetails>({ ...EMPTY_DETAILS, ...initial })
  const change: DetailsForm['change'] = (part) => {
    setValues((present) => ({
      ...present,
      postcode: part.postcode ?? present.postcode,
      city: part.city ?? present.city,
    }))
  }
  return (
    <>
      <TextField label="Kod" value={values.postcode} onChange={(postcode) => change({ postcode })} />
      <TextField label="Miasto" value={values.city} onChange={(city) => change({ city })} />
      <TownChoice form={{ values, change }} />
    </>
  )
}

const TOWNS: Readonly<Record<string, readonly string[]>> = {
  '43-340': ['Kozy'],
  '34-500': ['Zakopane'],
  '32-015': ['Grodkowice', 'Kłaj'],
}

function openAddress(initial: Partial<CheckoutDetails> = {}) {
  const api = answeringApi(
    Object.fromEntries(
      Object.entries(TOWNS).map(([postcode, towns]) => [
        `GET /api/v1/postcodes/${postcode}`,
        () => Response.json({ towns }),
      ]),
    ),
  )
  renderScreen(<Address initial={initial} />, { productApi: () => Promise.resolve(api.api) })
  return api
}

const postcode = () => screen.getByRole('textbox', { name: 'Kod' })
const city = () => screen.getByRole('textbox', { name: 'Miasto' })

it('a postcode fills its town, another one takes its place, and what was typed stays', async () => {
  openAddress()
  await userEvent.type(postcode(), '43340')
  await waitFor(() => expect(city()).toHaveProperty('value', 'Kozy'))
  await userEvent.clear(postcode())
  await userEvent.type(postcode(), '34-500')
  await waitFor(() => expect(city()).toHaveProperty('value', 'Zakopane'))
  await userEvent.clear(city())
  await userEvent.type(city(), 'Kościelisko')
  await userEvent.clear(postcode())
  await userEvent.type(postcode(), '43-340')
  await new Promise((resolve) => {
    setTimeout(resolve, 400)
  })
  expect(city()).toHaveProperty('value', 'Kościelisko')
})

it('several towns of a postcode are a choice; an address that came whole is asked about by nobody', async () => {
  const api = openAddress({ postcode: '43-340', city: 'Kozy' })
  await userEvent.clear(city())
  await userEvent.clear(postcode())
  await userEvent.type(postcode(), '32-015')
  const choice = await screen.findByRole('combobox', { name: 'Ten kod ma kilka miejscowości' })
  expect(city()).toHaveProperty('value', '')
  await userEvent.selectOptions(choice, 'Kłaj')
  expect(city()).toHaveProperty('value', 'Kłaj')
  expect(api.callsOf('GET /api/v1/postcodes/43-340')).toHaveLength(0)
  await userEvent.type(city(), 'e')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('a parcel shows how far it is, and leads to its carrier once it has left', () => {
  const parcel: Parcel = {
    state: 'sent',
    madeAt: '2026-11-24T10:00:00.000Z',
    sentAt: '2026-11-25T10:00:00.000Z',
    deliveredAt: null,
    carrier: 'inpost',
    trackingNumber: '680000001234',
  }
  renderScreen(<ParcelCard parcel={parcel} />)
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Wysłana')
  expect(screen.getByRole('link', { name: 'Śledź przesyłkę' })).toHaveProperty(
    'href',
    'https://inpost.pl/sledzenie-przesylek?number=680000001234',
  )
  cleanup()
  const none = { madeAt: null, sentAt: null, carrier: null, trackingNumber: '' }
  renderScreen(<ParcelCard parcel={{ ...parcel, ...none, state: 'ordered' }} />)
  expect(screen.getByText('Gdy wyślemy paczkę, dostaniesz wiadomość z numerem przesyłki.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
