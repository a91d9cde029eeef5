import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/minus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'minus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M5 12h14',
        key: '1ays0h',
      },
    ],
  ],
}
__iconData.node
var Minus = createLucideIcon(__iconData)
export { Minus as t }
