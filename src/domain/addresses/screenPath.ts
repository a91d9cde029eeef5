import type { ParameterName } from './addressPattern.ts'
import type { ScreenAddress } from './screens.ts'

/** The path of a screen with its parameters filled in: `/sklep/produkt/kubek`. */
export function screenPath<Address extends ScreenAddress>(
  address: Address,
  ...[params]: [ParameterName<Address>] extends [never]
    ? []
    : [params: Readonly<Record<ParameterName<Address>, string>>]
): string {
  const values = new Map<string, string>(Object.entries(params ?? {}))
  return address.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}
