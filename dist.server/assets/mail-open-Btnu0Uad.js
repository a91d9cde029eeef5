import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/mail-open.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "mail-open",
	size: 24,
	node: [["path", {
		d: "M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0l8 6Z",
		key: "1jhwl8"
	}], ["path", {
		d: "m22 10-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 10",
		key: "1qfld7"
	}]]
};
__iconData.node;
var MailOpen = createLucideIcon(__iconData);
export { MailOpen as t };
