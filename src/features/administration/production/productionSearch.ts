import type { ParcelState } from '#domain/orders/parcel.ts'

/** The states of parcels as they stand in the address. */
export const STATES_IN_ADDRESS = {
  'do-zrobienia': 'ordered',
  zrobione: 'made',
  wyslane: 'sent',
  doreczone: 'delivered',
} as const satisfies Readonly<Record<string, ParcelState>>

type NameInAddress = keyof typeof STATES_IN_ADDRESS

const isName = (text: unknown): text is NameInAddress =>
  typeof text === 'string' && Object.hasOwn(STATES_IN_ADDRESS, text)

/** What stands in the address of the list: which parcels, all unless told. */
export function readProductionSearch({ stan }: Readonly<Record<string, unknown>>): {
  stan?: NameInAddress | undefined
} {
  return { stan: isName(stan) ? stan : undefined }
}

export function nameInAddress(state: ParcelState | undefined): NameInAddress | undefined {
  return Object.keys(STATES_IN_ADDRESS)
    .filter(isName)
    .find((name) => STATES_IN_ADDRESS[name] === state)
}
