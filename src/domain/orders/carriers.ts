/** The carriers. Their names are the same in every language; `other` has a word of the screen’s. */
export const CARRIERS = ['inpost', 'dpd', 'dhl', 'gls', 'poczta', 'other'] as const
export type Carrier = (typeof CARRIERS)[number]

export const CARRIER_NAMES: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  inpost: 'InPost',
  dpd: 'DPD',
  dhl: 'DHL',
  gls: 'GLS',
  poczta: 'Poczta Polska',
}

/** The page of each carrier that follows a parcel, but for the number at its end. */
const TRACKING_PAGES: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  inpost: 'https://inpost.pl/sledzenie-przesylek?number=',
  dpd: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=',
  dhl: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=',
  gls: 'https://gls-group.com/PL/pl/sledzenie-paczek?match=',
  poczta: 'https://emonitoring.poczta-polska.pl/?numer=',
}

const TRACKING_NUMBER = /^[A-Z0-9]{6,40}$/

/** A tracking number as carriers write it, spaces and dashes left out; null for an invalid one. */
export function trackingNumberOf(typed: string): string | null {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return TRACKING_NUMBER.test(number) ? number : null
}

/** Where a parcel is followed; null where its carrier has no such page, and without a number. */
export function trackingAddress(carrier: Carrier | null, trackingNumber: string): string | null {
  if (carrier === null || carrier === 'other' || trackingNumber === '') return null
  return `${TRACKING_PAGES[carrier]}${encodeURIComponent(trackingNumber)}`
}
