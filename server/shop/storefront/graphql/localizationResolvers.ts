import { getDirectiveValues, type GraphQLResolveInfo } from 'graphql'
import { COUNTRY_CODES, findCountry, HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { languageOf } from '../catalogue/translation.ts'

// The shop's languages, currency and countries: Polish, English and złoty, and the countries it delivers to.

const POLISH = { isoCode: 'PL', name: 'polski', endonymName: 'polski' }
const ENGLISH = { isoCode: 'EN', name: 'angielski', endonymName: 'English' }
const LANGUAGES = [POLISH, ENGLISH]

const namesOf = (type: 'region' | 'currency') => new Intl.DisplayNames('pl', { type })

function countryNode(isoCode: string) {
  return {
    isoCode,
    name: namesOf('region').of(isoCode) ?? isoCode,
    currency: {
      isoCode: DEFAULT_CURRENCY,
      name: namesOf('currency').of(DEFAULT_CURRENCY) ?? DEFAULT_CURRENCY,
      symbol: 'zł',
    },
    unitSystem: 'METRIC_SYSTEM',
    availableLanguages: LANGUAGES,
    defaultLanguage: POLISH,
  }
}

/** The country of `@inContext`, if we deliver there; else our own. */
function countryOf({ schema, operation, variableValues }: GraphQLResolveInfo): string {
  const directive = schema.getDirective('inContext')
  const country = directive ? getDirectiveValues(directive, operation, variableValues)?.['country'] : null
  return typeof country === 'string' && findCountry(country) ? country : HOME_COUNTRY
}

export const localizationResolvers = {
  QueryRoot: {
    localization: (_: unknown, __: unknown, ___: unknown, info: GraphQLResolveInfo) => ({
      availableCountries: () => COUNTRY_CODES.map(countryNode),
      availableLanguages: LANGUAGES,
      country: () => countryNode(countryOf(info)),
      language: languageOf(info) === 'EN' ? ENGLISH : POLISH,
    }),
  },
}
