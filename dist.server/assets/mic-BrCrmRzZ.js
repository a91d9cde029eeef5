import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/mic.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'mic',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 19v3',
        key: 'npa21l',
      },
    ],
    [
      'path',
      {
        d: 'M19 10v2a7 7 0 0 1-14 0v-2',
        key: '1vc78b',
      },
    ],
    [
      'rect',
      {
        x: '9',
        y: '2',
        width: '6',
        height: '13',
        rx: '3',
        key: 's6n7sd',
      },
    ],
  ],
}
__iconData.node
var Mic = createLucideIcon(__iconData)
export { Mic as t }
