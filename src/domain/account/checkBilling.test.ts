import { describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from './billing.ts'
import { checkBilling, normaliseBilling } from './checkBilling.ts'

describe('billing details', () => {
  it('may all stay empty', () => {
    expect(checkBilling(EMPTY_BILLING)).toEqual([])
  })

  it('are judged by what is given, in the order of the form', () => {
    const typed = { ...EMPTY_BILLING, tax_id: '526-104-08-29', phone: 'wieczorem', postcode: '950' }
    expect(checkBilling(typed)).toEqual([
      { field: 'tax_id', code: 'tax_id' },
      { field: 'phone', code: 'phone' },
      { field: 'postcode', code: 'postcode' },
    ])
  })

  it('follow the rules of their country', () => {
    const berlin = { ...EMPTY_BILLING, postcode: '10115', tax_id: 'DE123456789' }
    expect(checkBilling({ ...berlin, country_code: 'DE' })).toEqual([])
    expect(checkBilling({ ...berlin, country_code: 'PL' })).toHaveLength(1)
  })

  it('are kept as a clerk would write them', () => {
    const typed = { ...EMPTY_BILLING, last_name: '  Żuraw ', postcode: '00950', tax_id: 'PL 526-104-08-28' }
    expect(normaliseBilling(typed)).toMatchObject({
      last_name: 'Żuraw',
      postcode: '00-950',
      tax_id: '5261040828',
    })
  })
})
