// Made of src/api/storefront/operations.graphql by `npm run generate`. Change that file, not this one.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  readonly key: string;
  readonly value: string;
};

export type CartAddressInput = {
  readonly copyFromCustomerAddressId?: string | null | undefined;
  readonly deliveryAddress?: CartDeliveryAddressInput | null | undefined;
};

export type CartBuyerIdentityInput = {
  readonly companyLocationId?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly customerAccessToken?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly preferences?: CartPreferencesInput | null | undefined;
};

export type CartDeliveryAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  readonly countryCode: CountryCode;
  readonly latitude: number;
  readonly longitude: number;
};

export type CartDeliveryInput = {
  readonly addresses?: ReadonlyArray<CartSelectableAddressInput> | null | undefined;
};

export type CartDeliveryPreferenceInput = {
  readonly coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  readonly deliveryMethod?: ReadonlyArray<PreferenceDeliveryMethodType> | null | undefined;
  readonly pickupHandle?: ReadonlyArray<string> | null | undefined;
};

export type CartErrorCode =
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  | 'ADDRESS_FIELD_CONTAINS_URL'
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  | 'ADDRESS_FIELD_IS_REQUIRED'
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  | 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED'
  | 'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION'
  | 'CART_TOO_LARGE'
  | 'GIFT_CARD_RECIPIENT_INVALID'
  | 'INVALID'
  | 'INVALID_COMPANY_LOCATION'
  | 'INVALID_DELIVERY_ADDRESS_ID'
  | 'INVALID_DELIVERY_GROUP'
  | 'INVALID_DELIVERY_OPTION'
  | 'INVALID_INCREMENT'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_METAFIELDS'
  | 'INVALID_PAYMENT'
  | 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'
  | 'INVALID_PAYMENT_EMPTY_CART'
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  | 'LESS_THAN'
  | 'MAXIMUM_EXCEEDED'
  | 'MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR'
  | 'MERCHANDISE_NOT_APPLICABLE'
  | 'MINIMUM_NOT_MET'
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  | 'MISSING_DISCOUNT_CODE'
  | 'MISSING_NOTE'
  | 'NOTE_TOO_LONG'
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  | 'PARENT_LINE_INVALID_REFERENCE'
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  | 'PARENT_LINE_NOT_FOUND'
  | 'PARENT_LINE_OPERATION_BLOCKED'
  | 'PAYMENTS_CREDIT_CARD_BASE_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED'
  | 'PAYMENTS_CREDIT_CARD_GENERIC'
  | 'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE'
  | 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR'
  | 'PAYMENT_METHOD_NOT_APPLICABLE'
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  | 'PENDING_DELIVERY_GROUPS'
  | 'PROVINCE_NOT_FOUND'
  | 'SELLING_PLAN_NOT_APPLICABLE'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  | 'UNSPECIFIED_ADDRESS_ERROR'
  | 'VALIDATION_CUSTOM'
  | 'VARIANT_REQUIRES_SELLING_PLAN'
  | 'ZIP_CODE_NOT_SUPPORTED';

export type CartInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  readonly delivery?: CartDeliveryInput | null | undefined;
  readonly discountCodes?: ReadonlyArray<string> | null | undefined;
  readonly giftCardCodes?: ReadonlyArray<string> | null | undefined;
  readonly lines?: ReadonlyArray<CartLineInput> | null | undefined;
  readonly metafields?: ReadonlyArray<CartInputMetafieldInput> | null | undefined;
  readonly note?: string | null | undefined;
};

export type CartInputMetafieldInput = {
  readonly key: string;
  readonly type: string;
  readonly value: string;
};

export type CartLineInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly merchandiseId: string;
  readonly parent?: CartLineParentInput | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartLineParentInput = {
  readonly lineId?: string | null | undefined;
  readonly merchandiseId?: string | null | undefined;
};

export type CartLineUpdateInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly id: string;
  readonly merchandiseId?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartPreferencesInput = {
  readonly delivery?: CartDeliveryPreferenceInput | null | undefined;
  readonly wallet?: ReadonlyArray<string> | null | undefined;
};

export type CartSelectableAddressInput = {
  readonly address: CartAddressInput;
  readonly oneTimeUse?: boolean | null | undefined;
  readonly selected?: boolean | null | undefined;
  readonly validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

export type CategoryFilter = {
  readonly id: string;
};

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type DeliveryAddressValidationStrategy =
  | 'COUNTRY_CODE_ONLY'
  | 'STRICT';

export type LanguageCode =
  | 'AF'
  | 'AK'
  | 'AM'
  | 'AR'
  | 'AS'
  | 'AZ'
  | 'BE'
  | 'BG'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'CA'
  | 'CE'
  | 'CKB'
  | 'CS'
  | 'CU'
  | 'CY'
  | 'DA'
  | 'DE'
  | 'DZ'
  | 'EE'
  | 'EL'
  | 'EN'
  | 'EO'
  | 'ES'
  | 'ET'
  | 'EU'
  | 'FA'
  | 'FF'
  | 'FI'
  | 'FIL'
  | 'FO'
  | 'FR'
  | 'FY'
  | 'GA'
  | 'GD'
  | 'GL'
  | 'GU'
  | 'GV'
  | 'HA'
  | 'HE'
  | 'HI'
  | 'HR'
  | 'HU'
  | 'HY'
  | 'IA'
  | 'ID'
  | 'IG'
  | 'II'
  | 'IS'
  | 'IT'
  | 'JA'
  | 'JV'
  | 'KA'
  | 'KI'
  | 'KK'
  | 'KL'
  | 'KM'
  | 'KN'
  | 'KO'
  | 'KS'
  | 'KU'
  | 'KW'
  | 'KY'
  | 'LA'
  | 'LB'
  | 'LG'
  | 'LN'
  | 'LO'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'MG'
  | 'MI'
  | 'MK'
  | 'ML'
  | 'MN'
  | 'MO'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MY'
  | 'NB'
  | 'ND'
  | 'NE'
  | 'NL'
  | 'NN'
  | 'NO'
  | 'OM'
  | 'OR'
  | 'OS'
  | 'PA'
  | 'PL'
  | 'PS'
  | 'PT'
  | 'PT_BR'
  | 'PT_PT'
  | 'QU'
  | 'RM'
  | 'RN'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SK'
  | 'SL'
  | 'SN'
  | 'SO'
  | 'SQ'
  | 'SR'
  | 'SU'
  | 'SV'
  | 'SW'
  | 'TA'
  | 'TE'
  | 'TG'
  | 'TH'
  | 'TI'
  | 'TK'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'UG'
  | 'UK'
  | 'UR'
  | 'UZ'
  | 'VI'
  | 'VO'
  | 'WO'
  | 'XH'
  | 'YI'
  | 'YO'
  | 'ZH'
  | 'ZH_CN'
  | 'ZH_TW'
  | 'ZU';

export type MetafieldFilter = {
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
};

export type PreferenceDeliveryMethodType =
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'SHIPPING';

export type PriceRangeFilter = {
  readonly max?: number | null | undefined;
  readonly min?: number | null | undefined;
};

export type ProductCollectionSortKeys =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

export type ProductFilter = {
  readonly available?: boolean | null | undefined;
  readonly category?: CategoryFilter | null | undefined;
  readonly price?: PriceRangeFilter | null | undefined;
  readonly productMetafield?: MetafieldFilter | null | undefined;
  readonly productType?: string | null | undefined;
  readonly productVendor?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly taxonomyMetafield?: TaxonomyMetafieldFilter | null | undefined;
  readonly variantMetafield?: MetafieldFilter | null | undefined;
  readonly variantOption?: VariantOptionFilter | null | undefined;
};

export type ProductSortKeys =
  | 'BEST_SELLING'
  | 'CREATED_AT'
  | 'ID'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

export type TaxonomyMetafieldFilter = {
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
};

export type VariantOptionFilter = {
  readonly name: string;
  readonly value: string;
};

export type MoneyFragment = { readonly amount: string, readonly currencyCode: CurrencyCode };

export type PictureFragment = { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null };

type Media_ExternalVideo_Fragment = { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null };

type Media_MediaImage_Fragment = { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null };

type Media_Model3d_Fragment = { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null };

type Media_Video_Fragment = { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> };

export type MediaFragment =
  | Media_ExternalVideo_Fragment
  | Media_MediaImage_Fragment
  | Media_Model3d_Fragment
  | Media_Video_Fragment
;

export type VariantFragment = { readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null };

export type ProductFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> };

export type ListedProductFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> }, readonly media: { readonly nodes: ReadonlyArray<
      | { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null }
      | { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }
      | { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null }
      | { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> }
    > }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> };

export type ProductPageFragment = { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> }, readonly media: { readonly nodes: ReadonlyArray<
          | { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null }
          | { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }
          | { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null }
          | { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> }
        > }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type CollectionFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null };

export type ProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
  sortKey?: ProductSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type ProductsQuery = { readonly products: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> }, readonly media: { readonly nodes: ReadonlyArray<
            | { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null }
            | { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }
            | { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null }
            | { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> }
          > }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CollectionsQueryVariables = Exact<{
  first: number;
  language?: LanguageCode | null | undefined;
}>;


export type CollectionsQuery = { readonly collections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> } };

export type CollectionQueryVariables = Exact<{
  handle: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type CollectionQuery = { readonly collection: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly products: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> }, readonly media: { readonly nodes: ReadonlyArray<
              | { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null }
              | { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }
              | { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null }
              | { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> }
            > }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null } | null };

export type FacetFragment = { readonly id: string, readonly values: ReadonlyArray<{ readonly label: string, readonly count: number, readonly input: unknown }> };

export type FacetsQueryVariables = Exact<{
  query: string;
  filters?: ReadonlyArray<ProductFilter> | ProductFilter | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type FacetsQuery = { readonly search: { readonly productFilters: ReadonlyArray<{ readonly id: string, readonly values: ReadonlyArray<{ readonly label: string, readonly count: number, readonly input: unknown }> }> } };

export type CollectionFacetsQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type CollectionFacetsQuery = { readonly collection: { readonly products: { readonly filters: ReadonlyArray<{ readonly id: string, readonly values: ReadonlyArray<{ readonly label: string, readonly count: number, readonly input: unknown }> }> } } | null };

export type ProductQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type ProductQuery = { readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly media: { readonly nodes: ReadonlyArray<
        | { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null }
        | { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }
        | { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null }
        | { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> }
      > }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> } | null };

export type VariantWordsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  language?: LanguageCode | null | undefined;
}>;


export type VariantWordsQuery = { readonly nodes: ReadonlyArray<
    | { readonly id: string, readonly title: string, readonly product: { readonly title: string } }
    | Record<PropertyKey, never>
   | null> };

export type RecommendationsQueryVariables = Exact<{
  productId: string;
  language?: LanguageCode | null | undefined;
}>;


export type RecommendationsQuery = { readonly productRecommendations: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly productType: string, readonly vendor: string, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly availableForSale: boolean, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> }, readonly media: { readonly nodes: ReadonlyArray<
        | { readonly __typename: 'ExternalVideo', readonly id: string, readonly alt: string | null }
        | { readonly __typename: 'MediaImage', readonly id: string, readonly alt: string | null, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }
        | { readonly __typename: 'Model3d', readonly id: string, readonly alt: string | null }
        | { readonly __typename: 'Video', readonly id: string, readonly alt: string | null, readonly previewImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly mimeType: string }> }
      > }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly requiresShipping: boolean, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null }> }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly seo: { readonly title: string | null, readonly description: string | null }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> }> | null };

export type ReviewsQueryVariables = Exact<{
  handle: string;
  language?: LanguageCode | null | undefined;
}>;


export type ReviewsQuery = { readonly product: { readonly metafield: { readonly value: string } | null } | null };

export type CartFragment = { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
    | { readonly discountApplication: { readonly value:
          | { readonly amount: string, readonly currencyCode: CurrencyCode }
          | { readonly percentage: number }
         } }
    | { readonly code: string, readonly discountApplication: { readonly value:
          | { readonly amount: string, readonly currencyCode: CurrencyCode }
          | { readonly percentage: number }
         } }
    | { readonly discountApplication: { readonly value:
          | { readonly amount: string, readonly currencyCode: CurrencyCode }
          | { readonly percentage: number }
         } }
  >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
      | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
      | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
    > } };

export type UserErrorFragment = { readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null };

export type CartQueryVariables = Exact<{
  id: string;
}>;


export type CartQuery = { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
      | { readonly discountApplication: { readonly value:
            | { readonly amount: string, readonly currencyCode: CurrencyCode }
            | { readonly percentage: number }
           } }
      | { readonly code: string, readonly discountApplication: { readonly value:
            | { readonly amount: string, readonly currencyCode: CurrencyCode }
            | { readonly percentage: number }
           } }
      | { readonly discountApplication: { readonly value:
            | { readonly amount: string, readonly currencyCode: CurrencyCode }
            | { readonly percentage: number }
           } }
    >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
        | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
      > } } | null };

export type CartCreateMutationVariables = Exact<{
  input?: CartInput | null | undefined;
}>;


export type CartCreateMutation = { readonly cartCreate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly code: string, readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
      >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null }> } | null };

export type CartLinesAddMutationVariables = Exact<{
  cartId: string;
  lines: ReadonlyArray<CartLineInput> | CartLineInput;
}>;


export type CartLinesAddMutation = { readonly cartLinesAdd: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly code: string, readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
      >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null }> } | null };

export type CartLinesUpdateMutationVariables = Exact<{
  cartId: string;
  lines: ReadonlyArray<CartLineUpdateInput> | CartLineUpdateInput;
}>;


export type CartLinesUpdateMutation = { readonly cartLinesUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly code: string, readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
      >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null }> } | null };

export type CartLinesRemoveMutationVariables = Exact<{
  cartId: string;
  lineIds: ReadonlyArray<string> | string;
}>;


export type CartLinesRemoveMutation = { readonly cartLinesRemove: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly code: string, readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
      >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null }> } | null };

export type CartBuyerIdentityUpdateMutationVariables = Exact<{
  cartId: string;
  buyerIdentity: CartBuyerIdentityInput;
}>;


export type CartBuyerIdentityUpdateMutation = { readonly cartBuyerIdentityUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly code: string, readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
      >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null }> } | null };

export type CartDiscountCodesUpdateMutationVariables = Exact<{
  cartId: string;
  discountCodes: ReadonlyArray<string> | string;
}>;


export type CartDiscountCodesUpdateMutation = { readonly cartDiscountCodesUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly updatedAt: string, readonly buyerIdentity: { readonly email: string | null, readonly phone: string | null }, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly code: string, readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
        | { readonly discountApplication: { readonly value:
              | { readonly amount: string, readonly currencyCode: CurrencyCode }
              | { readonly percentage: number }
             } }
      >, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly quantityAvailable: number | null, readonly requiresShipping: boolean, readonly quantityRule: { readonly maximum: number | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly image: { readonly url: string, readonly width: number | null, readonly height: number | null, readonly altText: string | null } | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly metafield: { readonly value: string } | null } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null }> } | null };

const moneyFragment =
  'fragment Money on MoneyV2{amount currencyCode}'

const pictureFragment =
  'fragment Picture on Image{url width height altText}'

const mediaFragment =
  'fragment Media on Media{__typename id alt ...on MediaImage{image{...Picture}}...on Video{previewImage{...Picture}sources{url mimeType}}}'

const variantFragment =
  'fragment Variant on ProductVariant{id title sku requiresShipping availableForSale quantityAvailable quantityRule{maximum}price{...Money}compareAtPrice{...Money}selectedOptions{name value}image{...Picture}}'

const productFragment =
  'fragment Product on Product{id handle title description productType vendor tags createdAt updatedAt availableForSale featuredImage{...Picture}priceRange{minVariantPrice{...Money}maxVariantPrice{...Money}}seo{title description}metafields(identifiers:[{namespace:"custom" key:"category"}{namespace:"custom" key:"category_key"}{namespace:"custom" key:"difficulty"}{namespace:"custom" key:"duration"}{namespace:"custom" key:"features"}{namespace:"custom" key:"ai_type"}{namespace:"custom" key:"ai_category"}{namespace:"custom" key:"ai_category_key"}{namespace:"custom" key:"ai_template_style"}{namespace:"custom" key:"ai_template_length"}{namespace:"custom" key:"ai_template_base"}{namespace:"custom" key:"ai_template_variables"}{namespace:"custom" key:"ai_sample_content"}{namespace:"custom" key:"bestseller"}{namespace:"custom" key:"rating"}{namespace:"custom" key:"review_count"}{namespace:"custom" key:"search_keywords"}]){key value}}'

const listedProductFragment =
  'fragment ListedProduct on Product{...Product collections(first:20){nodes{handle}}media(first:10){nodes{...Media}}images(first:5){nodes{...Picture}}variants(first:10){nodes{...Variant}}}'

const productPageFragment =
  'fragment ProductPage on ProductConnection{edges{node{...ListedProduct}}pageInfo{hasNextPage endCursor}}'

const collectionFragment =
  'fragment Collection on Collection{id handle title description image{...Picture}}'

const facetFragment =
  'fragment Facet on Filter{id values{label count input}}'

const cartFragment =
  'fragment Cart on Cart{id checkoutUrl updatedAt buyerIdentity{email phone}discountCodes{code applicable}discountAllocations{...on CartCodeDiscountAllocation{code}discountApplication{value{...on PricingPercentageValue{percentage}...on MoneyV2{...Money}}}}cost{subtotalAmount{...Money}totalAmount{...Money}totalTaxAmount{...Money}}lines(first:100){nodes{id quantity attributes{key value}cost{totalAmount{...Money}}merchandise{...on ProductVariant{id title availableForSale quantityAvailable requiresShipping quantityRule{maximum}price{...Money}image{...Picture}product{id handle title metafield(namespace:"custom" key:"ai_template_base"){value}}}}}}}'

const userErrorFragment =
  'fragment UserError on CartUserError{field message code}'

export const productsDocument =
  'query Products($first:Int!$after:String$query:String$sortKey:ProductSortKeys$reverse:Boolean$language:LanguageCode)@inContext(language:$language){products(first:$first after:$after query:$query sortKey:$sortKey reverse:$reverse){...ProductPage}}' +
  listedProductFragment +
  mediaFragment +
  moneyFragment +
  pictureFragment +
  productFragment +
  productPageFragment +
  variantFragment

export const collectionsDocument =
  'query Collections($first:Int!$language:LanguageCode)@inContext(language:$language){collections(first:$first){nodes{...Collection}}}' +
  collectionFragment +
  pictureFragment

export const collectionDocument =
  'query Collection($handle:String!$first:Int!$after:String$sortKey:ProductCollectionSortKeys$reverse:Boolean$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){...Collection products(first:$first after:$after sortKey:$sortKey reverse:$reverse){...ProductPage}}}' +
  collectionFragment +
  listedProductFragment +
  mediaFragment +
  moneyFragment +
  pictureFragment +
  productFragment +
  productPageFragment +
  variantFragment

export const facetsDocument =
  'query Facets($query:String!$filters:[ProductFilter!]$language:LanguageCode)@inContext(language:$language){search(query:$query productFilters:$filters types:[PRODUCT]first:1){productFilters{...Facet}}}' +
  facetFragment

export const collectionFacetsDocument =
  'query CollectionFacets($handle:String!$language:LanguageCode)@inContext(language:$language){collection(handle:$handle){products(first:1){filters{...Facet}}}}' +
  facetFragment

export const productDocument =
  'query Product($handle:String!$language:LanguageCode)@inContext(language:$language){product(handle:$handle){...Product media(first:10){nodes{...Media}}images(first:10){nodes{...Picture}}variants(first:20){nodes{...Variant}}}}' +
  mediaFragment +
  moneyFragment +
  pictureFragment +
  productFragment +
  variantFragment

export const variantWordsDocument =
  'query VariantWords($ids:[ID!]!$language:LanguageCode)@inContext(language:$language){nodes(ids:$ids){...on ProductVariant{id title product{title}}}}'

export const recommendationsDocument =
  'query Recommendations($productId:ID!$language:LanguageCode)@inContext(language:$language){productRecommendations(productId:$productId){...ListedProduct}}' +
  listedProductFragment +
  mediaFragment +
  moneyFragment +
  pictureFragment +
  productFragment +
  variantFragment

export const reviewsDocument =
  'query Reviews($handle:String!$language:LanguageCode)@inContext(language:$language){product(handle:$handle){metafield(namespace:"custom" key:"reviews"){value}}}'

export const cartDocument =
  'query Cart($id:ID!){cart(id:$id){...Cart}}' +
  cartFragment +
  moneyFragment +
  pictureFragment

export const cartCreateDocument =
  'mutation CartCreate($input:CartInput){cartCreate(input:$input){cart{...Cart}userErrors{...UserError}}}' +
  cartFragment +
  moneyFragment +
  pictureFragment +
  userErrorFragment

export const cartLinesAddDocument =
  'mutation CartLinesAdd($cartId:ID!$lines:[CartLineInput!]!){cartLinesAdd(cartId:$cartId lines:$lines){cart{...Cart}userErrors{...UserError}}}' +
  cartFragment +
  moneyFragment +
  pictureFragment +
  userErrorFragment

export const cartLinesUpdateDocument =
  'mutation CartLinesUpdate($cartId:ID!$lines:[CartLineUpdateInput!]!){cartLinesUpdate(cartId:$cartId lines:$lines){cart{...Cart}userErrors{...UserError}}}' +
  cartFragment +
  moneyFragment +
  pictureFragment +
  userErrorFragment

export const cartLinesRemoveDocument =
  'mutation CartLinesRemove($cartId:ID!$lineIds:[ID!]!){cartLinesRemove(cartId:$cartId lineIds:$lineIds){cart{...Cart}userErrors{...UserError}}}' +
  cartFragment +
  moneyFragment +
  pictureFragment +
  userErrorFragment

export const cartBuyerIdentityUpdateDocument =
  'mutation CartBuyerIdentityUpdate($cartId:ID!$buyerIdentity:CartBuyerIdentityInput!){cartBuyerIdentityUpdate(cartId:$cartId buyerIdentity:$buyerIdentity){cart{...Cart}userErrors{...UserError}}}' +
  cartFragment +
  moneyFragment +
  pictureFragment +
  userErrorFragment

export const cartDiscountCodesUpdateDocument =
  'mutation CartDiscountCodesUpdate($cartId:ID!$discountCodes:[String!]!){cartDiscountCodesUpdate(cartId:$cartId discountCodes:$discountCodes){cart{...Cart}userErrors{...UserError}}}' +
  cartFragment +
  moneyFragment +
  pictureFragment +
  userErrorFragment
