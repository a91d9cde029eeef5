import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/maximize.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'maximize',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M8 3H5a2 2 0 0 0-2 2v3',
        key: '1dcmit',
      },
    ],
    [
      'path',
      {
        d: 'M21 8V5a2 2 0 0 0-2-2h-3',
        key: '1e4gt3',
      },
    ],
    [
      'path',
      {
        d: 'M3 16v3a2 2 0 0 0 2 2h3',
        key: 'wsl5sc',
      },
    ],
    [
      'path',
      {
        d: 'M16 21h3a2 2 0 0 0 2-2v-3',
        key: '18trek',
      },
    ],
  ],
}
__iconData.node
var Maximize = createLucideIcon(__iconData)
export { Maximize as t }
