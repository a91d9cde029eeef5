import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { n as findCountry, t as COUNTRY_CODES } from './countries-DVF6_wF0.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as FieldPair } from './FieldPair-CvPpnmmz.js'
import { n as unbroken } from './bindNumbers-DGNGNHB8.js'
import { t as COUNTRY_NAMES } from './deliveryNames-B6DlLWM0.js'
import { t as tidyText } from './tidyText-DSHVOtEW.js'
// src/domain/contact/phoneNumber.ts
var PHONE_CHARACTERS = /^[+\d\s()-]+$/
/** Whether a text could be a phone number: 9 to 15 digits, written as people write them. */
function isPhoneNumber(text) {
  const digits = text.replaceAll(/\D/g, '').length
  return PHONE_CHARACTERS.test(text) && digits >= 9 && digits <= 15
}
// src/domain/contact/postcode.ts
var BARE_POLISH_POSTCODE = /^(\d{2})[ –-]?(\d{3})$/
/** A postcode as a clerk of that country would write it: 00950 → 00-950. */
function normalisePostcode(postcode, countryCode) {
  const tidied = tidyText(postcode).toUpperCase()
  return countryCode === 'PL' ? tidied.replace(BARE_POLISH_POSTCODE, '$1-$2') : tidied
}
/** Whether a normalised postcode looks like those of the country; of a country we don't know, none does. */
function isPostcodeOf(postcode, countryCode) {
  return findCountry(countryCode)?.postcode.test(postcode) === true
}
// src/domain/account/taxId.ts
/** By which the first nine digits of a NIP count towards its tenth. */
var NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]
/** VAT numbers of the other countries we sell to, without the country's letters. */
var VAT_NUMBERS = {
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  SK: /^\d{10}$/,
}
/** A tax number without spaces, hyphens and the letters of its own country: PL 526-104-08-28 → 5261040828. */
function normaliseTaxId(text, countryCode) {
  const bare = text.toUpperCase().replaceAll(/[\s.–-]/g, '')
  return bare.startsWith(countryCode) ? bare.slice(countryCode.length) : bare
}
/** Whether a normalised number can be a tax number of the country. A NIP's check digit is counted. */
function isTaxIdOf(taxId, countryCode) {
  return countryCode === 'PL' ? isNip(taxId) : VAT_NUMBERS[countryCode].test(taxId)
}
function isNip(taxId) {
  if (!/^\d{10}$/.test(taxId) || /^0+$/.test(taxId)) return false
  return (
    NIP_WEIGHTS.reduce((total, weight, place) => total + weight * Number(taxId[place]), 0) % 11 ===
    Number(taxId[9])
  )
}
// src/domain/account/checkBilling.ts
var EMPTY_BILLING = {
  first_name: '',
  last_name: '',
  company: '',
  tax_id: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  country_code: 'PL',
}
/** The same details as a clerk would write them. */
function normaliseBilling(billing) {
  const { country_code } = billing
  return {
    first_name: tidyText(billing.first_name),
    last_name: tidyText(billing.last_name),
    company: tidyText(billing.company),
    tax_id: normaliseTaxId(billing.tax_id, country_code),
    phone: tidyText(billing.phone),
    address: tidyText(billing.address),
    postcode: normalisePostcode(billing.postcode, country_code),
    city: tidyText(billing.city),
    country_code,
  }
}
/** What can't stand as it is, in the order of the form. Nothing is required; what is given has to be right. */
function checkBilling(typed) {
  const { tax_id, phone, postcode, country_code } = normaliseBilling(typed)
  const problems = []
  if (tax_id !== '' && !isTaxIdOf(tax_id, country_code))
    problems.push({
      field: 'tax_id',
      code: 'tax_id',
    })
  if (phone !== '' && !isPhoneNumber(phone))
    problems.push({
      field: 'phone',
      code: 'phone',
    })
  if (postcode !== '' && !isPostcodeOf(postcode, country_code))
    problems.push({
      field: 'postcode',
      code: 'postcode',
    })
  return problems
}
var AddressFields_module_default = { address: '_address_769th_2' }
// src/ui/form/CountrySelect.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The country of the address; postcode and tax number follow its rules. */
function CountrySelect({ field }) {
  const { i18n, _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
    label: _t(
      /** i18n */
      {
        id: 'aEQ1Nb',
        message: ['Kraj'],
      },
    ),
    options: COUNTRY_CODES.map((code) => ({
      value: code,
      label: i18n._(COUNTRY_NAMES[code]),
    })),
    value: field.value,
    onChange: field.onChange,
  })
}
// src/ui/form/AddressFields.tsx
/** Whom an invoice is made out to: a person, a company, and where they are. */
function AddressFields({ form, children }) {
  const { _: _t } = useLingui()
  const country = form.field('country_code')
  const example = findCountry(country.value)?.example
  const isPolish = country.value === 'PL'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('first_name'),
            label: _t(
              /** i18n */
              {
                id: 'qMX2sb',
                message: ['Imię'],
              },
            ),
            autoComplete: 'given-name',
            maxLength: 80,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('last_name'),
            label: _t(
              /** i18n */
              {
                id: 'nrdgvF',
                message: ['Nazwisko'],
              },
            ),
            autoComplete: 'family-name',
            maxLength: 80,
          }),
        ],
      }),
      children,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountrySelect, { field: country }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('company'),
            label: _t(
              /** i18n */
              {
                id: '2psSjq',
                message: ['Firma'],
              },
            ),
            autoComplete: 'organization',
            maxLength: 120,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('tax_id'),
            label: isPolish
              ? _t(
                  /** i18n */
                  {
                    id: 'ANkdPQ',
                    message: ['NIP'],
                  },
                )
              : _t(
                  /** i18n */
                  {
                    id: 'YxHgSm',
                    message: ['Numer VAT'],
                  },
                ),
            inputMode: isPolish ? 'numeric' : 'text',
            autoComplete: 'off',
            maxLength: 20,
            ...(isPolish
              ? {
                  description: _t(
                    /** i18n */
                    {
                      id: 'QSikUW',
                      message: ['10\xA0cyfr, na przykład 526-104-08-28'],
                    },
                  ),
                }
              : {}),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
        className: AddressFields_module_default.address,
        'aria-label': _t(
          /** i18n */
          {
            id: 'FSFLZK',
            message: ['Adres'],
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('address'),
            label: _t(
              /** i18n */
              {
                id: '9mHKdP',
                message: ['Ulica i\xA0numer'],
              },
            ),
            autoComplete: 'street-address',
            maxLength: 160,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
            of: 'postcode',
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                ...form.field('postcode'),
                label: _t(
                  /** i18n */
                  {
                    id: 'R2cgjr',
                    message: ['Kod pocztowy'],
                  },
                ),
                autoComplete: 'postal-code',
                maxLength: 12,
                ...(example === void 0
                  ? {}
                  : {
                      description: _t(
                        /** i18n */
                        {
                          id: 'iwqZYR',
                          message: ['Na przykład ', ['0']],
                          values: { 0: unbroken(example) },
                        },
                      ),
                    }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                ...form.field('city'),
                label: _t(
                  /** i18n */
                  {
                    id: 'N1TYlX',
                    message: ['Miejscowość'],
                  },
                ),
                autoComplete: 'address-level2',
                maxLength: 80,
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
export {
  isPostcodeOf as a,
  normaliseBilling as i,
  EMPTY_BILLING as n,
  normalisePostcode as o,
  checkBilling as r,
  isPhoneNumber as s,
  AddressFields as t,
}
