// Made of the product API's OpenAPI document by `npm run generate`. Change the server's endpoints, not this file.

export interface paths {
    readonly "/api/v1/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes the account and everything personal, for good */
        readonly delete: operations["deleteApiV1Account"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/billing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The user's billing details, empty fields where there are none */
        readonly get: operations["getApiV1AccountBilling"];
        /** Puts these billing details in the place of those before */
        readonly put: operations["putApiV1AccountBilling"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for another address, which counts once its letter is answered */
        readonly post: operations["postApiV1AccountEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All of the user's data, as a file */
        readonly get: operations["getApiV1AccountExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Orders placed with the confirmed address of the account, the newest first */
        readonly get: operations["getApiV1AccountOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The passkeys of the account, the oldest first */
        readonly get: operations["getApiV1AccountPasskeys"];
        readonly put?: never;
        /** Adds the passkey that was made with a challenge */
        readonly post: operations["postApiV1AccountPasskeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/passkeys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a passkey: nobody signs in with it any more */
        readonly delete: operations["deleteApiV1AccountPasskeysById"];
        readonly options?: never;
        readonly head?: never;
        /** Names a passkey */
        readonly patch: operations["patchApiV1AccountPasskeysById"];
        readonly trace?: never;
    };
    readonly "/api/v1/account/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A challenge to make a passkey with */
        readonly post: operations["postApiV1AccountPasskeysOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything the user has chosen, on any device */
        readonly get: operations["getApiV1AccountPreferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Adds what a device has chosen, the later choice of each field counting; answers with the whole */
        readonly patch: operations["patchApiV1AccountPreferences"];
        readonly trace?: never;
    };
    readonly "/api/v1/account/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The user's own profile */
        readonly get: operations["getApiV1AccountProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes what is given and leaves the rest */
        readonly patch: operations["patchApiV1AccountProfile"];
        readonly trace?: never;
    };
    readonly "/api/v1/account/restock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What one waits for with the confirmed address */
        readonly get: operations["getApiV1AccountRestock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/restock/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Withdraws a request */
        readonly delete: operations["deleteApiV1AccountRestockById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What was bought with the confirmed address of the account, with the opinions of it */
        readonly get: operations["getApiV1AccountReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/reviews/{handle}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Puts an opinion of a product that was bought in the place of the one before; it is read first */
        readonly put: operations["putApiV1AccountReviewsByHandle"];
        readonly post?: never;
        /** Takes an opinion back; one that isn’t there is no failure */
        readonly delete: operations["deleteApiV1AccountReviewsByHandle"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where the user is signed in, this session first, then the last used */
        readonly get: operations["getApiV1AccountSessions"];
        readonly put?: never;
        readonly post?: never;
        /** Ends every session of the user but this one */
        readonly delete: operations["deleteApiV1AccountSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Ends a session of the user */
        readonly delete: operations["deleteApiV1AccountSessionsById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/acts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The journal of what administrators did, newest first */
        readonly get: operations["getApiV1AdminActs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/affiliate-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Affiliate codes with what they brought, the newest first */
        readonly get: operations["getApiV1AdminAffiliateCodes"];
        readonly put?: never;
        /** Add an affiliate code; the same act again changes nothing */
        readonly post: operations["postApiV1AdminAffiliateCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/affiliate-codes/{code}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let an affiliate code be good for no new order */
        readonly post: operations["postApiV1AdminAffiliateCodesByCodeEnd"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every article there is, drafts too, what was changed last first */
        readonly get: operations["getApiV1AdminContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/content/{language}/{kind}/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An article as it is written */
        readonly get: operations["getApiV1AdminContentByLanguageByKindBySlug"];
        /** Save a draft over the revision that was seen; revision 0 makes one */
        readonly put: operations["putApiV1AdminContentByLanguageByKindBySlug"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/content/{language}/{kind}/{slug}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What was planned will not be shown; again changes nothing */
        readonly post: operations["postApiV1AdminContentByLanguageByKindBySlugCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/content/{language}/{kind}/{slug}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show the saved revision to everybody, from a moment on or at once */
        readonly post: operations["postApiV1AdminContentByLanguageByKindBySlugPublish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/content/{language}/{kind}/{slug}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let nobody read an article any more; what is written stays as a draft */
        readonly post: operations["postApiV1AdminContentByLanguageByKindBySlugWithdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/content/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a text would be as an article, or why it can’t be one; nothing is kept */
        readonly post: operations["postApiV1AdminContentPreview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/newsletter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Issues of the newsletter, the newest first, and how many read it in which language */
        readonly get: operations["getApiV1AdminNewsletter"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/newsletter/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An issue with its words, and how far its letters have come */
        readonly get: operations["getApiV1AdminNewsletterById"];
        /** Save a draft over the version that was seen; version 0 makes a new one */
        readonly put: operations["putApiV1AdminNewsletterById"];
        readonly post?: never;
        /** Take a draft away; again changes nothing */
        readonly delete: operations["deleteApiV1AdminNewsletterById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/newsletter/{id}/continue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let the letters of a stopped issue leave again, to those who got none */
        readonly post: operations["postApiV1AdminNewsletterByIdContinue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/newsletter/{id}/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send an issue to everybody on the list who reads in these languages, each once */
        readonly post: operations["postApiV1AdminNewsletterByIdSend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/newsletter/{id}/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let no more letters of an issue leave; one that is under way arrives */
        readonly post: operations["postApiV1AdminNewsletterByIdStop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/newsletter/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send the saved draft to oneself, as its readers would get it */
        readonly post: operations["postApiV1AdminNewsletterByIdTest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/parcels/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Tells that the parcel of an order is made, sent or delivered; its buyer gets a letter when it is sent */
        readonly put: operations["putApiV1AdminParcelsByNumber"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/parcels/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells of many parcels at once, and answers what became of each */
        readonly post: operations["postApiV1AdminParcelsImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/prices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What each engine costs, and would by default */
        readonly get: operations["getApiV1AdminPrices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/prices/{engine}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Set an engine's price; null brings the default back */
        readonly put: operations["putApiV1AdminPricesByEngine"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/production": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Orders that a parcel goes out for, of one state or all, the newest first, with what each thing is printed by */
        readonly get: operations["getApiV1AdminProduction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/received-orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Paid orders that have brought no credits: failing, given up or tests; the newest 100 */
        readonly get: operations["getApiV1AdminReceivedOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/received-orders/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Try an order again from the beginning; one that ended well or is a test is not found */
        readonly post: operations["postApiV1AdminReceivedOrdersByIdRetry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Opinions of one state: those that wait the longest first, of the others the newest */
        readonly get: operations["getApiV1AdminReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/reviews/{id}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Answer an opinion for the shop, once; an empty answer takes it away */
        readonly put: operations["putApiV1AdminReviewsByIdAnswer"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/reviews/{id}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show an opinion to everybody, or don’t and say why */
        readonly post: operations["postApiV1AdminReviewsByIdDecision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is counted, with how many wait for it: what is waited for first, then what there is least of */
        readonly get: operations["getApiV1AdminStock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/stock/{variant}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add pieces that came, or take those that are missing; the same act again changes nothing */
        readonly post: operations["postApiV1AdminStockByVariant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whoever an id, the beginning of an address or user name, or a part of a name is of */
        readonly get: operations["getApiV1AdminUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A person: facts, credits, orders, jobs without their words, and what was done to them */
        readonly get: operations["getApiV1AdminUsersById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/users/{id}/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add credits to a user, or take them where negative */
        readonly post: operations["postApiV1AdminUsersByIdCorrections"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/users/{id}/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give back what a generation or a run of a template cost, once */
        readonly post: operations["postApiV1AdminUsersByIdRefunds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/users/{id}/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take back the credits an order brought, once */
        readonly post: operations["postApiV1AdminUsersByIdReturns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/users/{id}/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Give a user these roles; all of their sessions end */
        readonly put: operations["putApiV1AdminUsersByIdRoles"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/work-reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Public works that visitors reported, those that wait the longest first */
        readonly get: operations["getApiV1AdminWorkReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/admin/works/{id}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Leave a public work, or take it out of what everybody sees for good and say why */
        readonly post: operations["postApiV1AdminWorksByIdDecision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/affiliate/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What an affiliate code promises now; null for one that is none */
        readonly get: operations["getApiV1AffiliateCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/affiliate/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My affiliate codes, and what they brought */
        readonly get: operations["getApiV1AffiliateResults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/analytics/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes events of visits by people who agreed to be counted; those sent before count once */
        readonly post: operations["postApiV1AnalyticsEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the password; every other session ends, passkeys if asked */
        readonly post: operations["postApiV1AuthChangePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/forgot-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a link for a new password, if the address has an account */
        readonly post: operations["postApiV1AuthForgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in by address and password */
        readonly post: operations["postApiV1AuthLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End the session of either token; also of one that has run out */
        readonly post: operations["postApiV1AuthLogout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in */
        readonly get: operations["getApiV1AuthMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with a passkey */
        readonly post: operations["postApiV1AuthPasskeysLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A challenge to sign in with whatever passkey the device has for us */
        readonly post: operations["postApiV1AuthPasskeysOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/prove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Prove by the password or a passkey that the owner is there; counts for five minutes of this session */
        readonly post: operations["postApiV1AuthProve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/prove/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A challenge to prove with a passkey of the account that its owner is there */
        readonly post: operations["postApiV1AuthProveOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Use a refresh token up for the next pair; a lost answer can be asked for again */
        readonly post: operations["postApiV1AuthRefresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Register; a letter confirms the address or says that it has an account */
        readonly post: operations["postApiV1AuthRegister"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/resend-verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send the link that confirms an address again, if somebody waits for it */
        readonly post: operations["postApiV1AuthResendVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a new password by a link; every session ends, every passkey goes */
        readonly post: operations["postApiV1AuthResetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/verify-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm an address by a link, signed in to its account or with its password */
        readonly post: operations["postApiV1AuthVerifyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/verify-email/decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say by the link of a letter that it is not you: the unconfirmed account is removed, a change is off */
        readonly post: operations["postApiV1AuthVerifyEmailDecline"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/verify-email/look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What the link of a letter would confirm; changes nothing */
        readonly post: operations["postApiV1AuthVerifyEmailLook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cards/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A card, for whoever has its private address */
        readonly get: operations["getApiV1CardsByToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cards/{token}/received": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says to the giver that a card has arrived */
        readonly post: operations["postApiV1CardsByTokenReceived"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a message to whoever runs the shop */
        readonly post: operations["postApiV1Contact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/content/{language}/{kind}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything of a kind that there is to read, the newest first */
        readonly get: operations["getApiV1ContentByLanguageByKind"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/content/{language}/{kind}/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One article, whole */
        readonly get: operations["getApiV1ContentByLanguageByKindBySlug"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My credits */
        readonly get: operations["getApiV1Credits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/credits/movements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What moved my credits, one entry for each piece of work, newest first */
        readonly get: operations["getApiV1CreditsMovements"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/credits/purchases/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What became of an order's credits, by its checkout's token */
        readonly get: operations["getApiV1CreditsPurchasesByToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/discover/examples": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What shipped templates make by the embedded engines */
        readonly get: operations["getApiV1DiscoverExamples"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/discover/films": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The wall of films: those that people have made public, the latest first */
        readonly get: operations["getApiV1DiscoverFilms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/discover/trending": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Public works and templates by how many were interested in them, over a time */
        readonly get: operations["getApiV1DiscoverTrending"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/discover/works/{id}/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says what is wrong with a public work. Who says so is stored nowhere */
        readonly post: operations["postApiV1DiscoverWorksByIdReports"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/albums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The albums */
        readonly get: operations["getApiV1GalleryAlbums"];
        readonly put?: never;
        /** Makes an album */
        readonly post: operations["postApiV1GalleryAlbums"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/albums/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes an album; its pictures stay */
        readonly delete: operations["deleteApiV1GalleryAlbumsById"];
        readonly options?: never;
        readonly head?: never;
        /** Names an album anew */
        readonly patch: operations["patchApiV1GalleryAlbumsById"];
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/albums/{id}/images": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puts pictures into an album */
        readonly post: operations["postApiV1GalleryAlbumsByIdImages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/albums/{id}/images/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes pictures out of an album */
        readonly post: operations["postApiV1GalleryAlbumsByIdImagesRemove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A window of the pictures */
        readonly get: operations["getApiV1GalleryImages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One picture */
        readonly get: operations["getApiV1GalleryImagesById"];
        readonly put?: never;
        readonly post?: never;
        /** Deletes a picture; it can be brought back for a day */
        readonly delete: operations["deleteApiV1GalleryImagesById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/{id}/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Counts one use of a picture */
        readonly post: operations["postApiV1GalleryImagesByIdUsage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes the file that was sent to a presigned address */
        readonly post: operations["postApiV1GalleryImagesConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes pictures; they can be brought back for a day */
        readonly post: operations["postApiV1GalleryImagesDelete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/presign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An address that one file can be sent to */
        readonly post: operations["postApiV1GalleryImagesPresign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Brings deleted pictures back */
        readonly post: operations["postApiV1GalleryImagesRestore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gallery/images/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a picture, decoded and encoded anew, without its metadata */
        readonly post: operations["postApiV1GalleryImagesUpload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generation/engines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every engine as it is offered now */
        readonly get: operations["getApiV1GenerationEngines"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generation/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A key for every generator, good for some minutes and as long as this sign-in */
        readonly post: operations["postApiV1GenerationKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generation/texts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Three texts for a gift by the configured text engine */
        readonly post: operations["postApiV1GenerationTexts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The user's generations, newest first, filtered */
        readonly get: operations["getApiV1Generations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the user's generations */
        readonly get: operations["getApiV1GenerationsById"];
        readonly put?: never;
        readonly post?: never;
        /** Deletes it for everybody; for a day it can be restored. What is under way is cancelled */
        readonly delete: operations["deleteApiV1GenerationsById"];
        readonly options?: never;
        readonly head?: never;
        /** Changes tags, favourite, public; what is not named stays */
        readonly patch: operations["patchApiV1GenerationsById"];
        readonly trace?: never;
    };
    readonly "/api/v1/generations/{id}/public": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A public generation */
        readonly get: operations["getApiV1GenerationsByIdPublic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Brings back what was deleted within a day */
        readonly post: operations["postApiV1GenerationsByIdRestore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations/{id}/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Its share link, the same one as long as it stands */
        readonly post: operations["postApiV1GenerationsByIdShare"];
        /** Makes its share link lead nowhere */
        readonly delete: operations["deleteApiV1GenerationsByIdShare"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations/shared": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What people have made public, the latest first */
        readonly get: operations["getApiV1GenerationsShared"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations/shared/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a share link leads to */
        readonly get: operations["getApiV1GenerationsSharedByToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/generations/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Sums of everything the user's generations were */
        readonly get: operations["getApiV1GenerationsStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lockers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Parcel lockers by code, town, street or postcode, the best first */
        readonly get: operations["getApiV1Lockers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/newsletter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a letter with the link that confirms, whoever the address belongs to */
        readonly post: operations["postApiV1Newsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/newsletter/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puts the address of a confirmed letter on the list; again changes nothing */
        readonly post: operations["postApiV1NewsletterConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/newsletter/unsubscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes the address off the list; again changes nothing */
        readonly post: operations["postApiV1NewsletterUnsubscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/notices/unsubscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Switches letters about finished work and low credits off; again changes nothing */
        readonly post: operations["postApiV1NoticesUnsubscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/occasions/sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds what a device has changed, the later change of each date counting; answers with the whole */
        readonly post: operations["postApiV1OccasionsSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/occasions/unsubscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Switches letters about a person’s dates off; again changes nothing */
        readonly post: operations["postApiV1OccasionsUnsubscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** This document */
        readonly get: operations["getApiV1OpenapiJson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/orders/{token}/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The files that an order brings and its invoice, at addresses that are good for an hour */
        readonly get: operations["getApiV1OrdersByTokenFiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/orders/{token}/files/{file}/delivery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Says to whom and when a card goes that wasn’t sent yet */
        readonly put: operations["putApiV1OrdersByTokenFilesByFileDelivery"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/orders/{token}/files/{file}/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a card at once, before its day; one that was sent before stays sent */
        readonly post: operations["postApiV1OrdersByTokenFilesByFileSend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/orders/{token}/files/{file}/words": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Puts the buyer’s words into the text of a file, in place of those given before */
        readonly put: operations["putApiV1OrdersByTokenFilesByFileWords"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/orders/{token}/invoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Issues the invoice of an order to this buyer; one that was issued before stays as it is */
        readonly post: operations["postApiV1OrdersByTokenInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/personalizations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saves the gift of a cart’s line, in place of what was saved of it before */
        readonly post: operations["postApiV1Personalizations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/postcodes/{postcode}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The towns of a Polish postcode; none for one that nobody knows */
        readonly get: operations["getApiV1PostcodesByPostcode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/prints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saves how the picture of a cart’s line lies on it, and tells where its file is sent by PUT */
        readonly post: operations["postApiV1Prints"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/products/{handle}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Approved opinions of a product, the newest first */
        readonly get: operations["getApiV1ProductsByHandleReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/profiles/{username}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What anybody sees of somebody whose profile is public */
        readonly get: operations["getApiV1ProfilesByUsername"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/push/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells this browser by push when something of the user is ready */
        readonly post: operations["postApiV1PushSubscriptions"];
        /** Tells this browser nothing any more */
        readonly delete: operations["deleteApiV1PushSubscriptions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/restock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Notes what a confirmed account waits for, or sends any other address a letter that asks first */
        readonly post: operations["postApiV1Restock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/restock/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Notes what the letter asked about; again changes nothing */
        readonly post: operations["postApiV1RestockConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/restock/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraws the one request that a letter asked about, or all of an address that it told of something */
        readonly post: operations["postApiV1RestockWithdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/statistics/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is going on now, anew every few seconds */
        readonly get: operations["getApiV1StatisticsLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/statistics/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A metric over a range of days, broken down by one thing and compared with days before */
        readonly get: operations["getApiV1StatisticsReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/template-runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The user's runs, the latest first */
        readonly get: operations["getApiV1TemplateRuns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/template-runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How far one of the user's runs is, and what it has made */
        readonly get: operations["getApiV1TemplateRunsById"];
        readonly put?: never;
        readonly post?: never;
        /** Take a run and what it has made away for good; one under way is cancelled */
        readonly delete: operations["deleteApiV1TemplateRunsById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/template-runs/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stop a run; one that has ended stays as it is */
        readonly post: operations["postApiV1TemplateRunsByIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything that is published, what was used most first */
        readonly get: operations["getApiV1Templates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A published template with its form */
        readonly get: operations["getApiV1TemplatesBySlug"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/{slug}/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a run may cost, filled so */
        readonly post: operations["postApiV1TemplatesBySlugQuote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/{slug}/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Run a published template; the same refCode again is the same run */
        readonly post: operations["postApiV1TemplatesBySlugRuns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All templates, what was saved last first */
        readonly get: operations["getApiV1TemplatesBuilder"];
        readonly put?: never;
        /** A new draft; the same id again is the same draft */
        readonly post: operations["postApiV1TemplatesBuilder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A template as it was saved last */
        readonly get: operations["getApiV1TemplatesBuilderById"];
        /** Save a template over the revision that was seen */
        readonly put: operations["putApiV1TemplatesBuilderById"];
        readonly post?: never;
        /** Take a template away for good; runs under way go on */
        readonly delete: operations["deleteApiV1TemplatesBuilderById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a template out of sight */
        readonly post: operations["postApiV1TemplatesBuilderByIdArchive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/clone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A draft like this one, with a slug of its own */
        readonly post: operations["postApiV1TemplatesBuilderByIdClone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/preview_run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a run of a saved template would do */
        readonly post: operations["postApiV1TemplatesBuilderByIdPreviewRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show a template to everybody as it was saved last */
        readonly post: operations["postApiV1TemplatesBuilderByIdPublish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Save a template as it was at a snapshot, as a new revision */
        readonly post: operations["postApiV1TemplatesBuilderByIdRestore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/status-snapshots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How a template stood at its latest snapshots */
        readonly get: operations["getApiV1TemplatesBuilderByIdStatusSnapshots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/status-snapshots/{snapshot}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A template as it was when a snapshot was taken */
        readonly get: operations["getApiV1TemplatesBuilderByIdStatusSnapshotsBySnapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/unarchive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an archived template a draft again */
        readonly post: operations["postApiV1TemplatesBuilderByIdUnarchive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What is wrong with a template as it was saved */
        readonly post: operations["postApiV1TemplatesBuilderByIdValidate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/{id}/webhook-secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the webhook of a template is signed with */
        readonly get: operations["getApiV1TemplatesBuilderByIdWebhookSecret"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/ai/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What could be better about a template, by a model where one is configured, else by rules */
        readonly post: operations["postApiV1TemplatesBuilderAiSuggestions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a run of a template that may never have been saved would do */
        readonly post: operations["postApiV1TemplatesBuilderPreview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/templates/builder/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What is wrong with a template that may never have been saved */
        readonly post: operations["postApiV1TemplatesBuilderValidate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Refusal: {
            readonly error: {
                readonly code: string;
                readonly details?: {
                    readonly problems?: readonly {
                        /** @enum {string} */
                        readonly code: "required" | "email" | "too_short" | "too_long" | "weak" | "must_accept" | "username" | "taken" | "reserved" | "wrong" | "same" | "tax_id" | "postcode" | "phone" | "past";
                        readonly field: string;
                    }[];
                };
                readonly message: string;
            };
        };
        readonly Template: {
            readonly details: {
                readonly categories: readonly string[];
                readonly credits: number;
                readonly description: string;
                readonly previewVideoUrl: string;
                readonly slug: string;
                readonly tags: readonly string[];
                readonly thumbnailUrl: string;
                readonly title: string;
            };
            readonly edges: readonly {
                readonly id: string;
                readonly source: string;
                /** @enum {string} */
                readonly sourcePort: "out" | "true" | "false";
                readonly target: string;
            }[];
            readonly english: {
                readonly [key: string]: string;
            };
            readonly examples: readonly {
                readonly caption: string;
                /** @enum {string} */
                readonly type: "image" | "video" | "audio" | "text";
                readonly url: string;
            }[];
            readonly form: readonly components["schemas"]["TemplateFormStep"][];
            readonly nodes: readonly ({
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "input";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    readonly field: string;
                    /** @enum {string} */
                    readonly valueType: "text" | "number" | "image" | "video" | "audio" | "data" | "list";
                };
            } | {
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "model";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    readonly advancedParameters: {
                        readonly [key: string]: string | number | boolean;
                    };
                    /** @enum {string} */
                    readonly collectStrategy: "first_success" | "all" | "best_of";
                    /** @enum {string} */
                    readonly executionMode: "async" | "sync";
                    readonly fanout: number;
                    readonly inputSource: {
                        readonly field: string;
                        /** @constant */
                        readonly from: "field";
                    } | {
                        /** @constant */
                        readonly from: "previous";
                    };
                    /** @enum {string} */
                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                    readonly model: "" | string;
                    readonly modelParameters: {
                        readonly [key: string]: string | number | boolean;
                    };
                    readonly negativePrompt: string;
                    readonly promptTemplate: string;
                };
            } | {
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "branch";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    readonly condition: {
                        readonly operand: string;
                        /** @enum {string} */
                        readonly operandType: "field" | "node" | "context";
                        /** @enum {string} */
                        readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                        readonly value: string | number | boolean;
                    };
                };
            } | {
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "transform";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    readonly inputSource: {
                        readonly field: string;
                        /** @constant */
                        readonly from: "field";
                    } | {
                        /** @constant */
                        readonly from: "previous";
                    };
                    /** @enum {string} */
                    readonly operation: "text" | "trim" | "uppercase" | "lowercase" | "replace" | "split" | "join" | "number";
                    readonly replacement: string;
                    readonly text: string;
                };
            } | {
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "aggregate";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    /** @enum {string} */
                    readonly collectStrategy: "first_success" | "all" | "best_of";
                };
            } | {
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "postprocess";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    /** @enum {string} */
                    readonly format: "same" | "png" | "jpeg" | "webp";
                    readonly height: number;
                    /** @enum {string} */
                    readonly operation: "resize" | "crop" | "format" | "watermark" | "grayscale";
                    readonly text: string;
                    readonly width: number;
                };
            } | {
                readonly badges: readonly string[];
                readonly description: string;
                readonly id: string;
                /** @constant */
                readonly kind: "output";
                readonly label: string;
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly pricing: {
                    readonly estimated: number;
                    readonly label: string;
                    readonly max: number;
                    readonly min: number;
                    readonly note: string;
                } | null;
                readonly settings: {
                    readonly name: string;
                };
            })[];
            readonly notes: readonly {
                readonly id: string;
                /** @enum {string} */
                readonly kind: "comment" | "group";
                readonly position: {
                    readonly x: number;
                    readonly y: number;
                };
                readonly size: {
                    readonly height: number;
                    readonly width: number;
                };
                readonly text: string;
            }[];
            readonly pricing: {
                readonly displayRange: boolean;
                readonly isEnabled: boolean;
                readonly maxCredits: number;
                readonly minCredits: number;
                /** @enum {string} */
                readonly mode: "path-based" | "model-based" | "node-based";
                readonly models: {
                    readonly [key: string]: number;
                };
                readonly paths: readonly {
                    readonly conditions: readonly {
                        readonly operand: string;
                        /** @enum {string} */
                        readonly operandType: "field" | "node" | "context";
                        /** @enum {string} */
                        readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                        readonly value: string | number | boolean;
                    }[];
                    readonly estimatedCredits: number;
                    readonly label: string;
                }[];
            };
            readonly settings: {
                readonly autoRetry: boolean;
                /** @enum {string} */
                readonly defaultCollectStrategy: "first_success" | "all" | "best_of";
                /** @enum {string} */
                readonly defaultMode: "async" | "sync";
                /** @enum {string} */
                readonly failureBehaviour: "stop" | "skip" | "continue";
                readonly maxRetries: number;
                readonly notifyUser: boolean;
                readonly timeoutSeconds: number;
                readonly webhookUrl: string;
            };
            /** @constant */
            readonly version: 2;
        };
        readonly TemplateFormStep: {
            readonly description: string;
            readonly fields: readonly {
                readonly defaultValue: string;
                readonly helperText: string;
                readonly isDisabled: boolean;
                readonly isReadOnly: boolean;
                readonly isRequired: boolean;
                readonly isVisible: boolean;
                readonly label: string;
                readonly name: string;
                readonly options: readonly {
                    readonly label: string;
                    readonly picture?: string;
                    readonly value: string;
                }[];
                readonly placeholder: string;
                readonly showIf: readonly {
                    readonly operand: string;
                    /** @enum {string} */
                    readonly operandType: "field" | "node" | "context";
                    /** @enum {string} */
                    readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                    readonly value: string | number | boolean;
                }[];
                readonly tooltip: string;
                /** @enum {string} */
                readonly type: "text" | "textarea" | "number" | "email" | "password" | "url" | "tel" | "date" | "time" | "datetime" | "select" | "multiselect" | "checkbox" | "radio" | "toggle" | "range" | "color" | "file" | "image" | "imageSelect" | "video" | "audio" | "code" | "markdown" | "json" | "hidden";
                readonly validation: {
                    readonly custom: {
                        readonly condition: {
                            readonly operand: string;
                            /** @enum {string} */
                            readonly operandType: "field" | "node" | "context";
                            /** @enum {string} */
                            readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                            readonly value: string | number | boolean;
                        };
                        readonly message: string;
                    } | null;
                    readonly isEmail: boolean;
                    readonly isUrl: boolean;
                    readonly maxLength: number | null;
                    readonly maxValue: number | null;
                    readonly minLength: number | null;
                    readonly minValue: number | null;
                    readonly pattern: string;
                };
            }[];
            readonly id: string;
            readonly title: string;
        };
        readonly TemplateRun: {
            readonly completedAt: string | null;
            readonly createdAt: string;
            readonly credits: {
                readonly charged: number | null;
                readonly held: number;
            };
            readonly error: ("GENERATION_FAILED" | "GENERATION_REFUSED" | "GENERATOR_PROCESSING_FAILED" | "GENERATOR_MODEL_RETIRED" | "GENERATOR_CONFIG_ERROR" | "GENERATOR_INVALID_PROMPT" | "GENERATOR_PROMPT_NOT_UNDERSTOOD" | "GENERATOR_INVALID_OPTIONS" | "TEMPLATE_PICTURE_MISSING" | "TEMPLATE_RUN_TIMEOUT" | "TEMPLATE_NOTHING_MADE") | null;
            readonly id: string;
            readonly nodes: readonly {
                readonly attempts: number;
                readonly error: ("GENERATION_FAILED" | "GENERATION_REFUSED" | "GENERATOR_PROCESSING_FAILED" | "GENERATOR_MODEL_RETIRED" | "GENERATOR_CONFIG_ERROR" | "GENERATOR_INVALID_PROMPT" | "GENERATOR_PROMPT_NOT_UNDERSTOOD" | "GENERATOR_INVALID_OPTIONS" | "TEMPLATE_PICTURE_MISSING" | "TEMPLATE_RUN_TIMEOUT" | "TEMPLATE_NOTHING_MADE") | null;
                readonly id: string;
                /** @enum {string} */
                readonly kind: "input" | "model" | "branch" | "transform" | "aggregate" | "postprocess" | "output";
                readonly label: string;
                readonly progress: number;
                /** @enum {string} */
                readonly state: "waiting" | "running" | "completed" | "skipped" | "failed" | "cancelled";
                readonly taken: ("out" | "true" | "false") | null;
            }[];
            readonly progress: number;
            readonly refCode: string;
            readonly results: readonly {
                readonly name: string;
                readonly output: string;
                readonly parts: readonly ({
                    /** @constant */
                    readonly kind: "text";
                    readonly text: string;
                } | {
                    readonly colour: string | null;
                    readonly files: readonly {
                        readonly bytes: number;
                        readonly durationMs: number | null;
                        /** @enum {string} */
                        readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                        readonly frameRate: number | null;
                        readonly height: number | null;
                        readonly mediaType: string;
                        /** @enum {string} */
                        readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                        readonly url: string;
                        readonly wave?: readonly number[];
                        readonly width: number | null;
                    }[];
                    readonly isProcedural: boolean;
                    /** @enum {string} */
                    readonly kind: "image" | "video" | "audio";
                    readonly prompt: string;
                })[];
            }[];
            readonly slug: string;
            readonly startedAt: string | null;
            /** @enum {string} */
            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
            readonly title: string;
            readonly values: {
                readonly [key: string]: string | number | boolean | readonly string[] | null;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly deleteApiV1Account: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly current_password?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LAST_ADMIN */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountBilling: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly address: string;
                        readonly city: string;
                        readonly company: string;
                        /** @enum {string} */
                        readonly country_code: "PL" | "CZ" | "DE" | "LT" | "SK";
                        readonly first_name: string;
                        readonly last_name: string;
                        readonly phone: string;
                        readonly postcode: string;
                        readonly tax_id: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AccountBilling: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly address: string;
                    readonly city: string;
                    readonly company: string;
                    /** @enum {string} */
                    readonly country_code: "PL" | "CZ" | "DE" | "LT" | "SK";
                    readonly first_name: string;
                    readonly last_name: string;
                    readonly phone: string;
                    readonly postcode: string;
                    readonly tax_id: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly address: string;
                        readonly city: string;
                        readonly company: string;
                        /** @enum {string} */
                        readonly country_code: "PL" | "CZ" | "DE" | "LT" | "SK";
                        readonly first_name: string;
                        readonly last_name: string;
                        readonly phone: string;
                        readonly postcode: string;
                        readonly tax_id: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AccountEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly current_password?: string;
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "accepted";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountOrders: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: string | null;
                        readonly orders: readonly {
                            readonly checkout_token: string;
                            readonly currency_code: string;
                            readonly lines: readonly {
                                readonly english_title?: string;
                                readonly quantity: number;
                                readonly title: string;
                                readonly variant_title: string;
                            }[];
                            readonly number: string;
                            readonly parcel_state?: ("ordered" | "made" | "sent" | "delivered") | null;
                            readonly placed_at: string;
                            readonly tax: number;
                            readonly total: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly passkeys: readonly {
                            readonly created_at: string;
                            readonly id: string;
                            readonly is_synced: boolean;
                            readonly last_used_at: string | null;
                            readonly name: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AccountPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly challenge_id: string;
                    readonly name: string;
                    readonly response: {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly created_at: string;
                        readonly id: string;
                        readonly is_synced: boolean;
                        readonly last_used_at: string | null;
                        readonly name: string;
                    };
                };
            };
            /** @description CHALLENGE_INVALID, INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED, PASSKEY_NOT_RECOGNISED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_PASSKEYS */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1AccountPasskeysById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly patchApiV1AccountPasskeysById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly created_at: string;
                        readonly id: string;
                        readonly is_synced: boolean;
                        readonly last_used_at: string | null;
                        readonly name: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AccountPasskeysOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly challenge_id: string;
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_PASSKEYS */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly cookiesAccepted?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly emailNotifications?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly language?: {
                            readonly changed_at: number;
                            /** @enum {string} */
                            readonly value: "pl" | "en";
                        };
                        readonly marketingEmails?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly onboardingCompleted?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly preferredGenerators: {
                            readonly [key: string]: {
                                readonly changed_at: number;
                                readonly value: boolean;
                            };
                        };
                        readonly theme?: {
                            readonly changed_at: number;
                            /** @enum {string} */
                            readonly value: "dark" | "light" | "system";
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly patchApiV1AccountPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly cookiesAccepted?: {
                        readonly changed_at: number;
                        readonly value: boolean;
                    };
                    readonly emailNotifications?: {
                        readonly changed_at: number;
                        readonly value: boolean;
                    };
                    readonly language?: {
                        readonly changed_at: number;
                        /** @enum {string} */
                        readonly value: "pl" | "en";
                    };
                    readonly marketingEmails?: {
                        readonly changed_at: number;
                        readonly value: boolean;
                    };
                    readonly onboardingCompleted?: {
                        readonly changed_at: number;
                        readonly value: boolean;
                    };
                    readonly preferredGenerators: {
                        readonly [key: string]: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                    };
                    readonly theme?: {
                        readonly changed_at: number;
                        /** @enum {string} */
                        readonly value: "dark" | "light" | "system";
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly cookiesAccepted?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly emailNotifications?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly language?: {
                            readonly changed_at: number;
                            /** @enum {string} */
                            readonly value: "pl" | "en";
                        };
                        readonly marketingEmails?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly onboardingCompleted?: {
                            readonly changed_at: number;
                            readonly value: boolean;
                        };
                        readonly preferredGenerators: {
                            readonly [key: string]: {
                                readonly changed_at: number;
                                readonly value: boolean;
                            };
                        };
                        readonly theme?: {
                            readonly changed_at: number;
                            /** @enum {string} */
                            readonly value: "dark" | "light" | "system";
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly bio: string;
                        readonly display_name: string;
                        readonly is_public: boolean;
                        readonly username: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly patchApiV1AccountProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly bio?: string;
                    readonly display_name?: string;
                    readonly is_public?: boolean;
                    readonly username?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly bio: string;
                        readonly display_name: string;
                        readonly is_public: boolean;
                        readonly username: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description USERNAME_TAKEN */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountRestock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly products: readonly {
                            readonly askedAt: string;
                            readonly handle: string;
                            readonly id: string;
                            readonly title: string;
                            readonly until: string;
                            readonly variantId: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1AccountRestockById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly products: readonly {
                            readonly askedAt: string;
                            readonly handle: string;
                            readonly id: string;
                            readonly title: string;
                            readonly until: string;
                            readonly variantId: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountReviews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly products: readonly {
                            readonly awaitsParcel?: boolean;
                            readonly boughtAt: string;
                            readonly englishTitle: string | null;
                            readonly handle: string;
                            readonly opensAt: string | null;
                            readonly picture: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly review: {
                                readonly answer: string;
                                readonly id: string;
                                readonly pictures: readonly {
                                    readonly altText: string;
                                    readonly colour: string;
                                    readonly height: number;
                                    readonly id: string;
                                    readonly imageId: string;
                                    readonly thumbnailUrl: string;
                                    readonly url: string;
                                    readonly width: number;
                                }[];
                                readonly reason: string;
                                readonly signature: string;
                                readonly stars: 1 | 2 | 3 | 4 | 5;
                                /** @enum {string} */
                                readonly state: "waiting" | "approved" | "rejected";
                                readonly text: string;
                                readonly writtenAt: string;
                            } | null;
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AccountReviewsByHandle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly handle: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly pictures?: readonly {
                        readonly altText: string;
                        readonly imageId: string;
                    }[];
                    readonly signature: string;
                    readonly stars: 1 | 2 | 3 | 4 | 5;
                    readonly text: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly products: readonly {
                            readonly awaitsParcel?: boolean;
                            readonly boughtAt: string;
                            readonly englishTitle: string | null;
                            readonly handle: string;
                            readonly opensAt: string | null;
                            readonly picture: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly review: {
                                readonly answer: string;
                                readonly id: string;
                                readonly pictures: readonly {
                                    readonly altText: string;
                                    readonly colour: string;
                                    readonly height: number;
                                    readonly id: string;
                                    readonly imageId: string;
                                    readonly thumbnailUrl: string;
                                    readonly url: string;
                                    readonly width: number;
                                }[];
                                readonly reason: string;
                                readonly signature: string;
                                readonly stars: 1 | 2 | 3 | 4 | 5;
                                /** @enum {string} */
                                readonly state: "waiting" | "approved" | "rejected";
                                readonly text: string;
                                readonly writtenAt: string;
                            } | null;
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, NOT_BOUGHT */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description REVIEW_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1AccountReviewsByHandle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly handle: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly products: readonly {
                            readonly awaitsParcel?: boolean;
                            readonly boughtAt: string;
                            readonly englishTitle: string | null;
                            readonly handle: string;
                            readonly opensAt: string | null;
                            readonly picture: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly review: {
                                readonly answer: string;
                                readonly id: string;
                                readonly pictures: readonly {
                                    readonly altText: string;
                                    readonly colour: string;
                                    readonly height: number;
                                    readonly id: string;
                                    readonly imageId: string;
                                    readonly thumbnailUrl: string;
                                    readonly url: string;
                                    readonly width: number;
                                }[];
                                readonly reason: string;
                                readonly signature: string;
                                readonly stars: 1 | 2 | 3 | 4 | 5;
                                /** @enum {string} */
                                readonly state: "waiting" | "approved" | "rejected";
                                readonly text: string;
                                readonly writtenAt: string;
                            } | null;
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, NOT_BOUGHT */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AccountSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly sessions: readonly {
                            readonly created_at: string;
                            readonly device: string;
                            readonly id: string;
                            readonly is_current: boolean;
                            readonly last_used_at: string;
                            /** @enum {string} */
                            readonly method: "password" | "passkey";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1AccountSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1AccountSessionsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminActs: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly acts: readonly {
                            readonly administrator: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly createdAt: string;
                            readonly credits: number | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "roles" | "correction" | "refund" | "return" | "newsletter-send" | "newsletter-stop" | "newsletter-continue" | "affiliate-add" | "affiliate-end" | "review-approve" | "review-reject" | "review-answer" | "parcel-made" | "parcel-sent" | "parcel-delivered" | "stock" | "work-keep" | "work-take-down";
                            readonly number: number;
                            readonly person: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly reason: string;
                            readonly roles: {
                                readonly after: readonly string[];
                                readonly before: readonly string[];
                            } | null;
                            readonly subjectId: string | null;
                        }[];
                        readonly next: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminAffiliateCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly codes: readonly {
                            readonly account: {
                                readonly email: string;
                                readonly id: string;
                            } | null;
                            readonly bonusCredits: number;
                            readonly code: string;
                            readonly creator: string;
                            readonly creditsGiven: number;
                            readonly discountPercent: number;
                            readonly endsAt: string | null;
                            readonly orders: number;
                            readonly startsAt: string | null;
                            readonly usageLimit: number | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminAffiliateCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly bonusCredits: number;
                    readonly code: string;
                    readonly creator: string;
                    readonly discountPercent: number;
                    readonly email: string | null;
                    readonly endsAt: string | null;
                    readonly reason: string;
                    readonly startsAt: string | null;
                    readonly usageLimit: number | null;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly codes: readonly {
                            readonly account: {
                                readonly email: string;
                                readonly id: string;
                            } | null;
                            readonly bonusCredits: number;
                            readonly code: string;
                            readonly creator: string;
                            readonly creditsGiven: number;
                            readonly discountPercent: number;
                            readonly endsAt: string | null;
                            readonly orders: number;
                            readonly startsAt: string | null;
                            readonly usageLimit: number | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminAffiliateCodesByCodeEnd: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly codes: readonly {
                            readonly account: {
                                readonly email: string;
                                readonly id: string;
                            } | null;
                            readonly bonusCredits: number;
                            readonly code: string;
                            readonly creator: string;
                            readonly creditsGiven: number;
                            readonly discountPercent: number;
                            readonly endsAt: string | null;
                            readonly orders: number;
                            readonly startsAt: string | null;
                            readonly usageLimit: number | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly articles: readonly {
                            readonly hasDraft: boolean;
                            readonly isEmbedded: boolean;
                            readonly isShown: boolean;
                            /** @enum {string} */
                            readonly kind: "news" | "education" | "guides" | "tutorials";
                            /** @enum {string} */
                            readonly language: "pl" | "en";
                            readonly plannedFor: string | null;
                            readonly slug: string;
                            readonly title: string;
                            readonly updatedAt: string | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminContentByLanguageByKindBySlug: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: string;
                readonly language: string;
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hasDraft: boolean;
                        readonly isEmbedded: boolean;
                        readonly isShown: boolean;
                        /** @enum {string} */
                        readonly kind: "news" | "education" | "guides" | "tutorials";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly plannedFor: string | null;
                        readonly revision: number;
                        readonly slug: string;
                        readonly source: string;
                        readonly title: string;
                        readonly updatedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AdminContentByLanguageByKindBySlug: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly kind: string;
                readonly language: string;
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                    readonly source: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hasDraft: boolean;
                        readonly isEmbedded: boolean;
                        readonly isShown: boolean;
                        /** @enum {string} */
                        readonly kind: "news" | "education" | "guides" | "tutorials";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly plannedFor: string | null;
                        readonly revision: number;
                        readonly slug: string;
                        readonly source: string;
                        readonly title: string;
                        readonly updatedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ARTICLE_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminContentByLanguageByKindBySlugCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly kind: string;
                readonly language: string;
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hasDraft: boolean;
                        readonly isEmbedded: boolean;
                        readonly isShown: boolean;
                        /** @enum {string} */
                        readonly kind: "news" | "education" | "guides" | "tutorials";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly plannedFor: string | null;
                        readonly revision: number;
                        readonly slug: string;
                        readonly source: string;
                        readonly title: string;
                        readonly updatedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminContentByLanguageByKindBySlugPublish: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly kind: string;
                readonly language: string;
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly from: string | null;
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hasDraft: boolean;
                        readonly isEmbedded: boolean;
                        readonly isShown: boolean;
                        /** @enum {string} */
                        readonly kind: "news" | "education" | "guides" | "tutorials";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly plannedFor: string | null;
                        readonly revision: number;
                        readonly slug: string;
                        readonly source: string;
                        readonly title: string;
                        readonly updatedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ARTICLE_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, ARTICLE_INVALID */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminContentByLanguageByKindBySlugWithdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly kind: string;
                readonly language: string;
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hasDraft: boolean;
                        readonly isEmbedded: boolean;
                        readonly isShown: boolean;
                        /** @enum {string} */
                        readonly kind: "news" | "education" | "guides" | "tutorials";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly plannedFor: string | null;
                        readonly revision: number;
                        readonly slug: string;
                        readonly source: string;
                        readonly title: string;
                        readonly updatedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminContentPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly kind: "news" | "education" | "guides" | "tutorials";
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                    readonly slug: string;
                    readonly source: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly article: {
                            readonly audience: ("dla-ciebie" | "dla-firm") | null;
                            readonly author: string;
                            readonly body: readonly unknown[];
                            readonly changedOn: string;
                            readonly cover: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            /** @enum {string} */
                            readonly kind: "news" | "education" | "guides" | "tutorials";
                            /** @enum {string} */
                            readonly language: "pl" | "en";
                            readonly minutes: number;
                            readonly next: {
                                readonly audience: ("dla-ciebie" | "dla-firm") | null;
                                readonly changedOn: string;
                                readonly cover: {
                                    readonly altText: string;
                                    readonly height: number;
                                    readonly url: string;
                                    readonly width: number;
                                } | null;
                                /** @enum {string} */
                                readonly kind: "news" | "education" | "guides" | "tutorials";
                                /** @enum {string} */
                                readonly language: "pl" | "en";
                                readonly minutes: number;
                                readonly publishedOn: string;
                                readonly series: {
                                    readonly name: string;
                                    readonly position: number;
                                } | null;
                                readonly slug: string;
                                readonly summary: string;
                                readonly tags: readonly string[];
                                readonly title: string;
                            } | null;
                            readonly outline: readonly {
                                readonly id: string;
                                readonly title: string;
                            }[];
                            readonly previous: {
                                readonly audience: ("dla-ciebie" | "dla-firm") | null;
                                readonly changedOn: string;
                                readonly cover: {
                                    readonly altText: string;
                                    readonly height: number;
                                    readonly url: string;
                                    readonly width: number;
                                } | null;
                                /** @enum {string} */
                                readonly kind: "news" | "education" | "guides" | "tutorials";
                                /** @enum {string} */
                                readonly language: "pl" | "en";
                                readonly minutes: number;
                                readonly publishedOn: string;
                                readonly series: {
                                    readonly name: string;
                                    readonly position: number;
                                } | null;
                                readonly slug: string;
                                readonly summary: string;
                                readonly tags: readonly string[];
                                readonly title: string;
                            } | null;
                            readonly publishedOn: string;
                            readonly related: readonly {
                                readonly audience: ("dla-ciebie" | "dla-firm") | null;
                                readonly changedOn: string;
                                readonly cover: {
                                    readonly altText: string;
                                    readonly height: number;
                                    readonly url: string;
                                    readonly width: number;
                                } | null;
                                /** @enum {string} */
                                readonly kind: "news" | "education" | "guides" | "tutorials";
                                /** @enum {string} */
                                readonly language: "pl" | "en";
                                readonly minutes: number;
                                readonly publishedOn: string;
                                readonly series: {
                                    readonly name: string;
                                    readonly position: number;
                                } | null;
                                readonly slug: string;
                                readonly summary: string;
                                readonly tags: readonly string[];
                                readonly title: string;
                            }[];
                            readonly series: {
                                readonly name: string;
                                readonly position: number;
                            } | null;
                            readonly slug: string;
                            readonly summary: string;
                            readonly tags: readonly string[];
                            readonly title: string;
                        } | null;
                        readonly problem: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly audience: {
                            readonly en: number;
                            readonly pl: number;
                        };
                        readonly issues: readonly {
                            readonly finishedAt: string | null;
                            readonly id: string;
                            readonly progress: {
                                readonly failed: number;
                                readonly left: number;
                                readonly recipients: number;
                                readonly sent: number;
                                readonly waiting: number;
                            };
                            readonly startedAt: string | null;
                            /** @enum {string} */
                            readonly status: "draft" | "sending" | "stopped" | "sent";
                            readonly subject: string;
                            readonly updatedAt: string;
                            readonly version: number;
                        }[];
                        readonly perMinute: number;
                        readonly pictureOrigins: readonly string[];
                        readonly sendsLetters: boolean;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminNewsletterById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly content: {
                            readonly en: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                            readonly pl: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                        };
                        readonly finishedAt: string | null;
                        readonly id: string;
                        readonly progress: {
                            readonly failed: number;
                            readonly left: number;
                            readonly recipients: number;
                            readonly sent: number;
                            readonly waiting: number;
                        };
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "draft" | "sending" | "stopped" | "sent";
                        readonly updatedAt: string;
                        readonly version: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AdminNewsletterById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly content: {
                        readonly en: {
                            readonly body: string;
                            readonly preheader: string;
                            readonly subject: string;
                        };
                        readonly pl: {
                            readonly body: string;
                            readonly preheader: string;
                            readonly subject: string;
                        };
                    };
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly content: {
                            readonly en: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                            readonly pl: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                        };
                        readonly finishedAt: string | null;
                        readonly id: string;
                        readonly progress: {
                            readonly failed: number;
                            readonly left: number;
                            readonly recipients: number;
                            readonly sent: number;
                            readonly waiting: number;
                        };
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "draft" | "sending" | "stopped" | "sent";
                        readonly updatedAt: string;
                        readonly version: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ISSUE_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1AdminNewsletterById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ISSUE_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminNewsletterByIdContinue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly content: {
                            readonly en: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                            readonly pl: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                        };
                        readonly finishedAt: string | null;
                        readonly id: string;
                        readonly progress: {
                            readonly failed: number;
                            readonly left: number;
                            readonly recipients: number;
                            readonly sent: number;
                            readonly waiting: number;
                        };
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "draft" | "sending" | "stopped" | "sent";
                        readonly updatedAt: string;
                        readonly version: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminNewsletterByIdSend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly languages: readonly ("pl" | "en")[];
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly content: {
                            readonly en: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                            readonly pl: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                        };
                        readonly finishedAt: string | null;
                        readonly id: string;
                        readonly progress: {
                            readonly failed: number;
                            readonly left: number;
                            readonly recipients: number;
                            readonly sent: number;
                            readonly waiting: number;
                        };
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "draft" | "sending" | "stopped" | "sent";
                        readonly updatedAt: string;
                        readonly version: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ISSUE_CHANGED, NO_READERS */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, ISSUE_INCOMPLETE */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminNewsletterByIdStop: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly content: {
                            readonly en: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                            readonly pl: {
                                readonly body: string;
                                readonly preheader: string;
                                readonly subject: string;
                            };
                        };
                        readonly finishedAt: string | null;
                        readonly id: string;
                        readonly progress: {
                            readonly failed: number;
                            readonly left: number;
                            readonly recipients: number;
                            readonly sent: number;
                            readonly waiting: number;
                        };
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "draft" | "sending" | "stopped" | "sent";
                        readonly updatedAt: string;
                        readonly version: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminNewsletterByIdTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "accepted";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ISSUE_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, ISSUE_INCOMPLETE */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AdminParcelsByNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly carrier: ("inpost" | "dpd" | "dhl" | "gls" | "poczta" | "other") | null;
                    readonly revision: number;
                    /** @enum {string} */
                    readonly state: "made" | "sent" | "delivered";
                    readonly tracking_number: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly lines: readonly {
                            readonly attributes: readonly {
                                readonly key: string;
                                readonly value: string;
                            }[];
                            readonly file: {
                                readonly isTaken: boolean;
                                readonly url: string | null;
                            } | null;
                            readonly giftMessage: string;
                            readonly instructions: string;
                            readonly isGiftWrapped: boolean;
                            readonly position: number;
                            readonly quantity: number;
                            readonly sku: string | null;
                            readonly title: string;
                            readonly variantTitle: string;
                        }[];
                        readonly lockerCode: string;
                        readonly note: string;
                        readonly number: string;
                        readonly parcel: {
                            readonly carrier: ("inpost" | "dpd" | "dhl" | "gls" | "poczta" | "other") | null;
                            readonly deliveredAt: string | null;
                            readonly madeAt: string | null;
                            readonly sentAt: string | null;
                            /** @enum {string} */
                            readonly state: "ordered" | "made" | "sent" | "delivered";
                            readonly trackingNumber: string;
                        };
                        readonly placedAt: string;
                        readonly recipient: {
                            readonly address: string;
                            readonly city: string;
                            readonly company: string;
                            /** @enum {string} */
                            readonly countryCode: "PL" | "CZ" | "DE" | "LT" | "SK";
                            readonly name: string;
                            readonly phone: string;
                            readonly postcode: string;
                        };
                        readonly revision: number;
                        /** @enum {string} */
                        readonly shippingMethod: "standard" | "locker" | "express";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PARCEL_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminParcelsImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly parcels: readonly {
                        readonly carrier: ("inpost" | "dpd" | "dhl" | "gls" | "poczta" | "other") | null;
                        readonly number: string;
                        /** @enum {string} */
                        readonly state: "made" | "sent" | "delivered";
                        readonly tracking_number: string;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly outcomes: readonly {
                            readonly number: string;
                            /** @enum {string} */
                            readonly outcome: "changed" | "same" | "unknown" | "refused";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminPrices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly prices: readonly {
                            readonly changedAt: string | null;
                            readonly credits: number;
                            readonly defaultCredits: number;
                            readonly engine: string;
                            readonly name: string;
                            readonly outage?: ("no-provider" | "no-encoder") | null;
                            readonly type: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AdminPricesByEngine: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly engine: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly credits: number | null;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly changedAt: string | null;
                        readonly credits: number;
                        readonly defaultCredits: number;
                        readonly engine: string;
                        readonly name: string;
                        readonly outage?: ("no-provider" | "no-encoder") | null;
                        readonly type: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminProduction: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly state?: "ordered" | "made" | "sent" | "delivered";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly counts: {
                            readonly made: number;
                            readonly ordered: number;
                            readonly sent: number;
                        };
                        readonly next: string | null;
                        readonly orders: readonly {
                            readonly lines: readonly {
                                readonly attributes: readonly {
                                    readonly key: string;
                                    readonly value: string;
                                }[];
                                readonly file: {
                                    readonly isTaken: boolean;
                                    readonly url: string | null;
                                } | null;
                                readonly giftMessage: string;
                                readonly instructions: string;
                                readonly isGiftWrapped: boolean;
                                readonly position: number;
                                readonly quantity: number;
                                readonly sku: string | null;
                                readonly title: string;
                                readonly variantTitle: string;
                            }[];
                            readonly lockerCode: string;
                            readonly note: string;
                            readonly number: string;
                            readonly parcel: {
                                readonly carrier: ("inpost" | "dpd" | "dhl" | "gls" | "poczta" | "other") | null;
                                readonly deliveredAt: string | null;
                                readonly madeAt: string | null;
                                readonly sentAt: string | null;
                                /** @enum {string} */
                                readonly state: "ordered" | "made" | "sent" | "delivered";
                                readonly trackingNumber: string;
                            };
                            readonly placedAt: string;
                            readonly recipient: {
                                readonly address: string;
                                readonly city: string;
                                readonly company: string;
                                /** @enum {string} */
                                readonly countryCode: "PL" | "CZ" | "DE" | "LT" | "SK";
                                readonly name: string;
                                readonly phone: string;
                                readonly postcode: string;
                            };
                            readonly revision: number;
                            /** @enum {string} */
                            readonly shippingMethod: "standard" | "locker" | "express";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminReceivedOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: readonly {
                            readonly attempts: number;
                            readonly credits: number;
                            readonly error: string | null;
                            readonly id: string;
                            readonly nextAttemptAt: string | null;
                            readonly orderNumber: string | null;
                            readonly receivedAt: string;
                            /** @enum {string} */
                            readonly state: "failing" | "given-up" | "test";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminReceivedOrdersByIdRetry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminReviews: {
        readonly parameters: {
            readonly query: {
                readonly after?: string;
                readonly state: "waiting" | "approved" | "rejected";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: string | null;
                        readonly reviews: readonly {
                            readonly answer: string;
                            readonly id: string;
                            readonly pictures: readonly {
                                readonly altText: string;
                                readonly colour: string;
                                readonly height: number;
                                readonly id: string;
                                readonly thumbnailUrl: string;
                                readonly url: string;
                                readonly width: number;
                            }[];
                            readonly product: {
                                readonly handle: string;
                                readonly title: string;
                            };
                            readonly reason: string;
                            readonly revision: number;
                            readonly signature: string;
                            readonly stars: 1 | 2 | 3 | 4 | 5;
                            /** @enum {string} */
                            readonly state: "waiting" | "approved" | "rejected";
                            readonly text: string;
                            readonly writtenAt: string;
                        }[];
                        readonly waiting: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AdminReviewsByIdAnswer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly answer: string;
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description REVIEW_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminReviewsByIdDecision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @constant */
                    readonly decision: "approve";
                    readonly revision: number;
                } | {
                    /** @constant */
                    readonly decision: "reject";
                    readonly reason: string;
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description REVIEW_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminStock: {
        readonly parameters: {
            readonly query?: {
                readonly offset?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: number | null;
                        readonly variants: readonly {
                            readonly handle: string;
                            readonly id: number;
                            readonly pieces: number;
                            readonly title: string;
                            readonly variantTitle: string;
                            readonly waiting: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminStockByVariant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly variant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly pieces: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminUsers: {
        readonly parameters: {
            readonly query: {
                readonly after?: string;
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: string | null;
                        readonly users: readonly {
                            readonly created_at: string;
                            readonly display_name: string | null;
                            readonly email: string;
                            readonly id: string;
                            readonly is_verified: boolean;
                            readonly role: string;
                            readonly roles: readonly string[];
                            readonly total_credits_used: number;
                            readonly total_generations: number;
                            readonly username: string | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminUsersById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly acts: readonly {
                            readonly administrator: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly createdAt: string;
                            readonly credits: number | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "roles" | "correction" | "refund" | "return" | "newsletter-send" | "newsletter-stop" | "newsletter-continue" | "affiliate-add" | "affiliate-end" | "review-approve" | "review-reject" | "review-answer" | "parcel-made" | "parcel-sent" | "parcel-delivered" | "stock" | "work-keep" | "work-take-down";
                            readonly number: number;
                            readonly person: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly reason: string;
                            readonly roles: {
                                readonly after: readonly string[];
                                readonly before: readonly string[];
                            } | null;
                            readonly subjectId: string | null;
                        }[];
                        readonly credits: {
                            readonly available: number;
                            readonly reserved: number;
                            readonly total: number;
                            readonly used: number;
                        };
                        readonly jobs: readonly {
                            readonly createdAt: string;
                            readonly credits: number;
                            readonly errorCode: string | null;
                            readonly id: string;
                            readonly isCharged: boolean;
                            readonly isRefunded: boolean;
                            /** @enum {string} */
                            readonly kind: "generation" | "run";
                            readonly name: string;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        }[];
                        readonly lastAct: number;
                        readonly lastSeenAt: string | null;
                        readonly movements: readonly {
                            readonly amount: number;
                            readonly balance: number;
                            readonly createdAt: string;
                            readonly id: string;
                            readonly kind: string;
                            readonly note: string | null;
                            readonly orderNumber: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly currencyCode: string;
                            readonly number: string;
                            readonly placedAt: string;
                            readonly total: number;
                        }[];
                        readonly purchases: readonly {
                            readonly createdAt: string;
                            readonly given: number;
                            readonly isReturned: boolean;
                            readonly orderId: string;
                            readonly orderNumber: string;
                        }[];
                        readonly user: {
                            readonly created_at: string;
                            readonly display_name: string | null;
                            readonly email: string;
                            readonly id: string;
                            readonly is_verified: boolean;
                            readonly role: string;
                            readonly roles: readonly string[];
                            readonly total_credits_used: number;
                            readonly total_generations: number;
                            readonly username: string | null;
                        };
                        readonly verifiedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminUsersByIdCorrections: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly credits: number;
                    readonly reason: string;
                    readonly seen: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly acts: readonly {
                            readonly administrator: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly createdAt: string;
                            readonly credits: number | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "roles" | "correction" | "refund" | "return" | "newsletter-send" | "newsletter-stop" | "newsletter-continue" | "affiliate-add" | "affiliate-end" | "review-approve" | "review-reject" | "review-answer" | "parcel-made" | "parcel-sent" | "parcel-delivered" | "stock" | "work-keep" | "work-take-down";
                            readonly number: number;
                            readonly person: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly reason: string;
                            readonly roles: {
                                readonly after: readonly string[];
                                readonly before: readonly string[];
                            } | null;
                            readonly subjectId: string | null;
                        }[];
                        readonly credits: {
                            readonly available: number;
                            readonly reserved: number;
                            readonly total: number;
                            readonly used: number;
                        };
                        readonly jobs: readonly {
                            readonly createdAt: string;
                            readonly credits: number;
                            readonly errorCode: string | null;
                            readonly id: string;
                            readonly isCharged: boolean;
                            readonly isRefunded: boolean;
                            /** @enum {string} */
                            readonly kind: "generation" | "run";
                            readonly name: string;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        }[];
                        readonly lastAct: number;
                        readonly lastSeenAt: string | null;
                        readonly movements: readonly {
                            readonly amount: number;
                            readonly balance: number;
                            readonly createdAt: string;
                            readonly id: string;
                            readonly kind: string;
                            readonly note: string | null;
                            readonly orderNumber: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly currencyCode: string;
                            readonly number: string;
                            readonly placedAt: string;
                            readonly total: number;
                        }[];
                        readonly purchases: readonly {
                            readonly createdAt: string;
                            readonly given: number;
                            readonly isReturned: boolean;
                            readonly orderId: string;
                            readonly orderNumber: string;
                        }[];
                        readonly user: {
                            readonly created_at: string;
                            readonly display_name: string | null;
                            readonly email: string;
                            readonly id: string;
                            readonly is_verified: boolean;
                            readonly role: string;
                            readonly roles: readonly string[];
                            readonly total_credits_used: number;
                            readonly total_generations: number;
                            readonly username: string | null;
                        };
                        readonly verifiedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_ENOUGH_CREDITS, ACCOUNT_FULL, PERSON_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminUsersByIdRefunds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly reason: string;
                    readonly seen: number;
                    readonly subject: {
                        readonly id: string;
                        /** @enum {string} */
                        readonly kind: "generation" | "run";
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly acts: readonly {
                            readonly administrator: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly createdAt: string;
                            readonly credits: number | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "roles" | "correction" | "refund" | "return" | "newsletter-send" | "newsletter-stop" | "newsletter-continue" | "affiliate-add" | "affiliate-end" | "review-approve" | "review-reject" | "review-answer" | "parcel-made" | "parcel-sent" | "parcel-delivered" | "stock" | "work-keep" | "work-take-down";
                            readonly number: number;
                            readonly person: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly reason: string;
                            readonly roles: {
                                readonly after: readonly string[];
                                readonly before: readonly string[];
                            } | null;
                            readonly subjectId: string | null;
                        }[];
                        readonly credits: {
                            readonly available: number;
                            readonly reserved: number;
                            readonly total: number;
                            readonly used: number;
                        };
                        readonly jobs: readonly {
                            readonly createdAt: string;
                            readonly credits: number;
                            readonly errorCode: string | null;
                            readonly id: string;
                            readonly isCharged: boolean;
                            readonly isRefunded: boolean;
                            /** @enum {string} */
                            readonly kind: "generation" | "run";
                            readonly name: string;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        }[];
                        readonly lastAct: number;
                        readonly lastSeenAt: string | null;
                        readonly movements: readonly {
                            readonly amount: number;
                            readonly balance: number;
                            readonly createdAt: string;
                            readonly id: string;
                            readonly kind: string;
                            readonly note: string | null;
                            readonly orderNumber: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly currencyCode: string;
                            readonly number: string;
                            readonly placedAt: string;
                            readonly total: number;
                        }[];
                        readonly purchases: readonly {
                            readonly createdAt: string;
                            readonly given: number;
                            readonly isReturned: boolean;
                            readonly orderId: string;
                            readonly orderNumber: string;
                        }[];
                        readonly user: {
                            readonly created_at: string;
                            readonly display_name: string | null;
                            readonly email: string;
                            readonly id: string;
                            readonly is_verified: boolean;
                            readonly role: string;
                            readonly roles: readonly string[];
                            readonly total_credits_used: number;
                            readonly total_generations: number;
                            readonly username: string | null;
                        };
                        readonly verifiedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOTHING_TO_REFUND, PERSON_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminUsersByIdReturns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly order: string;
                    readonly reason: string;
                    readonly seen: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly acts: readonly {
                            readonly administrator: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly createdAt: string;
                            readonly credits: number | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "roles" | "correction" | "refund" | "return" | "newsletter-send" | "newsletter-stop" | "newsletter-continue" | "affiliate-add" | "affiliate-end" | "review-approve" | "review-reject" | "review-answer" | "parcel-made" | "parcel-sent" | "parcel-delivered" | "stock" | "work-keep" | "work-take-down";
                            readonly number: number;
                            readonly person: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly reason: string;
                            readonly roles: {
                                readonly after: readonly string[];
                                readonly before: readonly string[];
                            } | null;
                            readonly subjectId: string | null;
                        }[];
                        readonly credits: {
                            readonly available: number;
                            readonly reserved: number;
                            readonly total: number;
                            readonly used: number;
                        };
                        readonly jobs: readonly {
                            readonly createdAt: string;
                            readonly credits: number;
                            readonly errorCode: string | null;
                            readonly id: string;
                            readonly isCharged: boolean;
                            readonly isRefunded: boolean;
                            /** @enum {string} */
                            readonly kind: "generation" | "run";
                            readonly name: string;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        }[];
                        readonly lastAct: number;
                        readonly lastSeenAt: string | null;
                        readonly movements: readonly {
                            readonly amount: number;
                            readonly balance: number;
                            readonly createdAt: string;
                            readonly id: string;
                            readonly kind: string;
                            readonly note: string | null;
                            readonly orderNumber: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly currencyCode: string;
                            readonly number: string;
                            readonly placedAt: string;
                            readonly total: number;
                        }[];
                        readonly purchases: readonly {
                            readonly createdAt: string;
                            readonly given: number;
                            readonly isReturned: boolean;
                            readonly orderId: string;
                            readonly orderNumber: string;
                        }[];
                        readonly user: {
                            readonly created_at: string;
                            readonly display_name: string | null;
                            readonly email: string;
                            readonly id: string;
                            readonly is_verified: boolean;
                            readonly role: string;
                            readonly roles: readonly string[];
                            readonly total_credits_used: number;
                            readonly total_generations: number;
                            readonly username: string | null;
                        };
                        readonly verifiedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOTHING_TO_REFUND, NOT_ENOUGH_CREDITS, PERSON_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1AdminUsersByIdRoles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly act: string;
                    readonly reason: string;
                    readonly roles: readonly ("user" | "author" | "admin")[];
                    readonly seen: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly acts: readonly {
                            readonly administrator: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly createdAt: string;
                            readonly credits: number | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "roles" | "correction" | "refund" | "return" | "newsletter-send" | "newsletter-stop" | "newsletter-continue" | "affiliate-add" | "affiliate-end" | "review-approve" | "review-reject" | "review-answer" | "parcel-made" | "parcel-sent" | "parcel-delivered" | "stock" | "work-keep" | "work-take-down";
                            readonly number: number;
                            readonly person: {
                                readonly email: string | null;
                                readonly id: string;
                            } | null;
                            readonly reason: string;
                            readonly roles: {
                                readonly after: readonly string[];
                                readonly before: readonly string[];
                            } | null;
                            readonly subjectId: string | null;
                        }[];
                        readonly credits: {
                            readonly available: number;
                            readonly reserved: number;
                            readonly total: number;
                            readonly used: number;
                        };
                        readonly jobs: readonly {
                            readonly createdAt: string;
                            readonly credits: number;
                            readonly errorCode: string | null;
                            readonly id: string;
                            readonly isCharged: boolean;
                            readonly isRefunded: boolean;
                            /** @enum {string} */
                            readonly kind: "generation" | "run";
                            readonly name: string;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        }[];
                        readonly lastAct: number;
                        readonly lastSeenAt: string | null;
                        readonly movements: readonly {
                            readonly amount: number;
                            readonly balance: number;
                            readonly createdAt: string;
                            readonly id: string;
                            readonly kind: string;
                            readonly note: string | null;
                            readonly orderNumber: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly currencyCode: string;
                            readonly number: string;
                            readonly placedAt: string;
                            readonly total: number;
                        }[];
                        readonly purchases: readonly {
                            readonly createdAt: string;
                            readonly given: number;
                            readonly isReturned: boolean;
                            readonly orderId: string;
                            readonly orderNumber: string;
                        }[];
                        readonly user: {
                            readonly created_at: string;
                            readonly display_name: string | null;
                            readonly email: string;
                            readonly id: string;
                            readonly is_verified: boolean;
                            readonly role: string;
                            readonly roles: readonly string[];
                            readonly total_credits_used: number;
                            readonly total_generations: number;
                            readonly username: string | null;
                        };
                        readonly verifiedAt: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN, PROOF_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LAST_ADMIN, PERSON_CHANGED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AdminWorkReports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly works: readonly {
                            readonly reports: readonly {
                                readonly createdAt: string;
                                readonly note: string;
                                /** @enum {string} */
                                readonly reason: "hurtful" | "private" | "stolen" | "other";
                            }[];
                            readonly work: {
                                readonly author: {
                                    readonly displayName: string | null;
                                    readonly username: string;
                                } | null;
                                readonly completedAt: string;
                                readonly engine: string;
                                readonly id: string;
                                readonly prompt: string;
                                readonly result: {
                                    readonly colour: string | null;
                                    readonly files: readonly {
                                        readonly bytes: number;
                                        readonly durationMs: number | null;
                                        /** @enum {string} */
                                        readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                        readonly frameRate: number | null;
                                        readonly height: number | null;
                                        readonly mediaType: string;
                                        /** @enum {string} */
                                        readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                        readonly url: string;
                                        readonly wave?: readonly number[];
                                        readonly width: number | null;
                                    }[];
                                    readonly isProcedural: boolean;
                                    readonly seed: number | null;
                                    readonly text: string | null;
                                };
                                /** @enum {string} */
                                readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                            };
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AdminWorksByIdDecision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @constant */
                    readonly decision: "keep";
                } | {
                    /** @constant */
                    readonly decision: "take-down";
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AffiliateCodes: {
        readonly parameters: {
            readonly query: {
                readonly code: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly offer: {
                            readonly bonusCredits: number;
                            readonly code: string;
                            readonly creator: string;
                            readonly discountPercent: number;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AffiliateResults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly codes: readonly {
                            readonly bonusCredits: number;
                            readonly code: string;
                            readonly creator: string;
                            readonly creditsGiven: number;
                            readonly discountPercent: number;
                            readonly endsAt: string | null;
                            readonly orders: number;
                            readonly startsAt: string | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AnalyticsEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly events: readonly {
                        readonly affiliate: string;
                        readonly at: number;
                        readonly device: string;
                        readonly id: string;
                        readonly kind: string;
                        readonly offline: boolean;
                        readonly page: string;
                        readonly source: string;
                        readonly subject: string;
                        readonly value: number;
                    }[];
                    readonly sent_at: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthChangePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly current_password: string;
                    readonly new_password: string;
                    readonly remove_passkeys?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthForgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "accepted";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly device?: string;
                    readonly email: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly access_token: string;
                        readonly expires_in: number;
                        readonly refresh_token: string;
                        /** @constant */
                        readonly token_type: "bearer";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INVALID_CREDENTIALS */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthLogout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly refresh_token?: string;
                    readonly revocation?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1AuthMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly created_at: string;
                        readonly display_name: string | null;
                        readonly email: string;
                        readonly id: string;
                        readonly is_verified: boolean;
                        readonly role: string;
                        readonly roles: readonly string[];
                        readonly total_credits_used: number;
                        readonly total_generations: number;
                        readonly username: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthPasskeysLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly challenge_id: string;
                    readonly device?: string;
                    readonly response: {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly access_token: string;
                        readonly expires_in: number;
                        readonly refresh_token: string;
                        /** @constant */
                        readonly token_type: "bearer";
                    };
                };
            };
            /** @description CHALLENGE_INVALID, INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PASSKEY_NOT_RECOGNISED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthPasskeysOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly challenge_id: string;
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthProve: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly current_password: string;
                } | {
                    readonly challenge_id: string;
                    readonly response: {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description CHALLENGE_INVALID, INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED, PASSKEY_NOT_RECOGNISED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthProveOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly challenge_id: string;
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthRefresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly refresh_token: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly access_token: string;
                        readonly expires_in: number;
                        readonly refresh_token: string;
                        /** @constant */
                        readonly token_type: "bearer";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SESSION_EXPIRED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthRegister: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly accepts_notifications: boolean;
                    readonly accepts_terms: boolean;
                    readonly display_name: string;
                    readonly email: string;
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly created_at: string;
                        readonly display_name: string | null;
                        readonly email: string;
                        readonly id: string;
                        readonly is_verified: boolean;
                        readonly role: string;
                        readonly roles: readonly string[];
                        readonly total_credits_used: number;
                        readonly total_generations: number;
                        readonly username: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthResendVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "accepted";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthResetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly new_password: string;
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthVerifyEmail: {
        readonly parameters: {
            readonly query: {
                readonly accepts_notifications?: "true" | "false";
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly current_password?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PASSWORD_REQUIRED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthVerifyEmailDecline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1AuthVerifyEmailLook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly asked_at: string;
                        readonly email: string;
                        readonly is_own: boolean;
                        /** @enum {string} */
                        readonly purpose: "verify" | "change";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1CardsByToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly front: {
                            readonly altText: string;
                            readonly height: number;
                            readonly url: string;
                            readonly width: number;
                        } | null;
                        readonly home: string | null;
                        readonly isReceived: boolean;
                        /** @enum {string} */
                        readonly kind: "card" | "letter" | "message" | "email" | "course";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly message: string;
                        readonly paragraphs: readonly string[];
                        readonly pdf: string;
                        readonly picture: string | null;
                        readonly print: string | null;
                        readonly sender: string;
                        readonly signature: string;
                        readonly title: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1CardsByTokenReceived: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1Contact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    readonly message: string;
                    readonly order_number: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "accepted";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1ContentByLanguageByKind: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: string;
                readonly language: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entries: readonly {
                            readonly audience: ("dla-ciebie" | "dla-firm") | null;
                            readonly changedOn: string;
                            readonly cover: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            /** @enum {string} */
                            readonly kind: "news" | "education" | "guides" | "tutorials";
                            /** @enum {string} */
                            readonly language: "pl" | "en";
                            readonly minutes: number;
                            readonly publishedOn: string;
                            readonly series: {
                                readonly name: string;
                                readonly position: number;
                            } | null;
                            readonly slug: string;
                            readonly summary: string;
                            readonly tags: readonly string[];
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1ContentByLanguageByKindBySlug: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: string;
                readonly language: string;
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly audience: ("dla-ciebie" | "dla-firm") | null;
                        readonly author: string;
                        readonly body: readonly unknown[];
                        readonly changedOn: string;
                        readonly cover: {
                            readonly altText: string;
                            readonly height: number;
                            readonly url: string;
                            readonly width: number;
                        } | null;
                        /** @enum {string} */
                        readonly kind: "news" | "education" | "guides" | "tutorials";
                        /** @enum {string} */
                        readonly language: "pl" | "en";
                        readonly minutes: number;
                        readonly next: {
                            readonly audience: ("dla-ciebie" | "dla-firm") | null;
                            readonly changedOn: string;
                            readonly cover: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            /** @enum {string} */
                            readonly kind: "news" | "education" | "guides" | "tutorials";
                            /** @enum {string} */
                            readonly language: "pl" | "en";
                            readonly minutes: number;
                            readonly publishedOn: string;
                            readonly series: {
                                readonly name: string;
                                readonly position: number;
                            } | null;
                            readonly slug: string;
                            readonly summary: string;
                            readonly tags: readonly string[];
                            readonly title: string;
                        } | null;
                        readonly outline: readonly {
                            readonly id: string;
                            readonly title: string;
                        }[];
                        readonly previous: {
                            readonly audience: ("dla-ciebie" | "dla-firm") | null;
                            readonly changedOn: string;
                            readonly cover: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            /** @enum {string} */
                            readonly kind: "news" | "education" | "guides" | "tutorials";
                            /** @enum {string} */
                            readonly language: "pl" | "en";
                            readonly minutes: number;
                            readonly publishedOn: string;
                            readonly series: {
                                readonly name: string;
                                readonly position: number;
                            } | null;
                            readonly slug: string;
                            readonly summary: string;
                            readonly tags: readonly string[];
                            readonly title: string;
                        } | null;
                        readonly publishedOn: string;
                        readonly related: readonly {
                            readonly audience: ("dla-ciebie" | "dla-firm") | null;
                            readonly changedOn: string;
                            readonly cover: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            /** @enum {string} */
                            readonly kind: "news" | "education" | "guides" | "tutorials";
                            /** @enum {string} */
                            readonly language: "pl" | "en";
                            readonly minutes: number;
                            readonly publishedOn: string;
                            readonly series: {
                                readonly name: string;
                                readonly position: number;
                            } | null;
                            readonly slug: string;
                            readonly summary: string;
                            readonly tags: readonly string[];
                            readonly title: string;
                        }[];
                        readonly series: {
                            readonly name: string;
                            readonly position: number;
                        } | null;
                        readonly slug: string;
                        readonly summary: string;
                        readonly tags: readonly string[];
                        readonly title: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1Credits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly available: number;
                        readonly lastUpdated: string;
                        readonly reserved: number;
                        readonly total: number;
                        readonly used: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1CreditsMovements: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly {
                            readonly amount: number;
                            readonly balance: number;
                            readonly createdAt: string;
                            readonly generation: {
                                readonly id: string;
                                readonly prompt: string;
                                readonly status: string;
                                readonly type: string;
                            } | null;
                            readonly id: string;
                            readonly kind: string;
                            readonly note: string | null;
                            readonly orderNumber: string | null;
                            readonly run: {
                                readonly id: string;
                                readonly slug: string;
                                readonly status: string;
                                readonly title: string;
                            } | null;
                            readonly steps: readonly {
                                readonly amount: number;
                                readonly createdAt: string;
                                readonly kind: string;
                            }[];
                        }[];
                        readonly next: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1CreditsPurchasesByToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly credits: number;
                        readonly orderNumber: string | null;
                        /** @enum {string} */
                        readonly state: "waiting" | "credited" | "returned" | "other-account" | "no-credits" | "test" | "unknown";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1DiscoverExamples: {
        readonly parameters: {
            readonly query?: {
                readonly language?: "pl" | "en";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly examples: readonly {
                            readonly description: string;
                            readonly filmUrl: string;
                            readonly pictureUrl: string;
                            readonly slug: string;
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1DiscoverFilms: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly {
                            readonly author: {
                                readonly displayName: string | null;
                                readonly username: string;
                            } | null;
                            readonly completedAt: string;
                            readonly engine: string;
                            readonly id: string;
                            readonly prompt: string;
                            readonly result: {
                                readonly colour: string | null;
                                readonly files: readonly {
                                    readonly bytes: number;
                                    readonly durationMs: number | null;
                                    /** @enum {string} */
                                    readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                    readonly frameRate: number | null;
                                    readonly height: number | null;
                                    readonly mediaType: string;
                                    /** @enum {string} */
                                    readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                    readonly url: string;
                                    readonly wave?: readonly number[];
                                    readonly width: number | null;
                                }[];
                                readonly isProcedural: boolean;
                                readonly seed: number | null;
                                readonly text: string | null;
                            };
                            /** @enum {string} */
                            readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                        }[];
                        readonly next: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1DiscoverTrending: {
        readonly parameters: {
            readonly query?: {
                readonly language?: "pl" | "en";
                readonly media?: "image" | "video" | "audio" | "template";
                readonly window?: "today" | "week" | "month" | "all";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entries: readonly ({
                            /** @constant */
                            readonly kind: "work";
                            readonly work: {
                                readonly author: {
                                    readonly displayName: string | null;
                                    readonly username: string;
                                } | null;
                                readonly completedAt: string;
                                readonly engine: string;
                                readonly id: string;
                                readonly prompt: string;
                                readonly result: {
                                    readonly colour: string | null;
                                    readonly files: readonly {
                                        readonly bytes: number;
                                        readonly durationMs: number | null;
                                        /** @enum {string} */
                                        readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                        readonly frameRate: number | null;
                                        readonly height: number | null;
                                        readonly mediaType: string;
                                        /** @enum {string} */
                                        readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                        readonly url: string;
                                        readonly wave?: readonly number[];
                                        readonly width: number | null;
                                    }[];
                                    readonly isProcedural: boolean;
                                    readonly seed: number | null;
                                    readonly text: string | null;
                                };
                                /** @enum {string} */
                                readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                            };
                        } | {
                            /** @constant */
                            readonly kind: "template";
                            readonly template: {
                                readonly description: string;
                                readonly filmUrl: string;
                                readonly pictureUrl: string;
                                readonly slug: string;
                                readonly title: string;
                            };
                        })[];
                        readonly newest: readonly {
                            readonly author: {
                                readonly displayName: string | null;
                                readonly username: string;
                            } | null;
                            readonly completedAt: string;
                            readonly engine: string;
                            readonly id: string;
                            readonly prompt: string;
                            readonly result: {
                                readonly colour: string | null;
                                readonly files: readonly {
                                    readonly bytes: number;
                                    readonly durationMs: number | null;
                                    /** @enum {string} */
                                    readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                    readonly frameRate: number | null;
                                    readonly height: number | null;
                                    readonly mediaType: string;
                                    /** @enum {string} */
                                    readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                    readonly url: string;
                                    readonly wave?: readonly number[];
                                    readonly width: number | null;
                                }[];
                                readonly isProcedural: boolean;
                                readonly seed: number | null;
                                readonly text: string | null;
                            };
                            /** @enum {string} */
                            readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1DiscoverWorksByIdReports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly note: string;
                    /** @enum {string} */
                    readonly reason: "hurtful" | "private" | "stolen" | "other";
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GalleryAlbums: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly albums: readonly {
                            readonly cover_url: string | null;
                            readonly created_at: string;
                            readonly id: string;
                            readonly image_count: number;
                            readonly name: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryAlbums: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly cover_url: string | null;
                        readonly created_at: string;
                        readonly id: string;
                        readonly image_count: number;
                        readonly name: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description GALLERY_FULL */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1GalleryAlbumsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly patchApiV1GalleryAlbumsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly cover_url: string | null;
                        readonly created_at: string;
                        readonly id: string;
                        readonly image_count: number;
                        readonly name: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryAlbumsByIdImages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryAlbumsByIdImagesRemove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GalleryImages: {
        readonly parameters: {
            readonly query?: {
                readonly album?: string;
                readonly limit?: string;
                readonly offset?: string;
                readonly q?: string;
                readonly sort?: "newest" | "oldest" | "name" | "largest" | "most-used";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly images: readonly {
                            readonly album_ids: readonly string[];
                            readonly bytes: number;
                            readonly colour: string;
                            readonly created_at: string;
                            readonly filename: string;
                            readonly height: number;
                            readonly id: string;
                            readonly mime_type: string;
                            readonly thumbnail_url: string;
                            readonly url: string;
                            readonly used_count: number;
                            readonly width: number;
                        }[];
                        readonly total: number;
                        readonly usage: {
                            readonly bytes: number;
                            readonly images: number;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GalleryImagesById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly album_ids: readonly string[];
                        readonly bytes: number;
                        readonly colour: string;
                        readonly created_at: string;
                        readonly filename: string;
                        readonly height: number;
                        readonly id: string;
                        readonly mime_type: string;
                        readonly thumbnail_url: string;
                        readonly url: string;
                        readonly used_count: number;
                        readonly width: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1GalleryImagesById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryImagesByIdUsage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryImagesConfirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly filename: string;
                    readonly upload_id: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly duplicate: boolean;
                        readonly image: {
                            readonly album_ids: readonly string[];
                            readonly bytes: number;
                            readonly colour: string;
                            readonly created_at: string;
                            readonly filename: string;
                            readonly height: number;
                            readonly id: string;
                            readonly mime_type: string;
                            readonly thumbnail_url: string;
                            readonly url: string;
                            readonly used_count: number;
                            readonly width: number;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UPLOAD_MISSING, GALLERY_FULL */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description FILE_TYPE_NOT_ALLOWED */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, FILE_UNREADABLE, PICTURE_TOO_LARGE */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryImagesDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryImagesPresign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly extension: string;
                    readonly mime_type: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly expires_at: string;
                        readonly headers: {
                            readonly [key: string]: string;
                        };
                        readonly max_bytes: number;
                        readonly upload_id: string;
                        readonly upload_url: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description FILE_TYPE_NOT_ALLOWED */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryImagesRestore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description GALLERY_FULL */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GalleryImagesUpload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly duplicate: boolean;
                        readonly image: {
                            readonly album_ids: readonly string[];
                            readonly bytes: number;
                            readonly colour: string;
                            readonly created_at: string;
                            readonly filename: string;
                            readonly height: number;
                            readonly id: string;
                            readonly mime_type: string;
                            readonly thumbnail_url: string;
                            readonly url: string;
                            readonly used_count: number;
                            readonly width: number;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description GALLERY_FULL */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description FILE_TYPE_NOT_ALLOWED */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED, FILE_UNREADABLE, PICTURE_TOO_LARGE */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GenerationEngines: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly engines: readonly {
                            readonly credits: number;
                            readonly id: string;
                            readonly isAvailable: boolean;
                            readonly isProcedural: boolean;
                            readonly name: string;
                            readonly takes: {
                                readonly [key: string]: boolean | readonly (string | number)[];
                            };
                            /** @enum {string} */
                            readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                            readonly typicalTime: number | null;
                            readonly waiting: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GenerationKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly bases: {
                            readonly audio: string;
                            readonly image: string;
                            readonly text: string;
                            readonly video: string;
                        };
                        readonly expires_in: number;
                        readonly key: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GenerationTexts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                    readonly request: {
                        /** @enum {string} */
                        readonly address: "informal" | "formal";
                        /** @enum {string} */
                        readonly length: "short" | "medium" | "long";
                        readonly memory: string;
                        readonly name: string;
                        /** @enum {string} */
                        readonly occasion: "" | "Urodziny" | "Rocznica" | "Święta" | "Walentynki" | "Dzień Matki" | "Dzień Ojca" | "Ślub" | "Narodziny dziecka" | "Gratulacje" | "Podziękowania" | "Przeprosiny" | "Inne" | "Imieniny" | "Dzień Babci" | "Dzień Dziadka" | "Dzień Kobiet" | "Komunia" | "Dzień Dziecka" | "Dzień Nauczyciela" | "Mikołajki";
                        /** @enum {string} */
                        readonly relation: "" | "mama" | "tata" | "druga-polowka" | "dziecko" | "dziadkowie" | "przyjaciele" | "nauczyciel" | "praca";
                        readonly seed: number;
                        readonly sender: string;
                        /** @enum {string} */
                        readonly tone: "warm" | "playful" | "heartfelt" | "solemn" | "plain";
                        /** @enum {string} */
                        readonly type: "greeting_card" | "thank_you_note" | "love_letter" | "birthday_message" | "business_email";
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly engine: string;
                        readonly texts: readonly string[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1Generations: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly engine?: string;
                readonly favourite?: "true";
                readonly q?: string;
                readonly ref_code?: string;
                readonly status?: "pending" | "processing" | "completed" | "failed" | "cancelled";
                readonly tag?: string;
                readonly type?: "image" | "video" | "music" | "speech" | "text" | "transcription";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly {
                            readonly completedAt: string | null;
                            readonly createdAt: string;
                            readonly engine: string;
                            readonly error: {
                                readonly code: string;
                                readonly message: string;
                            } | null;
                            readonly estimatedTime: number | null;
                            readonly id: string;
                            readonly isFavourite: boolean;
                            readonly isPublic: boolean;
                            readonly options: {
                                readonly [key: string]: unknown;
                            };
                            readonly progress: number;
                            readonly prompt: string;
                            readonly queuePosition: number;
                            readonly refCode: string;
                            readonly refund?: number;
                            readonly result: {
                                readonly colour: string | null;
                                readonly files: readonly {
                                    readonly bytes: number;
                                    readonly durationMs: number | null;
                                    /** @enum {string} */
                                    readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                    readonly frameRate: number | null;
                                    readonly height: number | null;
                                    readonly mediaType: string;
                                    /** @enum {string} */
                                    readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                    readonly url: string;
                                    readonly wave?: readonly number[];
                                    readonly width: number | null;
                                }[];
                                readonly isProcedural: boolean;
                                readonly seed: number | null;
                                readonly text: string | null;
                            } | null;
                            readonly shareToken: string | null;
                            readonly startedAt: string | null;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                            readonly tags: readonly string[];
                            readonly takenDownFor?: string;
                            /** @enum {string} */
                            readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                            readonly usage: {
                                readonly credits: number;
                                readonly processingTime: number | null;
                            };
                        }[];
                        readonly next: string | null;
                        readonly total: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GenerationsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly completedAt: string | null;
                        readonly createdAt: string;
                        readonly engine: string;
                        readonly error: {
                            readonly code: string;
                            readonly message: string;
                        } | null;
                        readonly estimatedTime: number | null;
                        readonly id: string;
                        readonly isFavourite: boolean;
                        readonly isPublic: boolean;
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                        readonly progress: number;
                        readonly prompt: string;
                        readonly queuePosition: number;
                        readonly refCode: string;
                        readonly refund?: number;
                        readonly result: {
                            readonly colour: string | null;
                            readonly files: readonly {
                                readonly bytes: number;
                                readonly durationMs: number | null;
                                /** @enum {string} */
                                readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                readonly frameRate: number | null;
                                readonly height: number | null;
                                readonly mediaType: string;
                                /** @enum {string} */
                                readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                readonly url: string;
                                readonly wave?: readonly number[];
                                readonly width: number | null;
                            }[];
                            readonly isProcedural: boolean;
                            readonly seed: number | null;
                            readonly text: string | null;
                        } | null;
                        readonly shareToken: string | null;
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        readonly tags: readonly string[];
                        readonly takenDownFor?: string;
                        /** @enum {string} */
                        readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                        readonly usage: {
                            readonly credits: number;
                            readonly processingTime: number | null;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1GenerationsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description STILL_BEING_MADE */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly patchApiV1GenerationsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly isFavourite?: boolean;
                    readonly isPublic?: boolean;
                    readonly tags?: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly completedAt: string | null;
                        readonly createdAt: string;
                        readonly engine: string;
                        readonly error: {
                            readonly code: string;
                            readonly message: string;
                        } | null;
                        readonly estimatedTime: number | null;
                        readonly id: string;
                        readonly isFavourite: boolean;
                        readonly isPublic: boolean;
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                        readonly progress: number;
                        readonly prompt: string;
                        readonly queuePosition: number;
                        readonly refCode: string;
                        readonly refund?: number;
                        readonly result: {
                            readonly colour: string | null;
                            readonly files: readonly {
                                readonly bytes: number;
                                readonly durationMs: number | null;
                                /** @enum {string} */
                                readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                readonly frameRate: number | null;
                                readonly height: number | null;
                                readonly mediaType: string;
                                /** @enum {string} */
                                readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                readonly url: string;
                                readonly wave?: readonly number[];
                                readonly width: number | null;
                            }[];
                            readonly isProcedural: boolean;
                            readonly seed: number | null;
                            readonly text: string | null;
                        } | null;
                        readonly shareToken: string | null;
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        readonly tags: readonly string[];
                        readonly takenDownFor?: string;
                        /** @enum {string} */
                        readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                        readonly usage: {
                            readonly credits: number;
                            readonly processingTime: number | null;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_COMPLETED, TAKEN_DOWN */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GenerationsByIdPublic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly author: {
                            readonly displayName: string | null;
                            readonly username: string;
                        } | null;
                        readonly completedAt: string;
                        readonly engine: string;
                        readonly id: string;
                        readonly prompt: string;
                        readonly result: {
                            readonly colour: string | null;
                            readonly files: readonly {
                                readonly bytes: number;
                                readonly durationMs: number | null;
                                /** @enum {string} */
                                readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                readonly frameRate: number | null;
                                readonly height: number | null;
                                readonly mediaType: string;
                                /** @enum {string} */
                                readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                readonly url: string;
                                readonly wave?: readonly number[];
                                readonly width: number | null;
                            }[];
                            readonly isProcedural: boolean;
                            readonly seed: number | null;
                            readonly text: string | null;
                        };
                        /** @enum {string} */
                        readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GenerationsByIdRestore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly completedAt: string | null;
                        readonly createdAt: string;
                        readonly engine: string;
                        readonly error: {
                            readonly code: string;
                            readonly message: string;
                        } | null;
                        readonly estimatedTime: number | null;
                        readonly id: string;
                        readonly isFavourite: boolean;
                        readonly isPublic: boolean;
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                        readonly progress: number;
                        readonly prompt: string;
                        readonly queuePosition: number;
                        readonly refCode: string;
                        readonly refund?: number;
                        readonly result: {
                            readonly colour: string | null;
                            readonly files: readonly {
                                readonly bytes: number;
                                readonly durationMs: number | null;
                                /** @enum {string} */
                                readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                readonly frameRate: number | null;
                                readonly height: number | null;
                                readonly mediaType: string;
                                /** @enum {string} */
                                readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                readonly url: string;
                                readonly wave?: readonly number[];
                                readonly width: number | null;
                            }[];
                            readonly isProcedural: boolean;
                            readonly seed: number | null;
                            readonly text: string | null;
                        } | null;
                        readonly shareToken: string | null;
                        readonly startedAt: string | null;
                        /** @enum {string} */
                        readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                        readonly tags: readonly string[];
                        readonly takenDownFor?: string;
                        /** @enum {string} */
                        readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                        readonly usage: {
                            readonly credits: number;
                            readonly processingTime: number | null;
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1GenerationsByIdShare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly token: string;
                        readonly url: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_COMPLETED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1GenerationsByIdShare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GenerationsShared: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly {
                            readonly author: {
                                readonly displayName: string | null;
                                readonly username: string;
                            } | null;
                            readonly completedAt: string;
                            readonly engine: string;
                            readonly id: string;
                            readonly prompt: string;
                            readonly result: {
                                readonly colour: string | null;
                                readonly files: readonly {
                                    readonly bytes: number;
                                    readonly durationMs: number | null;
                                    /** @enum {string} */
                                    readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                    readonly frameRate: number | null;
                                    readonly height: number | null;
                                    readonly mediaType: string;
                                    /** @enum {string} */
                                    readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                    readonly url: string;
                                    readonly wave?: readonly number[];
                                    readonly width: number | null;
                                }[];
                                readonly isProcedural: boolean;
                                readonly seed: number | null;
                                readonly text: string | null;
                            };
                            /** @enum {string} */
                            readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                        }[];
                        readonly next: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GenerationsSharedByToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly author: {
                            readonly displayName: string | null;
                            readonly username: string;
                        } | null;
                        readonly completedAt: string;
                        readonly engine: string;
                        readonly id: string;
                        readonly prompt: string;
                        readonly result: {
                            readonly colour: string | null;
                            readonly files: readonly {
                                readonly bytes: number;
                                readonly durationMs: number | null;
                                /** @enum {string} */
                                readonly format: "webp" | "avif" | "png" | "jpeg" | "mp4" | "webm" | "mp3" | "wav" | "txt";
                                readonly frameRate: number | null;
                                readonly height: number | null;
                                readonly mediaType: string;
                                /** @enum {string} */
                                readonly role: "original" | "alternative" | "preview" | "thumbnail" | "poster";
                                readonly url: string;
                                readonly wave?: readonly number[];
                                readonly width: number | null;
                            }[];
                            readonly isProcedural: boolean;
                            readonly seed: number | null;
                            readonly text: string | null;
                        };
                        /** @enum {string} */
                        readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1GenerationsStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly audioCount: number;
                        readonly averageProcessingTime: number | null;
                        readonly creditsUsed: number;
                        readonly failures: number;
                        readonly imageCount: number;
                        readonly lastGenerationAt: string | null;
                        readonly successes: number;
                        readonly total: number;
                        readonly videoCount: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1Lockers: {
        readonly parameters: {
            readonly query: {
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly asOf: string | null;
                        readonly isExample: boolean;
                        readonly lockers: readonly {
                            readonly code: string;
                            readonly hint: string;
                            readonly postcode: string;
                            readonly street: string;
                            readonly town: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1Newsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "accepted";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1NewsletterConfirm: {
        readonly parameters: {
            readonly query: {
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1NewsletterUnsubscribe: {
        readonly parameters: {
            readonly query: {
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1NoticesUnsubscribe: {
        readonly parameters: {
            readonly query: {
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1OccasionsSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly changes: readonly {
                        readonly changed_at: number;
                        readonly date: {
                            readonly byLetter: boolean;
                            readonly byNotification: boolean;
                            readonly day: number;
                            /** @enum {string} */
                            readonly kind: "name-day" | "birthday" | "anniversary" | "other";
                            readonly month: number;
                            readonly name: string & (unknown & unknown);
                            /** @enum {string} */
                            readonly relation: "" | "mama" | "tata" | "druga-polowka" | "dziecko" | "dziadkowie" | "przyjaciele" | "nauczyciel" | "praca";
                            readonly remindsDaysBefore: readonly (14 | 7 | 3 | 1 | 0)[];
                            readonly title: string;
                            readonly year: number | null;
                        } | null;
                        readonly id: string;
                    }[];
                    readonly time_zone: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly dates: readonly {
                            readonly changed_at: number;
                            readonly date: {
                                readonly byLetter: boolean;
                                readonly byNotification: boolean;
                                readonly day: number;
                                /** @enum {string} */
                                readonly kind: "name-day" | "birthday" | "anniversary" | "other";
                                readonly month: number;
                                readonly name: string & (unknown & unknown);
                                /** @enum {string} */
                                readonly relation: "" | "mama" | "tata" | "druga-polowka" | "dziecko" | "dziadkowie" | "przyjaciele" | "nauczyciel" | "praca";
                                readonly remindsDaysBefore: readonly (14 | 7 | 3 | 1 | 0)[];
                                readonly title: string;
                                readonly year: number | null;
                            };
                            readonly id: string;
                        }[];
                        readonly refused: readonly string[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1OccasionsUnsubscribe: {
        readonly parameters: {
            readonly query: {
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1OpenapiJson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1OrdersByTokenFiles: {
        readonly parameters: {
            readonly query: {
                readonly lang: "pl" | "en";
            };
            readonly header?: never;
            readonly path: {
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly files: readonly {
                            readonly delivery: {
                                readonly at: string | null;
                                readonly day: string;
                                readonly occasion: string;
                                readonly recipientEmail: string;
                                readonly recipientName: string;
                                /** @enum {string} */
                                readonly state: "planned" | "sent" | "received";
                                readonly token: string;
                            } | null;
                            readonly front: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly home: string | null;
                            readonly id: string;
                            readonly isAwaited: boolean;
                            /** @enum {string} */
                            readonly kind: "card" | "letter" | "message" | "email" | "course";
                            readonly picture: string | null;
                            readonly print: string | null;
                            readonly text: {
                                readonly blanks: readonly {
                                    readonly given: string;
                                    readonly label: string;
                                    readonly name: string;
                                }[];
                                readonly own: string | null;
                                readonly template: string;
                            } | null;
                            readonly title: string;
                            readonly url: string;
                            readonly written: {
                                readonly paragraphs: readonly string[];
                                readonly signature: string;
                            } | null;
                        }[];
                        readonly invoice: {
                            readonly number: string;
                            readonly url: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1OrdersByTokenFilesByFileDelivery: {
        readonly parameters: {
            readonly query: {
                readonly lang: "pl" | "en";
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly file: string;
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly delivery_date: string;
                    readonly recipient_email: string;
                    readonly time_zone: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly files: readonly {
                            readonly delivery: {
                                readonly at: string | null;
                                readonly day: string;
                                readonly occasion: string;
                                readonly recipientEmail: string;
                                readonly recipientName: string;
                                /** @enum {string} */
                                readonly state: "planned" | "sent" | "received";
                                readonly token: string;
                            } | null;
                            readonly front: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly home: string | null;
                            readonly id: string;
                            readonly isAwaited: boolean;
                            /** @enum {string} */
                            readonly kind: "card" | "letter" | "message" | "email" | "course";
                            readonly picture: string | null;
                            readonly print: string | null;
                            readonly text: {
                                readonly blanks: readonly {
                                    readonly given: string;
                                    readonly label: string;
                                    readonly name: string;
                                }[];
                                readonly own: string | null;
                                readonly template: string;
                            } | null;
                            readonly title: string;
                            readonly url: string;
                            readonly written: {
                                readonly paragraphs: readonly string[];
                                readonly signature: string;
                            } | null;
                        }[];
                        readonly invoice: {
                            readonly number: string;
                            readonly url: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1OrdersByTokenFilesByFileSend: {
        readonly parameters: {
            readonly query: {
                readonly lang: "pl" | "en";
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly file: string;
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly files: readonly {
                            readonly delivery: {
                                readonly at: string | null;
                                readonly day: string;
                                readonly occasion: string;
                                readonly recipientEmail: string;
                                readonly recipientName: string;
                                /** @enum {string} */
                                readonly state: "planned" | "sent" | "received";
                                readonly token: string;
                            } | null;
                            readonly front: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly home: string | null;
                            readonly id: string;
                            readonly isAwaited: boolean;
                            /** @enum {string} */
                            readonly kind: "card" | "letter" | "message" | "email" | "course";
                            readonly picture: string | null;
                            readonly print: string | null;
                            readonly text: {
                                readonly blanks: readonly {
                                    readonly given: string;
                                    readonly label: string;
                                    readonly name: string;
                                }[];
                                readonly own: string | null;
                                readonly template: string;
                            } | null;
                            readonly title: string;
                            readonly url: string;
                            readonly written: {
                                readonly paragraphs: readonly string[];
                                readonly signature: string;
                            } | null;
                        }[];
                        readonly invoice: {
                            readonly number: string;
                            readonly url: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1OrdersByTokenFilesByFileWords: {
        readonly parameters: {
            readonly query: {
                readonly lang: "pl" | "en";
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly file: string;
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly text?: string | null;
                    readonly words: {
                        readonly [key: string]: string;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly files: readonly {
                            readonly delivery: {
                                readonly at: string | null;
                                readonly day: string;
                                readonly occasion: string;
                                readonly recipientEmail: string;
                                readonly recipientName: string;
                                /** @enum {string} */
                                readonly state: "planned" | "sent" | "received";
                                readonly token: string;
                            } | null;
                            readonly front: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly home: string | null;
                            readonly id: string;
                            readonly isAwaited: boolean;
                            /** @enum {string} */
                            readonly kind: "card" | "letter" | "message" | "email" | "course";
                            readonly picture: string | null;
                            readonly print: string | null;
                            readonly text: {
                                readonly blanks: readonly {
                                    readonly given: string;
                                    readonly label: string;
                                    readonly name: string;
                                }[];
                                readonly own: string | null;
                                readonly template: string;
                            } | null;
                            readonly title: string;
                            readonly url: string;
                            readonly written: {
                                readonly paragraphs: readonly string[];
                                readonly signature: string;
                            } | null;
                        }[];
                        readonly invoice: {
                            readonly number: string;
                            readonly url: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1OrdersByTokenInvoice: {
        readonly parameters: {
            readonly query: {
                readonly lang: "pl" | "en";
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly address: string;
                    readonly city: string;
                    readonly company: string;
                    /** @enum {string} */
                    readonly country_code: "PL" | "CZ" | "DE" | "LT" | "SK";
                    readonly first_name: string;
                    readonly last_name: string;
                    readonly phone: string;
                    readonly postcode: string;
                    readonly tax_id: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly files: readonly {
                            readonly delivery: {
                                readonly at: string | null;
                                readonly day: string;
                                readonly occasion: string;
                                readonly recipientEmail: string;
                                readonly recipientName: string;
                                /** @enum {string} */
                                readonly state: "planned" | "sent" | "received";
                                readonly token: string;
                            } | null;
                            readonly front: {
                                readonly altText: string;
                                readonly height: number;
                                readonly url: string;
                                readonly width: number;
                            } | null;
                            readonly home: string | null;
                            readonly id: string;
                            readonly isAwaited: boolean;
                            /** @enum {string} */
                            readonly kind: "card" | "letter" | "message" | "email" | "course";
                            readonly picture: string | null;
                            readonly print: string | null;
                            readonly text: {
                                readonly blanks: readonly {
                                    readonly given: string;
                                    readonly label: string;
                                    readonly name: string;
                                }[];
                                readonly own: string | null;
                                readonly template: string;
                            } | null;
                            readonly title: string;
                            readonly url: string;
                            readonly written: {
                                readonly paragraphs: readonly string[];
                                readonly signature: string;
                            } | null;
                        }[];
                        readonly invoice: {
                            readonly number: string;
                            readonly url: string;
                        } | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1Personalizations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly anonymous_sender: boolean;
                    readonly cart_item_id: string;
                    readonly delivery_date: string;
                    readonly gift_wrap: boolean;
                    readonly message: string;
                    readonly occasion: string;
                    readonly product_id: string;
                    readonly recipient_email: string;
                    readonly recipient_name: string;
                    readonly recipient_phone: string;
                    readonly special_instructions: string;
                    readonly time_zone: string;
                    readonly words: {
                        readonly given: {
                            readonly [key: string]: string;
                        };
                        readonly text: string | null;
                    } | null;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description BEING_MADE */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1PostcodesByPostcode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly postcode: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly towns: readonly string[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1Prints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly cart_item_id: string;
                    readonly file_id: string;
                    readonly handle: string;
                    readonly is_turned: boolean;
                    readonly mime_type: string;
                    readonly placement: {
                        readonly rotation: number;
                        readonly x: number;
                        readonly y: number;
                        readonly zoom: number;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly upload_url: string | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description BEING_MADE */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description FILE_TYPE_NOT_ALLOWED */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1ProductsByHandleReviews: {
        readonly parameters: {
            readonly query?: {
                readonly after?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly handle: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: string | null;
                        readonly reviews: readonly {
                            readonly answer: string;
                            readonly id: string;
                            readonly pictures: readonly {
                                readonly altText: string;
                                readonly colour: string;
                                readonly height: number;
                                readonly id: string;
                                readonly thumbnailUrl: string;
                                readonly url: string;
                                readonly width: number;
                            }[];
                            readonly signature: string;
                            readonly stars: 1 | 2 | 3 | 4 | 5;
                            readonly text: string;
                            readonly writtenAt: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1ProfilesByUsername: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly username: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly bio: string;
                        readonly created_at: string;
                        readonly display_name: string;
                        readonly total_generations: number;
                        readonly username: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1PushSubscriptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uri */
                    readonly endpoint: string;
                    readonly keys: {
                        readonly auth: string;
                        readonly p256dh: string;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1PushSubscriptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uri */
                    readonly endpoint: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1Restock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string | null;
                    /** @enum {string} */
                    readonly language: "pl" | "en";
                    readonly variantId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {string} */
                        readonly outcome: "waiting" | "letter";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1RestockConfirm: {
        readonly parameters: {
            readonly query: {
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1RestockWithdraw: {
        readonly parameters: {
            readonly query: {
                readonly token: string;
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description LINK_INVALID */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1StatisticsLive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Messages, as they come. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": {
                        readonly at: string;
                        readonly minutes: readonly {
                            readonly at: string;
                            readonly sessions: number;
                            readonly views: number;
                        }[];
                        readonly orders: readonly {
                            readonly at: string;
                            readonly items: number;
                            readonly total: number;
                        }[];
                        readonly pages: readonly {
                            readonly page: string;
                            readonly views: number;
                        }[];
                        readonly today: {
                            readonly creditsUsed: number;
                            readonly orders: number;
                            readonly revenue: number;
                        };
                        readonly work: readonly {
                            readonly completed: number;
                            readonly failed: number;
                            /** @enum {string} */
                            readonly type: "image" | "video" | "music" | "speech" | "text" | "transcription";
                            readonly underWay: number;
                            readonly waiting: number;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1StatisticsReport: {
        readonly parameters: {
            readonly query: {
                readonly affiliate?: string;
                readonly by?: "hour" | "day" | "week" | "month" | "page" | "product" | "source" | "device" | "affiliate" | "offline" | "returning" | "depth" | "score" | "step" | "age" | "engine" | "type" | "failure";
                readonly compare?: "none" | "previous" | "year";
                readonly device?: string;
                readonly engine?: string;
                readonly from: string;
                readonly metric: "sessions" | "views" | "time-on-page" | "scrolled" | "engagement" | "scores" | "funnel" | "retention" | "offline-share" | "orders" | "revenue" | "average-order" | "discounts" | "items-sold" | "items-value" | "credits-sold" | "credits-given" | "credits-used" | "generations" | "generation-credits" | "failures" | "failure-share" | "processing-time";
                readonly offline?: string;
                readonly source?: string;
                readonly to: string;
                readonly type?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly countedUntil: string;
                        readonly rowCount: number;
                        readonly rows: readonly {
                            readonly key: string;
                            readonly previous: number | null;
                            readonly title: string | null;
                            readonly value: number;
                        }[];
                        readonly total: {
                            readonly previous: number | null;
                            readonly value: number;
                        };
                        /** @enum {string} */
                        readonly unit: "count" | "grosze" | "credits" | "ms" | "share" | "points";
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ORDERS_ELSEWHERE */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplateRuns: {
        readonly parameters: {
            readonly query?: {
                readonly before?: string;
                readonly ref_code?: string;
                readonly slug?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: string | null;
                        readonly runs: readonly {
                            readonly completedAt: string | null;
                            readonly createdAt: string;
                            readonly credits: {
                                readonly charged: number | null;
                                readonly held: number;
                            };
                            readonly error: ("GENERATION_FAILED" | "GENERATION_REFUSED" | "GENERATOR_PROCESSING_FAILED" | "GENERATOR_MODEL_RETIRED" | "GENERATOR_CONFIG_ERROR" | "GENERATOR_INVALID_PROMPT" | "GENERATOR_PROMPT_NOT_UNDERSTOOD" | "GENERATOR_INVALID_OPTIONS" | "TEMPLATE_PICTURE_MISSING" | "TEMPLATE_RUN_TIMEOUT" | "TEMPLATE_NOTHING_MADE") | null;
                            readonly id: string;
                            readonly progress: number;
                            readonly slug: string;
                            readonly startedAt: string | null;
                            /** @enum {string} */
                            readonly status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                            readonly thumbnailUrl: string | null;
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplateRunsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateRun"];
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1TemplateRunsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplateRunsByIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateRun"];
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1Templates: {
        readonly parameters: {
            readonly query?: {
                readonly language?: "pl" | "en";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly templates: readonly {
                            readonly categories: readonly string[];
                            readonly description: string;
                            readonly displayRange: boolean;
                            readonly fieldCount: number;
                            readonly isAvailable: boolean;
                            readonly outputs: readonly ("image" | "video" | "audio" | "text")[];
                            readonly previewVideoUrl: string;
                            readonly price: {
                                readonly least: number;
                                readonly most: number;
                            };
                            readonly publishedAt: string;
                            readonly runs: number;
                            readonly slug: string;
                            readonly stepCount: number;
                            readonly tags: readonly string[];
                            readonly thumbnailUrl: string;
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplatesBySlug: {
        readonly parameters: {
            readonly query?: {
                readonly language?: "pl" | "en";
            };
            readonly header?: never;
            readonly path: {
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly categories: readonly string[];
                        readonly description: string;
                        readonly displayRange: boolean;
                        readonly examples: readonly {
                            readonly caption: string;
                            /** @enum {string} */
                            readonly type: "image" | "video" | "audio" | "text";
                            readonly url: string;
                        }[];
                        readonly fieldCount: number;
                        readonly form: readonly components["schemas"]["TemplateFormStep"][];
                        readonly isAvailable: boolean;
                        readonly isProcedural: boolean;
                        readonly nodes: readonly {
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "input" | "model" | "branch" | "transform" | "aggregate" | "postprocess" | "output";
                            readonly label: string;
                        }[];
                        readonly notifiesUser: boolean;
                        readonly outputs: readonly ("image" | "video" | "audio" | "text")[];
                        readonly previewVideoUrl: string;
                        readonly price: {
                            readonly least: number;
                            readonly most: number;
                        };
                        readonly publishedAt: string;
                        readonly runs: number;
                        readonly slug: string;
                        readonly stepCount: number;
                        readonly tags: readonly string[];
                        readonly thumbnailUrl: string;
                        readonly title: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBySlugQuote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @default desktop
                     * @enum {string}
                     */
                    readonly device?: "phone" | "desktop";
                    /**
                     * @default pl
                     * @enum {string}
                     */
                    readonly language?: "pl" | "en";
                    readonly values: {
                        readonly [key: string]: string | number | boolean | readonly string[] | null;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly least: number;
                        readonly most: number;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, TEMPLATE_FORM_INVALID */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBySlugRuns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly credits: number;
                    /**
                     * @default desktop
                     * @enum {string}
                     */
                    readonly device?: "phone" | "desktop";
                    /**
                     * @default pl
                     * @enum {string}
                     */
                    readonly language?: "pl" | "en";
                    readonly refCode: string;
                    readonly values: {
                        readonly [key: string]: string | number | boolean | readonly string[] | null;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateRun"];
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INSUFFICIENT_CREDITS */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_PRICE_CHANGED, REF_CODE_REUSED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, TEMPLATE_FORM_INVALID */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_UNAVAILABLE, SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplatesBuilder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly templates: readonly {
                            readonly categories: readonly string[];
                            readonly createdAt: string;
                            readonly fieldCount: number;
                            readonly id: string;
                            readonly isShipped: boolean;
                            readonly nodeCount: number;
                            readonly owner: {
                                readonly id: string;
                                readonly name: string;
                            } | null;
                            readonly publishedAt: string | null;
                            readonly publishedRevision: number | null;
                            readonly revision: number;
                            readonly runs: {
                                readonly completed: number;
                                readonly failed: number;
                                readonly total: number;
                                readonly underWay: number;
                            };
                            readonly slug: string;
                            /** @enum {string} */
                            readonly status: "draft" | "published" | "archived";
                            readonly tags: readonly string[];
                            readonly thumbnailUrl: string;
                            readonly title: string;
                            readonly updatedAt: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: uuid */
                    readonly id?: string;
                    readonly template: components["schemas"]["Template"];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_REVISION_CONFLICT */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplatesBuilderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly putApiV1TemplatesBuilderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                    readonly template: components["schemas"]["Template"];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_REVISION_CONFLICT */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly deleteApiV1TemplatesBuilderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdArchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_STATUS, TEMPLATE_REVISION_CONFLICT */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdClone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdPreviewRun: {
        readonly parameters: {
            readonly query?: {
                readonly simulate?: "true" | "false";
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly credits?: number;
                    /** @default desktop */
                    readonly device?: string;
                    /**
                     * @default pl
                     * @enum {string}
                     */
                    readonly language?: "pl" | "en";
                    readonly refCode?: string;
                    readonly values: {
                        readonly [key: string]: string | number | boolean | readonly string[] | null;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly run: components["schemas"]["TemplateRun"] | null;
                        readonly trace: {
                            readonly price: number;
                            readonly results: readonly {
                                readonly output: string;
                                readonly parts: readonly (string | number | {
                                    readonly file?: string;
                                    /** @enum {string} */
                                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                    readonly processed: readonly string[];
                                    readonly prompt: string;
                                })[];
                            }[];
                            readonly trace: readonly {
                                readonly node: string;
                                /** @enum {string} */
                                readonly state: "ran" | "skipped";
                                readonly taken: ("out" | "true" | "false") | null;
                                readonly value: ((string | number | {
                                    readonly file?: string;
                                    /** @enum {string} */
                                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                    readonly processed: readonly string[];
                                    readonly prompt: string;
                                }) | readonly (string | number | {
                                    readonly file?: string;
                                    /** @enum {string} */
                                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                    readonly processed: readonly string[];
                                    readonly prompt: string;
                                })[]) | null;
                            }[];
                            readonly unordered: readonly string[];
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INSUFFICIENT_CREDITS */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_PRICE_CHANGED, REF_CODE_REUSED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, TEMPLATE_FORM_INVALID, TEMPLATE_TOO_LARGE, TEMPLATE_INVALID */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_UNAVAILABLE, SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdPublish: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_REVISION_CONFLICT */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, TEMPLATE_INVALID */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdRestore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                    readonly snapshot: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_REVISION_CONFLICT */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplatesBuilderByIdStatusSnapshots: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly snapshots: readonly {
                            readonly at: string;
                            readonly by: {
                                readonly id: string;
                                readonly name: string;
                            } | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "created" | "saved" | "published" | "archived" | "unarchived" | "restored";
                            readonly nodeCount: number;
                            readonly revision: number;
                            /** @enum {string} */
                            readonly status: "draft" | "published" | "archived";
                            readonly title: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplatesBuilderByIdStatusSnapshotsBySnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly snapshot: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly at: string;
                        readonly by: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly id: string;
                        /** @enum {string} */
                        readonly kind: "created" | "saved" | "published" | "archived" | "unarchived" | "restored";
                        readonly revision: number;
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdUnarchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly createdAt: string;
                        readonly id: string;
                        readonly isShipped: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        } | null;
                        readonly publishedAt: string | null;
                        readonly publishedRevision: number | null;
                        readonly revision: number;
                        readonly runs: {
                            readonly completed: number;
                            readonly failed: number;
                            readonly total: number;
                            readonly underWay: number;
                        };
                        /** @enum {string} */
                        readonly status: "draft" | "published" | "archived";
                        readonly template: components["schemas"]["Template"];
                        readonly updatedAt: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_STATUS, TEMPLATE_REVISION_CONFLICT */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderByIdValidate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly isPublishable: boolean;
                        readonly left: number;
                        readonly problems: readonly {
                            /** @enum {string} */
                            readonly code: "nodes_missing" | "edges_missing" | "form_missing" | "cycle" | "title_missing" | "slug_missing" | "slug_format" | "slug_taken" | "description_missing" | "thumbnail_address" | "video_address" | "example_address" | "webhook_address" | "id_twice" | "disconnected" | "input_missing" | "output_missing" | "too_many_nodes" | "edge_end_missing" | "edge_port" | "edge_twice" | "edge_type" | "edges_too_many" | "model_missing" | "model_unknown" | "model_mode" | "parameters_invalid" | "prompt_missing" | "reference_unknown" | "reference_later" | "reference_secret" | "way_missing" | "field_unknown" | "field_twice" | "label_missing" | "options_missing" | "option_twice" | "bounds_crossed" | "pattern_broken" | "unfillable" | "step_empty" | "credits_crossed" | "pricing_missing";
                            readonly place: {
                                /** @enum {string} */
                                readonly field: "title" | "slug" | "description" | "categories" | "tags" | "thumbnailUrl" | "previewVideoUrl" | "credits";
                                /** @constant */
                                readonly part: "details";
                            } | {
                                /** @constant */
                                readonly part: "graph";
                            } | {
                                readonly id: string;
                                /** @constant */
                                readonly part: "node";
                            } | {
                                readonly id: string;
                                /** @constant */
                                readonly part: "edge";
                            } | {
                                /** @constant */
                                readonly part: "form";
                            } | {
                                readonly id: string;
                                /** @constant */
                                readonly part: "step";
                            } | {
                                readonly name: string;
                                /** @constant */
                                readonly part: "field";
                            } | {
                                /** @constant */
                                readonly part: "pricing";
                            } | {
                                /** @constant */
                                readonly part: "settings";
                            } | {
                                /** @constant */
                                readonly part: "examples";
                            };
                            /** @enum {string} */
                            readonly severity: "error" | "warning";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly getApiV1TemplatesBuilderByIdWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly secret: string;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description NOT_FOUND */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderAiSuggestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @default pl
                     * @enum {string}
                     */
                    readonly language?: "pl" | "en";
                    readonly node?: string;
                    readonly template: components["schemas"]["Template"];
                    /** @default  */
                    readonly wish?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly suggestions: readonly {
                            readonly change: {
                                readonly details: {
                                    readonly categories?: readonly string[];
                                    readonly credits?: number;
                                    readonly description?: string;
                                    readonly previewVideoUrl?: string;
                                    readonly slug?: string;
                                    readonly tags?: readonly string[];
                                    readonly thumbnailUrl?: string;
                                    readonly title?: string;
                                };
                                /** @constant */
                                readonly kind: "details";
                            } | {
                                /** @constant */
                                readonly kind: "settings";
                                readonly settings: {
                                    readonly autoRetry?: boolean;
                                    /** @enum {string} */
                                    readonly defaultCollectStrategy?: "first_success" | "all" | "best_of";
                                    /** @enum {string} */
                                    readonly defaultMode?: "async" | "sync";
                                    /** @enum {string} */
                                    readonly failureBehaviour?: "stop" | "skip" | "continue";
                                    readonly maxRetries?: number;
                                    readonly notifyUser?: boolean;
                                    readonly timeoutSeconds?: number;
                                    readonly webhookUrl?: string;
                                };
                            } | {
                                /** @constant */
                                readonly kind: "pricing";
                                readonly pricing: {
                                    readonly displayRange?: boolean;
                                    readonly isEnabled?: boolean;
                                    readonly maxCredits?: number;
                                    readonly minCredits?: number;
                                    /** @enum {string} */
                                    readonly mode?: "path-based" | "model-based" | "node-based";
                                    readonly models?: {
                                        readonly [key: string]: number;
                                    };
                                    readonly paths?: readonly {
                                        readonly conditions: readonly {
                                            readonly operand: string;
                                            /** @enum {string} */
                                            readonly operandType: "field" | "node" | "context";
                                            /** @enum {string} */
                                            readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                                            readonly value: string | number | boolean;
                                        }[];
                                        readonly estimatedCredits: number;
                                        readonly label: string;
                                    }[];
                                };
                            } | {
                                readonly edges: readonly {
                                    readonly id: string;
                                    readonly source: string;
                                    /** @enum {string} */
                                    readonly sourcePort: "out" | "true" | "false";
                                    readonly target: string;
                                }[];
                                /** @constant */
                                readonly kind: "node";
                                readonly node: {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "input";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        readonly field: string;
                                        /** @enum {string} */
                                        readonly valueType: "text" | "number" | "image" | "video" | "audio" | "data" | "list";
                                    };
                                } | {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "model";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        readonly advancedParameters: {
                                            readonly [key: string]: string | number | boolean;
                                        };
                                        /** @enum {string} */
                                        readonly collectStrategy: "first_success" | "all" | "best_of";
                                        /** @enum {string} */
                                        readonly executionMode: "async" | "sync";
                                        readonly fanout: number;
                                        readonly inputSource: {
                                            readonly field: string;
                                            /** @constant */
                                            readonly from: "field";
                                        } | {
                                            /** @constant */
                                            readonly from: "previous";
                                        };
                                        /** @enum {string} */
                                        readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                        readonly model: "" | string;
                                        readonly modelParameters: {
                                            readonly [key: string]: string | number | boolean;
                                        };
                                        readonly negativePrompt: string;
                                        readonly promptTemplate: string;
                                    };
                                } | {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "branch";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        readonly condition: {
                                            readonly operand: string;
                                            /** @enum {string} */
                                            readonly operandType: "field" | "node" | "context";
                                            /** @enum {string} */
                                            readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                                            readonly value: string | number | boolean;
                                        };
                                    };
                                } | {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "transform";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        readonly inputSource: {
                                            readonly field: string;
                                            /** @constant */
                                            readonly from: "field";
                                        } | {
                                            /** @constant */
                                            readonly from: "previous";
                                        };
                                        /** @enum {string} */
                                        readonly operation: "text" | "trim" | "uppercase" | "lowercase" | "replace" | "split" | "join" | "number";
                                        readonly replacement: string;
                                        readonly text: string;
                                    };
                                } | {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "aggregate";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        /** @enum {string} */
                                        readonly collectStrategy: "first_success" | "all" | "best_of";
                                    };
                                } | {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "postprocess";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        /** @enum {string} */
                                        readonly format: "same" | "png" | "jpeg" | "webp";
                                        readonly height: number;
                                        /** @enum {string} */
                                        readonly operation: "resize" | "crop" | "format" | "watermark" | "grayscale";
                                        readonly text: string;
                                        readonly width: number;
                                    };
                                } | {
                                    readonly badges: readonly string[];
                                    readonly description: string;
                                    readonly id: string;
                                    /** @constant */
                                    readonly kind: "output";
                                    readonly label: string;
                                    readonly position: {
                                        readonly x: number;
                                        readonly y: number;
                                    };
                                    readonly pricing: {
                                        readonly estimated: number;
                                        readonly label: string;
                                        readonly max: number;
                                        readonly min: number;
                                        readonly note: string;
                                    } | null;
                                    readonly settings: {
                                        readonly name: string;
                                    };
                                };
                            } | {
                                readonly edges: readonly {
                                    readonly id: string;
                                    readonly source: string;
                                    /** @enum {string} */
                                    readonly sourcePort: "out" | "true" | "false";
                                    readonly target: string;
                                }[];
                                /** @constant */
                                readonly kind: "edges";
                            } | {
                                /** @constant */
                                readonly kind: "prompt";
                                readonly negativePrompt?: string;
                                readonly node: string;
                                readonly promptTemplate: string;
                            } | {
                                /** @constant */
                                readonly kind: "step";
                                readonly step: components["schemas"]["TemplateFormStep"];
                            } | {
                                readonly field: {
                                    readonly defaultValue: string;
                                    readonly helperText: string;
                                    readonly isDisabled: boolean;
                                    readonly isReadOnly: boolean;
                                    readonly isRequired: boolean;
                                    readonly isVisible: boolean;
                                    readonly label: string;
                                    readonly name: string;
                                    readonly options: readonly {
                                        readonly label: string;
                                        readonly picture?: string;
                                        readonly value: string;
                                    }[];
                                    readonly placeholder: string;
                                    readonly showIf: readonly {
                                        readonly operand: string;
                                        /** @enum {string} */
                                        readonly operandType: "field" | "node" | "context";
                                        /** @enum {string} */
                                        readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                                        readonly value: string | number | boolean;
                                    }[];
                                    readonly tooltip: string;
                                    /** @enum {string} */
                                    readonly type: "text" | "textarea" | "number" | "email" | "password" | "url" | "tel" | "date" | "time" | "datetime" | "select" | "multiselect" | "checkbox" | "radio" | "toggle" | "range" | "color" | "file" | "image" | "imageSelect" | "video" | "audio" | "code" | "markdown" | "json" | "hidden";
                                    readonly validation: {
                                        readonly custom: {
                                            readonly condition: {
                                                readonly operand: string;
                                                /** @enum {string} */
                                                readonly operandType: "field" | "node" | "context";
                                                /** @enum {string} */
                                                readonly operator: "equals" | "notEquals" | "contains" | "startsWith" | "endsWith" | "gt" | "lt";
                                                readonly value: string | number | boolean;
                                            };
                                            readonly message: string;
                                        } | null;
                                        readonly isEmail: boolean;
                                        readonly isUrl: boolean;
                                        readonly maxLength: number | null;
                                        readonly maxValue: number | null;
                                        readonly minLength: number | null;
                                        readonly minValue: number | null;
                                        readonly pattern: string;
                                    };
                                };
                                /** @constant */
                                readonly kind: "field";
                                readonly step: string;
                            };
                            readonly code: ("write_slug" | "write_description" | "add_tags" | "add_form_step" | "ask_for_field" | "add_model" | "add_output" | "connect_loose_node" | "choose_model" | "use_field_in_prompt" | "add_negative_prompt" | "limit_length" | "set_price" | "set_timeout" | "raise_retries") | null;
                            readonly id: string;
                            /** @enum {string} */
                            readonly source: "api" | "heuristic" | "user";
                            readonly text: string;
                        }[];
                        readonly trouble: ("key_missing" | "quota_exceeded" | "model_unavailable" | "generation_failed" | "token_limit") | null;
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderPreview: {
        readonly parameters: {
            readonly query?: {
                readonly simulate?: "true" | "false";
            };
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly credits?: number;
                    /** @default desktop */
                    readonly device?: string;
                    /**
                     * @default pl
                     * @enum {string}
                     */
                    readonly language?: "pl" | "en";
                    readonly refCode?: string;
                    readonly template: components["schemas"]["Template"];
                    readonly values: {
                        readonly [key: string]: string | number | boolean | readonly string[] | null;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly run: components["schemas"]["TemplateRun"] | null;
                        readonly trace: {
                            readonly price: number;
                            readonly results: readonly {
                                readonly output: string;
                                readonly parts: readonly (string | number | {
                                    readonly file?: string;
                                    /** @enum {string} */
                                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                    readonly processed: readonly string[];
                                    readonly prompt: string;
                                })[];
                            }[];
                            readonly trace: readonly {
                                readonly node: string;
                                /** @enum {string} */
                                readonly state: "ran" | "skipped";
                                readonly taken: ("out" | "true" | "false") | null;
                                readonly value: ((string | number | {
                                    readonly file?: string;
                                    /** @enum {string} */
                                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                    readonly processed: readonly string[];
                                    readonly prompt: string;
                                }) | readonly (string | number | {
                                    readonly file?: string;
                                    /** @enum {string} */
                                    readonly mode: "image" | "video" | "music" | "speech" | "text" | "transcription";
                                    readonly processed: readonly string[];
                                    readonly prompt: string;
                                })[]) | null;
                            }[];
                            readonly unordered: readonly string[];
                        };
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INSUFFICIENT_CREDITS */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_PRICE_CHANGED, REF_CODE_REUSED */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED, TEMPLATE_FORM_INVALID, TEMPLATE_TOO_LARGE, TEMPLATE_INVALID */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TEMPLATE_UNAVAILABLE, SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly postApiV1TemplatesBuilderValidate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same for a call that is made again: then it has one effect and one answer. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id?: string;
                    readonly template: components["schemas"]["Template"];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly isPublishable: boolean;
                        readonly left: number;
                        readonly problems: readonly {
                            /** @enum {string} */
                            readonly code: "nodes_missing" | "edges_missing" | "form_missing" | "cycle" | "title_missing" | "slug_missing" | "slug_format" | "slug_taken" | "description_missing" | "thumbnail_address" | "video_address" | "example_address" | "webhook_address" | "id_twice" | "disconnected" | "input_missing" | "output_missing" | "too_many_nodes" | "edge_end_missing" | "edge_port" | "edge_twice" | "edge_type" | "edges_too_many" | "model_missing" | "model_unknown" | "model_mode" | "parameters_invalid" | "prompt_missing" | "reference_unknown" | "reference_later" | "reference_secret" | "way_missing" | "field_unknown" | "field_twice" | "label_missing" | "options_missing" | "option_twice" | "bounds_crossed" | "pattern_broken" | "unfillable" | "step_empty" | "credits_crossed" | "pricing_missing";
                            readonly place: {
                                /** @enum {string} */
                                readonly field: "title" | "slug" | "description" | "categories" | "tags" | "thumbnailUrl" | "previewVideoUrl" | "credits";
                                /** @constant */
                                readonly part: "details";
                            } | {
                                /** @constant */
                                readonly part: "graph";
                            } | {
                                readonly id: string;
                                /** @constant */
                                readonly part: "node";
                            } | {
                                readonly id: string;
                                /** @constant */
                                readonly part: "edge";
                            } | {
                                /** @constant */
                                readonly part: "form";
                            } | {
                                readonly id: string;
                                /** @constant */
                                readonly part: "step";
                            } | {
                                readonly name: string;
                                /** @constant */
                                readonly part: "field";
                            } | {
                                /** @constant */
                                readonly part: "pricing";
                            } | {
                                /** @constant */
                                readonly part: "settings";
                            } | {
                                /** @constant */
                                readonly part: "examples";
                            };
                            /** @enum {string} */
                            readonly severity: "error" | "warning";
                        }[];
                    };
                };
            };
            /** @description INVALID_REQUEST */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description UNAUTHORIZED */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description EMAIL_NOT_VERIFIED, FORBIDDEN */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description ADDRESS_TOO_LONG */
            readonly 414: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description VALIDATION_FAILED, KEY_REUSED */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            readonly 429: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description HEADERS_TOO_LARGE */
            readonly 431: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description INTERNAL_ERROR */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            readonly 503: {
                headers: {
                    /** @description For how long to leave the server alone, in seconds. */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
