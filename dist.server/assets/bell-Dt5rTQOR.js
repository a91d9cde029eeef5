import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/bell.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'bell',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10.268 21a2 2 0 0 0 3.464 0',
        key: 'vwvbt9',
      },
    ],
    [
      'path',
      {
        d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
        key: '11g9vi',
      },
    ],
  ],
}
__iconData.node
var Bell = createLucideIcon(__iconData)
export { Bell as t }
