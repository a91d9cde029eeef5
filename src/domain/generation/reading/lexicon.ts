import type {
  Brief,
  ClothesName,
  MoodName,
  OccasionName,
  PaintedStyle,
  PoseName,
  RelationName,
  SettingName,
  SizeName,
  WeatherName,
} from './brief.ts'

// Words besides the things, each in its dictionary form. `_` stands for a space, `=` says that a word has no other
// forms, `=+` that it means several, a `|` stands before the English ones.

export const SETTING_WORDS: Readonly<Record<SettingName, string>> = {
  meadow:
    'łąka łączka polana pole wzgórze pagórek trawa =lace =polu =polach pastwisko kwiecista_łąka =kwiecistej_łące ukwiecona_łąka =ukwieconej_łące =kwitnącej_łące łąka_kwiatów =łące_kwiatów łąka_pełna_kwiatów =łące_pełnej_kwiatów | flower_meadow flowery_meadow wildflower_meadow flower_field =field_of_flowers =meadow_of_flowers =meadow_full_of_flowers meadow field hill grass countryside',
  mountains:
    'góra stok =gory =gor =gorach =gorami górski tatry =tatr =tatrach =tatrami giewont morskie_oko =bieszczady =bieszczadach =bieszczadow szczyt =alpy =alpach =zakopane =zakopanem =zakopanego =beskidy =beskidach =pieniny =pieninach =sudety =sudetach =alpach =szlaku karkonosze =karkonoszach | mountain peak =alps =hiking',
  sea: 'morze morski bałtyk plaża plażowy ocean wybrzeże fala =wakacje =wakacji =nadmorski =falach wyspa =sopot =sopocie =gdynia =gdyni =hel =helu =kołobrzeg =kołobrzegu | sea beach ocean wave coast seaside =holidays island',
  lake: '=mazury =mazurach =mazur staw rzeka =rzece =brzegu strumień jezioro | lake pond river stream',
  forest:
    'las leśny dżungla puszcza bór =lesie gaj zagajnik =białowieża =białowieży | forest =woods woodland =in_the_wood jungle',
  city: 'miasto miejski miasteczko =warszawa =warszawie =warszawy =krakow =krakowie =krakowa =gdansk =gdansku =gdanska =wroclaw =wroclawiu =poznan =poznaniu =w_łodzi ulica kamienica =paryz =paryzu =londyn =londynie =londynu =rzym =rzymie =wenecja =wenecji =rynku rynek wieżowiec =lublin =lublinie =torun =toruniu =katowice =katowicach =szczecin =szczecinie =praga =pradze =berlin =berlinie =barcelona =barcelonie =amsterdam =amsterdamie =miescie | city town street =skyline =paris =london =rome =venice =new_york',
  village:
    '=wiejskiej_drodze =wiejska_droga wieś =wsi wioska wiejski dolina =wioskowy =podwórku podwórko =zagrodzie =farma =farmą =farmę =farmy =farmie | =country_road =countryside_road village =hamlet =farm valley',
  desert: 'pustynia wydma sahara =piaskach | desert dune',
  space: 'kosmos kosmiczny galaktyka wszechświat mgławica =kosmosie | space galaxy cosmos universe',
  room: 'drewniany_stół pokój =okno =okna =oknem =przy_oknach parapet stół stolik kuchnia salon klasa biurko =stole =stolem =oknie dom_w_środku sypialnia | living_room dining_room wooden_table kitchen_table dining_table room =window table kitchen bedroom desk',
  garden: 'ogród ogródek rabata =ogrodzie sad_kwitnący park =parku altana działka | garden park',
  plain: 'tło =tle | =background =backdrop',
}

export const OCCASION_WORDS: Readonly<Record<OccasionName, string>> = {
  birthday:
    '=urodziny =urodzin =urodzinach =urodzinami =urodzinom urodzinowy osiemnastka =osiemnastych =osiemnaste roczek =sto_lat =przyjęcie_urodzinowe =przyjęcia_urodzinowego =przyjęciu_urodzinowym | =happy_birthday birthday_party birthday b-day',
  nameday: '=imieniny =imienin =imieninach =imieninami imieninowy | nameday name_day',
  wedding: 'ślub ślubny wesele weselny nowożeniec =na_nowej_drodze_życia =ślubie | wedding',
  valentine:
    'walentynka walentynkowy =walentego =kocham =kocham_cię =zakochana =zakochany | =valentine’s_day =valentines_day =valentine_s_day =valentine’s =valentine_s valentine =i_love_you',
  christmas:
    '=boże_narodzenie =bożym_narodzeniem =bożego_narodzenia =bozonarodzeniowy =bozonarodzeniowa =bozonarodzeniowe =bozonarodzeniowej =bozonarodzeniowych =swieta =swiat =swiatecznie świąteczny wigilia wigilijny adwentowy =adwent =adwencie =kolęda kolędnik =gwiazdkowy =gwiazdkę_i_wigilię =wesołych_świąt | =merry_christmas christmas xmas =santa carol',
  easter: 'wielkanoc wielkanocny =wielkanocy | =happy_easter easter',
  mother:
    '=dzień_matki =dnia_matki =dniu_matki =dzień_mamy =dnia_mamy =dniu_mamy | =mother’s_day =mothers_day =mother_s_day',
  father: '=dzień_ojca =dnia_ojca =dniu_ojca =dzień_taty =dnia_taty =dniu_taty | =fathers_day =father_s_day',
  baptism: '=chrzest =chrztu =chrzciny =chrzcin =chrzcie =chrzcinach =chrzcinom | baptism christening',
  newyear:
    '=szczęśliwego_nowego_roku =nowy_rok =nowego_roku =nowym_rokiem =nowym_roku noworoczny sylwester sylwestrowy | =happy_new_year =new_year =new_years_eve =new_year_s =nye',
  thanks: '=dziekuje =dziekujemy podziękowanie =dzieki =wdzięczność | =thank =thanks =thank_you',
  congratulations:
    '=gratulacje =gratulacji =gratulacjami =gratuluje sukces awans zwycięstwo =nowa_praca =nowej_pracy =nową_pracę =zdany =zdana =zdane =udalo_sie wygrana | congratulation =congrats success =new_job',
  home: '=parapetówka =parapetówkę =parapetowki przeprowadzka =nowe_mieszkanie =nowego_mieszkania =nowym_mieszkaniu =nowy_dom =nowego_domu =nowym_domu | =housewarming =new_home =new_house',
  condolence:
    '=wyrazy_współczucia =wyrazami_współczucia =kondolencje =kondolencji współczucie pogrzeb żałobny =żałoba =pamięci | condolence =sympathy =funeral',
  halloween: '=halloween =halloweenowy =halloweenowa | =halloween',
  travel:
    'podróż wycieczka wyjazd =podrozy =podrozujacy przygoda wyprawa =bon_voyage | travel trip journey adventure',
  anniversary:
    '=złote_gody =srebrne_gody =rocznica_ślubu =rocznicę_ślubu =rocznicy_ślubu =rocznicą_ślubu rocznica rocznicowy jubileusz jubileuszowy =gody =godów =godach =godom | wedding_anniversary anniversary',
  communion:
    '=pierwsza_komunia =pierwszą_komunię =pierwszej_komunii =pierwszą_komunią =komunia_święta =komunię_świętą =komunii_świętej komunia komunijny | =first_communion =first_holy_communion =holy_communion communion',
  confirmation: 'bierzmowanie | =confirmation',
  newborn:
    '=narodziny =narodzin =narodzinach =baby_shower =bociankowe =nowo_narodzony =pępkowe | =baby_shower birth',
  childrensday: '=dzień_dziecka =dnia_dziecka =dniu_dziecka | =children’s_day =childrens_day =children_s_day',
  womensday:
    '=dzień_kobiet =dnia_kobiet =dniu_kobiet =dzień_kobiety =8_marca | =women’s_day =womens_day =women_s_day',
  grandmother:
    '=dzień_babci =dnia_babci =dniu_babci | =grandmother’s_day =grandmothers_day =grandma’s_day =grandmas_day',
  grandfather:
    '=dzień_dziadka =dnia_dziadka =dniu_dziadka | =grandfather’s_day =grandfathers_day =grandpa’s_day =grandpas_day',
  grandparents:
    '=dzień_babci_i_dziadka =dnia_babci_i_dziadka =dniu_babci_i_dziadka =dzień_dziadków | =grandparents’_day =grandparents_day',
  teachersday:
    '=dzień_nauczyciela =dnia_nauczyciela =dniu_nauczyciela =dzień_edukacji =dzień_edukacji_narodowej | =teacher’s_day =teachers_day =teachers’_day',
  schoolend:
    '=zakończenie_roku =zakończenia_roku =zakończenie_roku_szkolnego =koniec_roku_szkolnego =koniec_szkoły | =end_of_school =last_day_of_school =school_year',
  retirement: 'emerytura emerytalny emeryt emerytka | retirement retired =retiree',
  standrew: '=andrzejki =andrzejek =andrzejkach =andrzejkami andrzejkowy =lanie_wosku | =andrzejki',
  miners: 'barbórka barbórkowy =dzień_górnika =dnia_górnika | =barborka',
  stnicholas: '=mikołajki =mikołajek =mikołajkach mikołajkowy | =st_nicholas_day =st_nicholas',
}

export const MOOD_WORDS: Readonly<Record<MoodName, string>> = {
  romantic: 'romantyczny czuły miłosny zakochany =czule | romantic tender =tenderly =romantically =lovingly',
  joyful:
    '=z_przymrużeniem_oka =w_kolorach_tęczy =kolorach_tęczy =tęczowych_kolorach =z_humorem radosny wesoły pogodny kolorowy zabawny szczęśliwy uśmiechnięty =wesolych =radość śmieszny śmiejący =śmieje =smieja | joyful happy cheerful colorful colourful fun smiling funny =smile =smiles =laughing =joyfully =playful =festive =tongue_in_cheek',
  warm: 'ciepły =ciepło =światło_świec =światłem_świec =świetle_świec =blask_świec =blasku_świec =ciepłym przytulny | warm =candlelight =candlelit cosy cozy',
  calm: 'jasny spokojny cichy delikatny łagodny pastelowy subtelny =+pastele =pasteli =pastelach miękki | calm quiet gentle soft pastel peaceful bright delicate serene subtle',
  elegant:
    'elegancki wytworny stylowy klasyczny ozdobny | elegant classy classic =elegantly ornate =stylish fancy',
  mysterious:
    'tajemniczy magiczny mroczny ciemny baśniowy zaczarowany | mysterious magic magical dark enchanted =fairytale',
  cosmic: 'gwiezdny | cosmic stellar',
  childlike:
    'dziecięcy =dla_dzieci =dla_dziecka bajkowy słodki uroczy śliczny | cute =for_kids =for_children =sweet adorable',
  retro:
    '=retro =vintage stary dawny starodawny staroświecki =prl | =retro =vintage old-fashioned =old antique',
  minimal: 'minimalistyczny prosty =prosto | =minimalist =minimal =simple =clean',
}

/** The engine's painting styles that a word can ask for. */
export const STYLE_WORDS: Readonly<Record<PaintedStyle, string>> = {
  watercolour:
    'akwarela akwarelowy =akwarelą | =watercolour =watercolor =watercolours =watercolors =aquarelle',
  'paper-cut':
    'wycinanka wycinankowy =wycięty_z_papieru =wycięte_z_papieru =wycinane_z_papieru | =paper-cut =papercut =paper_cut =paper_cutout =cut-paper =cut_paper',
  linocut: 'linoryt drzeworyt linorytowy | linocut woodcut =lino_print',
  poster: 'plakat plakatowy | poster',
  pattern: 'deseń =wzór =wzorek =powtarzalny_wzór | =pattern =seamless_pattern =repeat_pattern',
  vivid: 'żywy jaskrawy intensywny =nasycony =nasycone =żywymi_kolorami | vivid vibrant =saturated',
}

export const SEASON_WORDS: Readonly<Record<NonNullable<Brief['season']>, string>> = {
  spring:
    'wiosna wiosenny =kwietniu =kwietnia =marcu kwiecień =maj =maju majowy kwitnący | =blooming =blossoming =may =april =spring =springtime',
  summer: '=lato =lecie =latem letni =czerwcu =lipcu =sierpniu lipiec sierpień | =summer',
  autumn: 'jesień jesienny =październiku =wrześniu =listopadzie październik listopad | =autumn =fall',
  winter:
    'zima zimowy =zimno śnieżny mróz mroźny ośnieżony zaśnieżony grudzień grudniowy =grudniu =styczniu =lutym =sniegu =snieg =sniegiem =sniegach =na_lodzie lodowisko | =ice =icy =winter =snow =snowy',
}

export const TIME_WORDS: Readonly<Record<NonNullable<Brief['time']>, string>> = {
  night:
    'noc nocny północ gwiaździsty rozgwieżdżony =ksiezycowa =przy_świetle_księżyca =w_świetle_księżyca =w_blasku_księżyca | =by_moonlight =in_the_moonlight =in_moonlight =night =midnight =starry =nighttime =moonlit',
  sunset:
    '=zachód =zachodzie =zachodu =zachodzie_słońca =zachód_słońca =zachodu_słońca =zachodem zachodzący wieczór wieczorny zmierzch =złota_godzina =o_zmroku | =sunset =dusk =evening =golden_hour',
  dawn: '=wschód =wschodzie =wschodu =wschodzie_słońca =wschód_słońca =wschodu_słońca poranek poranny świt =rano =ranem | =dawn =sunrise =morning =daybreak',
  day: '=dzień =dnia =w_południe =popoludnie =popołudniu południe | =day =noon =daylight =afternoon',
}

export const WEATHER_WORDS: Readonly<Record<WeatherName, string>> = {
  snow: 'śnieg śnieżny zamieć ośnieżony zaśnieżony śnieżyca =pada_śnieg | =snow =snowy =snowing =snowfall =snows',
  rain: 'deszcz deszczowy =pada ulewa =leje mżawka =pada_deszcz | =rain =rainy =raining',
  storm: 'burza burzowy piorun błyskawica | storm =stormy =lightning thunder',
  fog: 'mgła mglisty zamglony =mgle | =fog =foggy =mist =misty',
  clouds: 'pochmurny =pochmurno zachmurzony =+chmury =+chmurami | =cloudy =overcast',
  wind: 'wiatr wietrzny wichura =wieje | =wind =windy =breeze',
  rainbow: 'tęcza tęczowy | rainbow',
  confetti: '=konfetti =serpentyny =serpentynami | =confetti',
  stars: 'gwiaździsty rozgwieżdżony =gwiazdami | =starry =stars',
}

/** A colour's value, its name, and its other words; `|` before the English ones. */
export const COLOUR_WORDS: readonly (readonly [colour: string, pl: string, en: string, also: string])[] = [
  ['#d8392f', 'czerwony', 'red', 'szkarłatny =czerwień =czerwieni | scarlet'],
  [
    '#9a2742',
    'bordowy',
    'burgundy',
    'burgundowy wiśniowy malinowy =bordo rubinowy ciemnoczerwony | maroon crimson dark_red',
  ],
  ['#ef7fa0', 'różowy', 'pink', 'różowiutki jasnoróżowy pudrowy | rosy light_pink'],
  ['#ef7a35', 'pomarańczowy', 'orange', ''],
  ['#d4793a', 'rudy', 'ginger', 'rudawy | '],
  ['#f3c02f', 'żółty', 'yellow', 'żółciutki =żółć'],
  ['#dba73f', 'złoty', 'golden', 'złocisty =złoto =złota =złotem złocony | gold'],
  ['#4d8f5a', 'zielony', 'green', 'zieloniutki =zieleń =zieleni =zielenia'],
  [
    '#2c5f41',
    'ciemnozielony',
    'dark green',
    '=ciemna_zieleń =ciemnej_zieleni =ciemną_zielenią =butelkowa_zieleń =butelkowej_zieleni | bottle_green forest_green',
  ],
  ['#8fbf8a', 'miętowy', 'mint', 'jasnozielony pistacjowy szałwiowy oliwkowy | sage light_green mint_green'],
  ['#4f7fc9', 'niebieski', 'blue', 'szafirowy chabrowy =niebiesko'],
  ['#8cc3e8', 'błękitny', 'light blue', 'jasnoniebieski =błękit =błękicie =błękitu | azure sky-blue'],
  ['#24365f', 'granatowy', 'navy blue', '=granat =granatu =granacie ciemnoniebieski | navy dark_blue'],
  ['#2a9d9d', 'turkusowy', 'turquoise', 'morski_kolor =turkus | teal'],
  ['#7c5bb8', 'fioletowy', 'purple', '=fiolet =fiolecie | violet'],
  ['#b79ad9', 'liliowy', 'lilac', 'lawendowy wrzosowy | lavender-coloured'],
  ['#8a5a3a', 'brązowy', 'brown', 'brunatny czekoladowy =brąz | =chocolate'],
  ['#ecdcc2', 'beżowy', 'beige', 'kremowy =krem =kremu | cream ecru'],
  ['#f7f3ec', 'biały', 'white', 'bielutki śnieżnobiały polarny =biel =bieli | polar'],
  ['#2e2c33', 'czarny', 'black', 'czarniutki =czerń =czerni'],
  ['#8f949e', 'szary', 'grey', 'siwy popielaty srebrny =srebro =srebra =srebrem | gray silver'],
  ['#e8865f', 'koralowy', 'coral', 'łososiowy brzoskwiniowy | salmon peach'],
]

export const SIZE_WORDS: Readonly<Record<SizeName, readonly [pl: string, en: string, also: string]>> = {
  small: ['mały', 'small', 'malutki maleńki niewielki drobny =mini | little tiny'],
  large: ['duży', 'large', 'wysoki spory gruby | big tall'],
  huge: ['ogromny', 'huge', 'wielki olbrzymi gigantyczny przeogromny | giant enormous'],
}

/** Clothes of the whole body. */
export const CLOTHES_WORDS: Readonly<Record<ClothesName, string>> = {
  sweater:
    '=sweter =swetrze =swetrem =swetra =swetry =swetrach =swetrami sweterek | sweater jumper pullover cardigan',
  coat: 'płaszcz kurtka płaszczyk =płaszczu kożuch peleryna | coat jacket raincoat overcoat',
  pyjamas: 'piżama piżamka szlafrok | =pyjamas =pajamas =pyjama =pajama dressing_gown',
  apron: 'fartuch fartuszek =fartuchu | apron',
  suit: 'garnitur smoking frak =garniturze | =suit =suits =tuxedo =dinner_jacket',
}

/** The participle for it, and the words that mean it. */
export const POSE_WORDS: Readonly<Record<PoseName, readonly [pl: string, en: string, also: string]>> = {
  asleep: [
    'śpiący',
    'sleeping',
    '=śpi =śpią =drzemie zmęczony senny uśpiony drzemiący =spiacego | =sleeps =asleep =tired =sleepy =sleep =napping',
  ],
  jumping: ['skaczący', 'jumping', '=skacze =skaczą =podskakuje podskakujący | =jumps =jump =leaping'],
  running: ['biegnący', 'running', '=biegnie =biegną =biega =biegają biegający =pędzi =goni | =runs =run'],
  dancing: ['tańczący', 'dancing', '=tańczy =tańczą =tańcu taniec | =dances =dance'],
  flying: [
    'latający',
    'flying',
    '=lata =latają =leci =lecą =unosi =unoszą =fruwa lecący =szybuje =unosi_się =unoszą_się | =flies =fly =rise =rises =rising =float =floats =floating =soars =soaring',
  ],
  waving: ['machający', 'waving', '=macha =machają =pozdrawia | =waving'],
  singing: [
    'śpiewający',
    'singing',
    '=śpiewa =śpiewają =gra =grają =grający =grająca =grającego | =sings =sing =playing =plays',
  ],
  hugging: [
    'przytulony',
    'hugging',
    '=przytula =przytulają =przytula_się =przytulają_się =trzymają_się_za_ręce =trzymające_się_za_ręce =trzymający_się_za_ręce =za_rękę =tuli =tulą =tulą_się przytulający =obejmuje =obejmują =obejmują_się obejmujący objęty =w_objęciach =przytuleni =wtuleni | =holding_hands =hand_in_hand =hug =hugs =embracing =embrace =cuddling =cuddle =cuddles',
  ],
  kissing: ['całujący', 'kissing', '=całuje =całują =całuje_się =całują_się | =kiss =kisses'],
  sad: ['smutny', 'sad', 'zasmucony płaczący =płacze =płaczą zapłakany | =crying =unhappy =cries'],
  angry: ['zły', 'angry', 'rozzłoszczony wściekły gniewny =złości_się | =grumpy =furious'],
  walking: [
    'spacerujący',
    'walking',
    '=spaceruje =spacerują =idzie =idą =chodzi =chodzą =maszeruje =maszerują =spacer =spacerze =spacerem wędrujący =wędruje =wędrują idący spacerujący | =walks =walk =strolling =strolls =marching =wandering',
  ],
  swimming: [
    'pływający',
    'swimming',
    '=pływa =pływają =kąpie =kąpie_się =kąpią_się =kąpiel =kąpieli | =swims =swim',
  ],
  diving: [
    'nurkujący',
    'diving',
    '=nurkuje =nurkują =skacze_do_wody =skaczą_do_wody =skok_do_wody | =dives =dive =jumping_into_the_water',
  ],
  falling: [
    'przewracający',
    'slipping',
    '=upada =upadają =przewraca =przewraca_się =przewracają_się =wywraca =wywraca_się =poślizgnął_się =poślizgnęła_się =poślizgnęło_się =ślizga_się =potyka_się =pośliznął_się | =slips =slipped =slip =tripping =trips =tumbling =tumbles =falling_over =falls_over',
  ],
  climbing: [
    'wspinający',
    'climbing',
    '=wspina =wspinają =wspina_się =wspinają_się =wdrapuje =wdrapuje_się =wdrapują_się | =climbs =climb =climbing_up =climbs_up',
  ],
  kneeling: [
    'klęczący',
    'kneeling',
    '=klęczy =klęczą =klęka =klęknął =oświadcza_się klęczący | =kneels =kneel =proposing =proposes =on_one_knee =on_his_knee',
  ],
  surprised: ['zaskoczony', 'surprised', 'zdziwiony zdumiony | =amazed =astonished'],
}

/** Whole numbers as words, each with its forms; the first two are used in reports. */
export const COUNT_WORDS: readonly (readonly [count: number, words: string])[] = [
  [1, 'jeden jedna jedno jednego jednej jedną jednym | one single'],
  [2, 'dwa dwie dwoje dwóch dwoma dwiema dwu dwójka obaj oba obie dwaj | two'],
  [3, 'trzy troje trzech trzema trzej trójka | three'],
  [4, 'cztery czworo czterech czterema czterej | four'],
  [5, 'pięć pięcioro pięciu pięcioma kilka kilkoro kilku kilkoma | five several few'],
  [6, 'sześć sześcioro sześciu sześcioma | six half_a_dozen'],
  [7, 'siedem siedmioro siedmiu siedmioma | seven'],
  [8, 'osiem ośmioro ośmiu ośmioma wiele dużo mnóstwo wielu | eight many'],
  [9, 'dziewięć dziewięcioro dziewięciu | nine'],
  [10, 'dziesięć dziesięcioro dziesięciu | ten'],
  [11, 'jedenaście jedenastu | eleven'],
  [12, 'dwanaście dwanaścioro dwunastu tuzin | twelve dozen'],
]

/** Words without anything to see: those that join words, ask for a picture at all, or praise. */
export const SMALL_WORDS =
  'a aby albo ale bardzo bo by być był była było byli był cały cała całe całym całej co coś czy czyli dla do ich i im ile iż ja jak jako jakby jakiś jakaś jakieś jego jej jest jestem już każdy każda każde każdym mam ku lub ma mają mi między mnie mną moja moje moją mojej mojego moim moich moi moimi mój nade nim nią nimi niech niej nich niego niemu o od ode około on ona one oni oraz po poza przez przynajmniej się są serdecznie ta tak taki taka takie tam te tego tej ten tę tą tym tych to tu twój twoja twoje u więc wszystko wszystkich wśród z zaś ze żeby żebym który która które której gdzie jeszcze też ' +
  'obraz obrazek obrazu obrazem obrazka obrazkiem rysunek rysunku ilustracja ilustracji ilustrację portret portretu grafika grafikę malunek malowany malowana rysowany namalowany kartka kartki kartkę kartce karta kartę pocztówka pocztówkę pocztówki laurka laurkę laurki zaproszenie zaproszenia zaproszeniu życzenia życzeniami życzeń okazji okazję okazja zdjęcie zdjęcia fotografia styl stylu stylem narysuj narysować namaluj zrób stwórz chcę chciałbym chciałabym proszę poproszę wyświetl pokaż scena scenę scenka sceny widok widokiem kolor kolory kolorze kolorach koloru kolorami odcieniach tonacji nastrój nastroju klimat klimacie światło świetle światłem światła film filmik filmu animacja animację ' +
  'stoi stoją stojący stojąca stojące widać wygląda ładny ładna ładne ładnego ładną piękny piękna piękne pięknego pięknych pięknym pięknymi piękną miłe miły miła miłego nasz nasza nasze naszej naszego naszych swój swoją swoim swoje swojego swojej pełen pełna pełne pełny kochany kochana kochanej kochanego najlepszy najlepsza najlepszego najlepszej ukochany ukochana ukochanej ukochanego wszystkim razem siebie tylko nade wszędzie latek lat rok roku nosi uczy uczą w_ramionach na_rękach tworzą tworzące bawi bawią szuka szukają patrzy patrzą spogląda spoglądają wyprowadza wyprowadzają ubrany ubrana pełnymi pełnym robi robią w_czasie podczas na_środku pośrodku dla_dwojga w_powietrzu na_szczęście dzień_dobry po_burzy po_deszczu jest_są z_życzeniami w_stylu wokół_nich za_nimi dookoła_niego ponad | ' +
  'a i the an of with and or for to from before next between is are am be being it its he she they him her them my our your his their this that these those some any very really as like also just first one’s s i’d picture drawing painting illustration portrait card postcard invitation image photo style please draw make create paint show scene view colour color colours colors tones mood vibe beautiful nice pretty lovely light film video clip animation there has have standing stands among amongst amid together while who which teaching teaches in_his_arms in_her_arms in_its_arms in_their_arms forming where having has looking looks searching up best dear beloved full so but wearing wears dressed made full_of in_the_middle_of for_two the_most most_beautiful most_wonderful most_of in_the_air for_luck side_by_side i_want i_would_like '

/** Words between a figure and the thing in its hands. */
export const HOLDING_WORDS =
  'trzyma trzymają trzymający trzymająca trzymające trzymającego trzymającej niesie niosą niosący niosąca niosące je jedzą jedzący jedząca jedzące pije piją pijący pijąca kradnie dmucha dmuchający dmuchająca zbiera zbierają zbierający zbierająca daje dają dający dająca wręcza podaje ofiarowuje dostaje piecze pieką piekąca balansuje balansują żongluje żonglują żonglujący żonglująca zdmuchuje zdmuchują zdmuchujący zdmuchująca podnosi podnoszą wyciąga wyciągają rzuca rzucają rzucający otwiera otwierają otwierający rozpakowuje rozpakowują odpakowuje | holding holds hold carrying carries eating eats drinking drinks stealing steals blowing blows picking picks gathering gathers giving gives offering offers bringing brings baking bakes balancing balances juggling juggles blowing_out blows_out lifting lifts throwing throws opening opens unwrapping unwraps'

/** The relation of a thing to the one named next; `_` stands for a space. */
export const RELATION_WORDS: Readonly<Record<Exclude<RelationName, 'pulling'>, string>> = {
  on: 'na po na_dachu po_dachu na_szczycie | on on_top_of on_the_roof_of on_the_roof on_a_roof atop upon onto',
  in: 'w we wewnątrz | in inside into out_of peeking_out_of looking_out_of',
  under:
    'pod otulony otulona otulone przykryty przykryta przykryte owinięty owinięta owinięte zawinięty zawinięta opatulony opatulona | under beneath underneath below covered_with covered_by covered_in wrapped_in tucked_under tucked_in tucked_into snuggled_under snuggled_in',
  front: 'przed | in_front_of',
  behind: 'za | behind',
  beside:
    'obok koło przy patrzy_na patrzą_na spogląda_na spoglądają_na | beside near next_to by alongside at looking_at looks_at gazing_at watching',
  above: 'nad ponad | above over',
  around: 'wokół dookoła naokoło wkoło | around round all_around',
}

/** The parts that some of these name of the following thing: without it they show nothing. */
export const PARTS_NAMED: ReadonlySet<string> = new Set('dachu szczycie roof top'.split(' '))

/** Postures of a figure on, in or beside a thing: followed with its place. */
export const RESTING_WORDS =
  'prowadzi kieruje pilotuje podróżuje podróżują jeździć jechać jedzie jadą jeździ jeżdżą jadący jadąca huśta huśtają buja bujają płynie płyną zjeżdża zjeżdżają siedzi siedzą wysiaduje wysiadują siedzący siedząca siedzące siedzącego leży leżą leżący leżąca leżące wisi wiszą wiszący wisząca wiszące | driving drives travelling traveling riding rides ride sailing sails hanging hangs sitting sits sit seated lying lies lie resting perched hatching'

/** Making something. */
export const BUILDING_WORDS =
  'lepi lepią lepiący buduje budują budujący budująca ulepił ulepili ulepiły stawia stawiają | building builds making'

/** Being carried by another figure. */
export const SHOULDER_WORDS =
  'na_barana na_barkach na_ramionach na_plecach barkach plecach | piggyback piggy_back piggyback_ride shoulders on_his_shoulders on_her_shoulders on_its_shoulders on_their_shoulders on_his_back on_her_back on_its_back'

/** Animals before a vehicle. */
export const PULLING_WORDS =
  'ciągnie ciągną ciągnący ciągnąca ciągnące ciągnięty ciągnięta ciągnięte ciągniętej ciągniętym ciągniętych ciągnięci zaprzężony zaprzężona zaprzężone zaprzężonej zaprzężonych zaprzężoną zaprzężonymi | pulled pulling pulls pull drawn_by'

/** Verbs of falling: drawn with the weather that falls. */
export const FALLING_WORDS =
  'spada spadają spadający spadające sypie sypią prószy pada padają wiruje wirują lecą_płatki | falls falling drifts drifting'

/** Roads that wind through a country seen from above. */
export const ROAD_WORDS = 'droga ścieżka dróżka szosa | road path lane pathway'

/** The sky over everything outside. */
export const SKY_WORDS = 'niebo niebie nieba niebem | sky skies'

/** Words before an unwanted thing. */
export const NEGATION_WORDS = 'bez nie żadnych żadnego żadnej zamiast ani oprócz | no not without'
