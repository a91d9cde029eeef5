// src/features/prints/refusalTexts.ts
var TEXTS = {
	FILE_EMPTY: 
	/** i18n */
	{
		id: "qaqNx6",
		message: ["Plik jest pusty. Wybierz inny."]
	},
	FILE_TYPE_NOT_ALLOWED: 
	/** i18n */
	{
		id: "UPslL_",
		message: ["Przyjmujemy zdjęcia JPG, PNG, WebP, AVIF i\xA0GIF."]
	},
	PAYLOAD_TOO_LARGE: 
	/** i18n */
	{
		id: "1GOxeO",
		message: ["Plik jest większy niż 20\xA0MB. Zmniejsz go albo wybierz inny."]
	},
	PICTURE_TOO_LARGE: 
	/** i18n */
	{
		id: "y_Wn-P",
		message: ["Obraz ma więcej niż 50\xA0milionów pikseli. Zmniejsz go albo wybierz inny."]
	},
	FILE_UNREADABLE: 
	/** i18n */
	{
		id: "AMwa3y",
		message: ["Pliku nie da się odczytać: jest uszkodzony albo przeglądarka nie zna tego formatu."]
	},
	NO_ROOM: 
	/** i18n */
	{
		id: "MGxyFk",
		message: ["Na urządzeniu brakuje miejsca na obraz. Zwolnij trochę i\xA0spróbuj jeszcze raz."]
	},
	GONE: 
	/** i18n */
	{
		id: "UddMGl",
		message: ["Przeglądarka usunęła obraz, żeby zwolnić miejsce. Wybierz go jeszcze raz."]
	},
	NOT_FETCHED: 
	/** i18n */
	{
		id: "yEM2OW",
		message: ["Nie udało się pobrać obrazu. Sprawdź połączenie i\xA0spróbuj jeszcze raz."]
	}
};
/** Why a picture can't be laid on a product, and what to do about it. */
var refusalText = (refusal) => TEXTS[refusal];
export { refusalText as t };
