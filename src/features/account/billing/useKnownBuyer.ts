import type { KnownBuyer } from '#domain/checkout/fillEmptyDetails.ts'
import { BILLING } from '../data/accountPart.ts'
import { useAccountPart } from '../data/useAccountPart.ts'
import { useOwner } from '../data/useOwner.ts'

/** The signed-in user's details for a checkout; null for a guest, and until they are known. */
export function useKnownBuyer(): KnownBuyer | null {
  const user = useOwner()
  const data = useAccountPart(BILLING, user !== null)
  if (user === null || data.status === 'loading') return null
  const { email } = user
  if (data.status === 'failed') return { ...NOBODY, email }
  const { first_name, last_name, phone, company, country_code, address, postcode, city } = data.value
  return {
    email,
    phone,
    firstName: first_name,
    lastName: last_name,
    company,
    countryCode: country_code,
    address,
    postcode,
    city,
  }
}

const NOBODY: KnownBuyer = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  countryCode: 'PL',
  address: '',
  postcode: '',
  city: '',
}
