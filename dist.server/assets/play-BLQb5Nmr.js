import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/play.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "play",
	size: 24,
	node: [["path", {
		d: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
		key: "10ikf1"
	}]]
};
__iconData.node;
var Play = createLucideIcon(__iconData);
export { Play as t };
