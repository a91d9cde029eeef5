import type { ParcelState } from '#domain/orders/parcel.ts'

/** The states of parcels in the address. */
const STATES_IN_ADDRESS = {
  'do-zrobienia': 'ordered',
  zrobione: 'made',
  wyslane: 'sent',
  doreczone: 'delivered',
} as const satisfies Readonly<Record<string, ParcelState>>

type NameInAddress = keyof typeof STATES_IN_ADDRESS

const isName = (text: string): text is NameInAddress => Object.hasOwn(STATES_IN_ADDRESS, text)

/** Which parcels the address asks for; all where it says nothing that makes sense. */
export function stateInAddress(name: string | undefined): ParcelState | undefined {
  return name !== undefined && isName(name) ? STATES_IN_ADDRESS[name] : undefined
}

export function nameInAddress(state: ParcelState | undefined): NameInAddress | undefined {
  return Object.keys(STATES_IN_ADDRESS)
    .filter(isName)
    .find((name) => STATES_IN_ADDRESS[name] === state)
}
