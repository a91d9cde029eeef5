import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { n as store, r as atom, t as useSharedAtom } from './useSharedAtom-DXF4lI95.js'
// node_modules/lucide-react/dist/esm/icons/calendar-plus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'calendar-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 18h6',
        key: '987eiv',
      },
    ],
    [
      'path',
      {
        d: 'M16 2v3',
        key: 'otl347',
      },
    ],
    [
      'path',
      {
        d: 'M19 15v6',
        key: '10aioa',
      },
    ],
    [
      'path',
      {
        d: 'M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3',
        key: 'jgwkxf',
      },
    ],
    [
      'path',
      {
        d: 'M3 9h18',
        key: '1pudct',
      },
    ],
    [
      'path',
      {
        d: 'M8 2v3',
        key: '1ioesn',
      },
    ],
  ],
}
__iconData.node
var CalendarPlus = createLucideIcon(__iconData)
// src/ui/state/begunDate.ts
var begunDateAtom = atom(null)
/** A date was begun elsewhere: the screen of occasions opens its form with it. */
function beginDate(date) {
  store.set(begunDateAtom, date)
}
function dropBegunDate() {
  store.set(begunDateAtom, null)
}
/** The date that was begun elsewhere; null for none. */
function useBegunDate() {
  return useSharedAtom(begunDateAtom)
}
export { CalendarPlus as i, dropBegunDate as n, useBegunDate as r, beginDate as t }
