import type { MotifName } from './brief.ts'

/**
 * Names of things: `gender, one, one as an object, many, of many | English one, many | other Polish words | other
 * English words`. `p` are men, `a` other living masculine nouns, `m` things, `f`, `n`, `d` the young („dwoje dzieci”);
 * `l` has no singular. `_` stands for a space, `=` before a word says that it has no other forms, `=+` that it means
 * several.
 */
export const THINGS: Readonly<Record<MotifName, string>> = {
  cat: 'a kot kota koty kotów | cat cats | kotek kicia kiciuś kociak kociątko =+kocięta =+kociąt =+kociętami =+kociętom kocur kotka =kocia =kocie =koci | kitten kitty',
  dog: 'a pies psa psy psów | dog dogs | piesek szczeniak szczeniaczek szczenię jamnik labrador mops kundelek psiak owczarek pudel buldog dalmatyńczyk sznaucer rottweiler maltańczyk doberman chart wyżeł terier spaniel =husky =beagle =chihuahua =golden_retriever =golden_retrievera =york =bernardyn | dalmatian puppy doggy dachshund poodle labrador pug terrier spaniel beagle husky bulldog retriever corgi',
  bird: 'a ptak ptaka ptaki ptaków | bird birds | ptaszek wróbel sikorka rudzik słowik jaskółka kanarek mewa kruk wrona sroka dzięcioł kukułka koliber gil | robin cardinal sparrow seagull gull swallow raven crow magpie woodpecker hummingbird',
  dove: 'a gołąb gołębia gołębie gołębi | dove doves | gołąbek gołębica =gołębiem =gołębiowi =gołębiu =+gołębiami =+gołębiom | pigeon',
  owl: 'f sowa sowę sowy sów | owl owls | sówka puchacz | =owlet',
  fox: 'a lis lisa lisy lisów | fox foxes | lisek lisica lisiczka |',
  bear: 'a niedźwiedź niedźwiedzia niedźwiedzie niedźwiedzi | bear bears | niedźwiadek =niedzwiedzica |',
  teddy:
    'a miś misia misie misiów | teddy_bear teddy_bears | pluszak maskotka przytulanka =misi | teddy plushie',
  hare: 'a zając zająca zające zajęcy | hare hares | zajączek królik króliczek =zajeczka | bunny rabbit',
  hedgehog: 'a jeż jeża jeże jeży | hedgehog hedgehogs | jeżyk |',
  butterfly: 'a motyl motyla motyle motyli | butterfly butterflies | motylek ćma |',
  bee: 'f pszczoła pszczołę pszczoły pszczół | bee bees | pszczółka trzmiel =pszczole | honeybee bumblebee',
  fish: 'f ryba rybę ryby ryb | fish fish | rybka karp | goldfish =+fishes',
  whale: 'a wieloryb wieloryba wieloryby wielorybów | whale whales | orka delfin | dolphin',
  swan: 'a łabędź łabędzia łabędzie łabędzi | swan swans | |',
  deer: 'a jeleń jelenia jelenie jeleni | deer deer | sarna sarenka łania renifer jelonek łoś =lanie | moose elk reindeer fawn stag',
  sheep: 'f owca owcę owce owiec | sheep sheep | owieczka baran baranek jagnię | lamb',
  chick:
    'a kurczak kurczaka kurczaki kurczaków | chick chicks | kurczaczek kurczątko kurczę pisklę | =baby_chicken =+baby_chickens',
  penguin: 'a pingwin pingwina pingwiny pingwinów | penguin penguins | pingwinek |',
  elephant: 'a słoń słonia słonie słoni | elephant elephants | słonik słonica słoniątko |',
  horse:
    'a koń konia konie koni | horse horses | konik kucyk źrebak rumak klacz =konno =konny =konna =konne | pony =horseback =horse_riding',
  unicorn: 'a jednorożec jednorożca jednorożce jednorożców | unicorn unicorns | |',
  lion: 'a lew lwa lwy lwów | lion lions | lwiątko lewek lwica | =lioness',
  giraffe: 'f żyrafa żyrafę żyrafy żyraf | giraffe giraffes | żyrafka |',
  cow: 'f krowa krowę krowy krów | cow cows | krówka cielę byk | calf =calves',
  pig: 'f świnka świnkę świnki świnek | pig pigs | świnia prosię prosiaczek prosiak | piggy piglet',
  frog: 'f żaba żabę żaby żab | frog frogs | żabka ropucha | toad',
  turtle: 'a żółw żółwia żółwie żółwi | turtle turtles | żółwik | tortoise',
  duck: 'f kaczka kaczkę kaczki kaczek | duck ducks | kaczuszka kaczątko kaczor gęś gąska =gęsi | duckling goose =geese',
  squirrel: 'f wiewiórka wiewiórkę wiewiórki wiewiórek | squirrel squirrels | wiewióreczka |',
  mouse: 'f mysz mysz myszy myszy | mouse mice | myszka myszki |',
  dinosaur:
    'a dinozaur dinozaura dinozaury dinozaurów | dinosaur dinosaurs | dino tyranozaur =dinusia | dino =t-rex',
  dragon: 'a smok smoka smoki smoków | dragon dragons | smoczyca |',
  ladybird: 'f biedronka biedronkę biedronki biedronek | ladybird ladybirds | | ladybug',
  snail: 'a ślimak ślimaka ślimaki ślimaków | snail snails | ślimaczek |',
  grandma:
    'f babcia babcię babcie babć | grandmother grandmothers | =starsza_pani =starszą_panią babunia babuszka staruszka =babci emerytka | =old_lady =old_woman grandma granny nana',
  grandpa:
    'p dziadek dziadka dziadków dziadków | grandfather grandfathers | =starszy_pan =starszego_pana dziadziuś staruszek =dziadkiem emeryt | =old_man =elderly_man grandpa granddad',
  mum: 'f mama mamę mamy mam | mother mothers | mamusia matka =mamo | mum mom mummy mommy',
  dad: 'p tata tatę ojców ojców | father fathers | tatuś ojciec =ojca =ojcem =tato | dad daddy',
  woman:
    'f kobieta kobietę kobiety kobiet | woman women | dziewczyna =pani =panią =+panie królowa siostra przyjaciółka żona ciocia =kobiece sąsiadka koleżanka absolwentka maturzystka solenizantka jubilatka rowerzystka kolarka motocyklistka narciarka ogrodniczka rolniczka bibliotekarka gitarzystka skrzypaczka perkusistka piosenkarka wokalistka malarka artystka fotografka fryzjerka kelnerka barista baristka tenisistka koszykarka programistka łyżwiarka pszczelarka trenerka sprzedawczyni prawniczka księgowa sekretarka sportsmenka biegaczka pływaczka turystka góralka szefowa dziennikarka stewardesa pianistka krawcowa studentka amazonka żołnierka =gospodyni narzeczona | lady sister aunt wife queen seamstress singer waitress',
  man: 'p mężczyzna mężczyznę mężczyzn mężczyzn | man men | chłopak pan facet brat mąż wujek przyjaciel kolega sąsiad rycerz =mezem =mezczyzni kominiarz budowlaniec murarz marynarz żeglarz kapitan żołnierz absolwent solenizant jubilat rolnik ogrodnik profesor naukowiec bibliotekarz rowerzysta kolarz motocyklista narciarz jeździec dżokej wędkarz rybak gitarzysta skrzypek perkusista saksofonista piosenkarz wokalista malarz artysta fotograf fryzjer kelner tenisista koszykarz programista informatyk gracz gamer mechanik hydraulik elektryk stolarz majsterkowicz łyżwiarz pszczelarz trener pilot lotnik kurier sprzedawca prawnik inżynier architekt sportowiec biegacz pływak turysta góral szef dziennikarz pianista krawiec astronom szachista klaun student atleta siłacz ciężarowiec =+klauni =+rycerze =+kominiarze =+marynarze =+żołnierze narzeczony | student athlete weightlifter strongman clown jester skater beekeeper coach_of_the_team =trainer =pilot courier lawyer engineer runner hiker boss guy brother uncle husband knight =chimney_sweep builder sailor captain soldier graduate farmer gardener professor scientist librarian cyclist motorcyclist biker skier angler fisherman guitarist violinist drummer painter artist photographer hairdresser barber waiter programmer developer gamer mechanic plumber electrician carpenter pianist tailor astronomer',
  girl: 'f dziewczynka dziewczynkę dziewczynki dziewczynek | girl girls | dziewczę wnuczka księżniczka uczennica córka córeczka siostrzenica bratanica | niece granddaughter princess daughter schoolgirl',
  boy: 'p chłopiec chłopca chłopców chłopców | boy boys | chłopczyk wnuczek wnuk synek syn siostrzeniec bratanek uczeń książę | son nephew grandson prince schoolboy',
  baby: 'n niemowlę niemowlę niemowlęta niemowląt | baby babies | niemowlak niemowlaczek dzidziuś dzidzia bobas noworodek maluszek maleństwo oseska | newborn infant',
  bride: 'f panna_młoda pannę_młodą panny_młode panien_młodych | bride brides | |',
  groom: 'p pan_młody pana_młodego panów_młodych panów_młodych | groom grooms | | bridegroom',
  newlyweds:
    'f para_młoda parę_młodą pary_młode par_młodych | bride_and_groom brides_and_grooms | =+nowożeńcy =+nowożeńcom =+nowożeńców =+nowozencami młoda_para =+państwo_młodzi =+młodej_parze =+parze_młodej =pary_młodej | newlyweds just_married =wedding_couple',
  couple:
    'f para parę pary par | couple couples | =+zakochani =+zakochanych =+zakochanym =+narzeczeni =+małżeństwo =+rodzice =+rodzicami =+rodziców =zakochana_para | =+lovers =+parents',
  grandparents:
    'l dziadkowie dziadków dziadkowie dziadków | grandparents grandparents | =+dziadkami =+dziadkom =+para_staruszków =+parę_staruszków =+parą_staruszków =+pary_staruszków =+para_dziadków =+staruszkowie =+staruszków =+staruszkami =+małżeństwo_staruszków =+starsze_małżeństwo =+dwoje_staruszków | =+old_couple =+elderly_couple',
  teacher:
    'f nauczycielka nauczycielkę nauczycielki nauczycielek | teacher teachers | nauczyciel pani_nauczycielka wychowawczyni =pani_ze_szkoły | =schoolteacher',
  doctor:
    'f lekarka lekarkę lekarki lekarek | doctor doctors | lekarz pielęgniarka pielęgniarz doktor dentysta dentystka stomatolog weterynarz weterynarka aptekarka aptekarz farmaceutka chirurg położna =pani_doktor =panią_doktor | nurse dentist vet =veterinarian pharmacist midwife',
  friends:
    'l przyjaciele przyjaciół przyjaciół przyjaciół | friends friends | =+przyjaciółki =+przyjaciółmi =+koleżanki =+znajomi =+koledzy =+ludzie =+ludzi =+ludźmi =+osoby =+osób | =+people =+persons',
  family: 'f rodzina rodzinę rodziny rodzin | family families | rodzinka |',
  santa:
    'p święty_Mikołaj świętego_Mikołaja świętych_Mikołajów świętych_Mikołajów | Santa_Claus Santas | =mikołaj =mikołaja =mikołajem =mikołajowi gwiazdor | =santa',
  angel:
    'a anioł anioła anioły aniołów | angel angels | =anioł_stróż =anioła_stróża aniołek aniołka kupidyn amor | guardian_angel cupid',
  rose: 'f róża różę róże róż | rose roses | różyczka |',
  tulip: 'm tulipan tulipan tulipany tulipanów | tulip tulips | tulipanek |',
  sunflower: 'm słonecznik słonecznik słoneczniki słoneczników | sunflower sunflowers | |',
  poppy: 'm mak mak maki maków | poppy poppies | =makowe =makowa =makowej |',
  daisy:
    'f stokrotka stokrotkę stokrotki stokrotek | daisy daisies | rumianek margerytka =margaretki =margaretka | chamomile',
  lavender:
    'f lawenda lawendę lawendy lawend | lavender lavender | =+lawendowe_pole =+lawendowym_polu =+lawendowego_pola =+lawendowe_pola =+lawendowych_pól =+lawendowych_polach |',
  peony: 'f piwonia piwonię piwonie piwonii | peony peonies | hortensja =+piwoniami | hydrangea',
  lily: 'f lilia lilię lilie lilii | lily lilies | |',
  dandelion: 'm dmuchawiec dmuchawiec dmuchawce dmuchawców | dandelion dandelions | mlecz mniszek |',
  forgetmenot:
    'f niezapominajka niezapominajkę niezapominajki niezapominajek | forget-me-not forget-me-nots | fiołek chaber bratek | violet_flower cornflower',
  bouquet:
    'm bukiet bukiet bukiety bukietów | bouquet bouquets | =+polne_kwiaty =+polnych_kwiatów =+polnymi_kwiatami =kwiatowy =kwiatowa =kwiatowe =+kwiaty =+kwiatów =+kwiatami kwiatek =kwiat =kwiatu =kwiatem =kwiecie =kwiatkiem =+kwiatkami =+kwiatki bukiecik wiązanka | flower =floral =bunch_of_flowers =bunch_of_wild_flowers =bunch_of_wildflowers =+wildflowers =+wild_flowers',
  vase: 'm wazon wazon wazony wazonów | vase vases | wazonik dzbanek | jug',
  wreath: 'm wianek wianek wianki wianków | wreath wreaths | wieniec |',
  catkins: 'l bazie bazie bazie bazi | catkins catkins | =baziami wierzba palma_wielkanocna | willow',
  leaf: 'm liść liść liście liści | leaf leaves | listek klon eukaliptus =liscmi | maple eucalyptus',
  branch:
    'f gałąź gałąź gałęzie gałęzi | branch branches | gałązka konar =galezi =galazce =galazek =+gałązki | twig',
  mushroom: 'm grzyb grzyb grzyby grzybów | mushroom mushrooms | grzybek muchomor borowik | toadstool',
  tree: 'n drzewo drzewo drzewa drzew | tree trees | drzewko dąb lipa jabłoń grusza śliwa =debu =sadzie =sad | oak =cherry_tree =apple_tree =fruit_tree =plum_tree =pear_tree =cherry_blossom =cherry_blossoms =apple_blossom =apple_blossoms',
  spruce: 'm świerk świerk świerki świerków | spruce spruces | sosna jodła =sosnie =jodel | pine =pine_tree',
  birch: 'f brzoza brzozę brzozy brzóz | birch birches | brzózka |',
  palm: 'f palma palmę palmy palm | palm_tree palm_trees | | palm',
  cactus: 'm kaktus kaktus kaktusy kaktusów | cactus cacti | kaktusik sukulent | succulent',
  heart: 'n serce serce serca serc | heart hearts | serduszko =serduszek miłość =milosci =miloscia | =love',
  star: 'f gwiazda gwiazdę gwiazdy gwiazd | star stars | gwiazdka gwiazdeczka =gwiezdzie |',
  fullmoon:
    'm księżyc_w_pełni księżyc_w_pełni księżyce_w_pełni księżyców_w_pełni | full_moon full_moons | =księżycem_w_pełni =księżycu_w_pełni =w_pełni_księżyca =pełnia_księżyca =pełni_księżyca =pełnię_księżyca =pełnią_księżyca |',
  moon: 'm księżyc księżyc księżyce księżyców | moon moons | | =moonlight',
  sun: 'n słońce słońce słońca słońc | sun suns | słoneczko =słoneczny =słoneczna =słoneczne =słonecznym =słonecznie | =sunshine =sunny',
  cloud: 'f chmura chmurę chmury chmur | cloud clouds | chmurka obłok obłoczek |',
  snowflake:
    'f śnieżynka śnieżynkę śnieżynki śnieżynek | snowflake snowflakes | =+płatki_śniegu =płatek_śniegu |',
  rainbow: 'f tęcza tęczę tęcze tęcz | rainbow rainbows | |',
  planet: 'f planeta planetę planety planet | planet planets | saturn =saturna | saturn',
  rocket:
    'f rakieta rakietę rakiety rakiet | rocket rockets | =rakieta_kosmiczna statek_kosmiczny | spaceship',
  airballoon:
    'm balon_na_ogrzane_powietrze balon_na_ogrzane_powietrze balony_na_ogrzane_powietrze balonów_na_ogrzane_powietrze | hot-air_balloon hot-air_balloons | =lot_balonem =balonem_na_ogrzane_powietrze =lecą_balonem =leci_balonem balon_na_ogrzane | =hot_air_balloon =+hot_air_balloons =airballoon',
  cake: 'm tort tort torty tortów | cake cakes | torcik |',
  balloon: 'm balon balon balony balonów | balloon balloons | balonik |',
  balloons:
    'l balony balony balony balonów | balloons balloons | =pęk_balonów =bukiet_balonów | =bunch_of_balloons',
  gift: 'm prezent prezent prezenty prezentów | present presents | podarunek upominek prezencik paczka pudełko_prezentowe | gift gift_box present_box',
  candle: 'f świeca świecę świece świec | candle candles | świeczka świeczuszka znicz |',
  glasses:
    'l kieliszki kieliszki kieliszki kieliszków | champagne_glasses champagne_glasses | szampan kieliszek toast =wino =wina prosecco lampka_wina =kielichy_szampana =kielichami_szampana =kielichów_szampana =kieliszki_szampana =kieliszkami_szampana | =glass_of_champagne =+glasses_of_champagne =+glasses_of_wine =glass_of_wine =+champagne_flutes champagne wine =cheers',
  fireworks:
    'l fajerwerki fajerwerki fajerwerki fajerwerków | fireworks fireworks | =sztuczne_ognie petarda =fajerwerkami =fajerwerkow | firework',
  bunting: 'f girlanda girlandę girlandy girland | bunting bunting | chorągiewka proporczyk | garland',
  rings:
    'l obrączki obrączki obrączki obrączek | wedding_rings wedding_rings | obrączka pierścionek =obraczek =obraczkami pierścień =zareczyny =oświadczyny =oświadczyn =oświadczynach =pierścionek_zaręczynowy =pierścionkiem_zaręczynowym | ring =engagement =engagement_ring =proposal',
  egg: 'n jajko jajko jajka jajek | egg eggs | pisanka kraszanka jajo |',
  basket: 'm koszyk koszyk koszyki koszyków | basket baskets | koszyczek święconka kosz =koszem |',
  bauble: 'f bombka bombkę bombki bombek | bauble baubles | | ornament',
  bell: 'm dzwonek dzwonek dzwonki dzwonków | bell bells | dzwon dzwoneczek |',
  sleigh:
    'l sanie sanie sanie sań | sleigh sleighs | =saniami =saniach =sankach sanki =sanki kulig zaprzęg =psi_zaprzęg =psim_zaprzęgiem =psiego_zaprzęgu | sledge sled toboggan dogsled',
  gingerbread:
    'm piernik piernik pierniki pierników | gingerbread_man gingerbread_men | pierniczek =piernikowy_ludek ciasteczko =+ciasteczka =+ciasteczkami =+ciasteczek | gingerbread cookie biscuit',
  bow: 'f kokarda kokardę kokardy kokard | bow bows | kokardka wstążka =wstazki =wstazek | ribbon',
  christmastree:
    'f choinka choinkę choinki choinek | Christmas_tree Christmas_trees | =świerk_z_lampkami =drzewko_świąteczne | =xmas_tree =spruce_with_fairy_lights =tree_with_fairy_lights',
  snowman: 'a bałwan bałwana bałwany bałwanów | snowman snowmen | bałwanek |',
  pumpkin: 'f dynia dynię dynie dyń | pumpkin pumpkins | =dyniowa =dyniami |',
  ghost: 'a duch ducha duchy duchów | ghost ghosts | duszek |',
  crown: 'f korona koronę korony koron | crown crowns | =koronie |',
  cap: 'm biret biret birety biretów | graduation_cap graduation_caps | matura =obrona absolutorium | graduation',
  house:
    'm dom dom domy domów | house houses | drewniana_chata drewniany_dom drewniany_domek domek chata chatka chałupa =domu schronisko leśniczówka dworek gospodarstwo willa | home cottage =wooden_cabin =wooden_house cabin',
  castle:
    'm zamek zamek zamki zamków | castle castles | =wawel =wawelu =wawelem pałac wieża baszta twierdza | palace tower',
  church:
    'm kościół kościół kościoły kościołów | church churches | kaplica kapliczka kościółek =kosciele =katedra | chapel',
  lighthouse:
    'f latarnia_morska latarnię_morską latarnie_morskie latarni_morskich | lighthouse lighthouses | |',
  barn: 'f stodoła stodołę stodoły stodół | barn barns | =obora =obory =stajnia =stajni =farma =farmą =farmę =farmy =farmie | stable farm',
  shop: 'm sklep sklep sklepy sklepów | shop shops | kawiarnia księgarnia kwiaciarnia piekarnia cukiernia restauracja =sklep_z_zabawkami =sklepie_z_zabawkami =sklepu_z_zabawkami | store =café =cafe =cafés =cafes bookshop bookstore bakery florist restaurant =coffee_shop =flower_shop =toy_shop =book_shop =ice_cream_parlour',
  fence: 'm płot płot płoty płotów | fence fences | płotek ogrodzenie =płocie | =picket_fence',
  hen: 'f kura kurę kury kur | hen hens | kurka kwoka kokoszka | chicken',
  cliff: 'm klif klif klify klifów | cliff cliffs | skała urwisko =klifie | rock',
  balcony: 'm balkon balkon balkony balkonów | balcony balconies | balkonik taras | terrace',
  gingerbreadhouse:
    'm domek_z_piernika domek_z_piernika domki_z_piernika domków_z_piernika | gingerbread_house gingerbread_houses | =domku_z_piernika =domkiem_z_piernika piernikowy_domek piernikowa_chatka =piernikowym_domku =piernikowym_domkiem =piernikowego_domku =piernikowej_chatce =piernikową_chatkę =chatka_z_piernika =chatkę_z_piernika =chatce_z_piernika =chatki_z_piernika =chatką_z_piernika =dom_z_piernika =domu_z_piernika =dom_z_pierników =domek_z_pierników =chatka_baby_jagi =chatkę_baby_jagi | =gingerbread_cottage',
  bigtop:
    'm cyrk cyrk cyrki cyrków | circus_tent circus_tents | namiot_cyrkowy =namiocie_cyrkowym =cyrkowy =cyrkowa =cyrkowe =cyrkowej =cyrkowego =arenie =arena | circus =big_top',
  unicycle:
    'm monocykl monocykl monocykle monocykli | unicycle unicycles | =jednokołowym_rowerze =jednokołowym_rowerku |',
  tightrope:
    'f lina_cyrkowa linę_cyrkową liny_cyrkowe lin_cyrkowych | tightrope tightropes | =lina =linie =liną | =rope',
  blanket:
    'm koc koc koce koców | blanket blankets | kocyk kołdra kołderka pled narzuta =kocu | duvet quilt bedspread',
  mistletoe: 'f jemioła jemiołę jemioły jemioł | mistletoe mistletoe | =jemiołą =jemiole |',
  snowball:
    'f śnieżka śnieżkę śnieżki śnieżek | snowball snowballs | =+śnieżkami =+śnieżkach | snowball_fight',
  snake: 'a wąż węża węże węży | snake snakes | wężyk żmija | =python',
  bowtie: 'f muszka muszkę muszki muszek | bow_tie bow_ties | =muszce |',
  boots:
    'l buty buty buty butów | boots boots | =butach =butami but botki kozaki trampki | boot shoes sneakers',
  flowercrown:
    'f korona_z_kwiatów koronę_z_kwiatów korony_z_kwiatów koron_z_kwiatów | flower_crown flower_crowns | =koronie_z_kwiatów =wianku =wianek_na_głowie =wiankiem_na_głowie =wianki_na_głowach =wiankami_na_głowach | =floral_crown =crown_of_flowers =+wreaths_on_their_heads =wreath_on_her_head',
  icefloe:
    'f kra_lodowa krę_lodową kry_lodowe kier_lodowych | ice_floe ice_floes | góra_lodowa =górze_lodowej =krze =krze_lodowej =kra | iceberg',
  surfboard:
    'f deska_surfingowa deskę_surfingową deski_surfingowe desek_surfingowych | surfboard surfboards | =desce_surfingowej =deską_surfingową =desce_do_surfowania | =surf_board',
  wellies:
    'l kalosze kalosze kalosze kaloszy | wellies wellies | =kaloszach =kaloszami kalosz | =wellingtons =rubber_boots =rain_boots =wellington_boots',
  helmet: 'm kask kask kaski kasków | helmet helmets | hełm =kasku |',
  stairs:
    'l schody schody schody schodów | stairs stairs | =schodach =schodami =schodkach schodki | =steps =staircase',
  windmill: 'm wiatrak wiatrak wiatraki wiatraków | windmill windmills | młyn |',
  tent: 'm namiot namiot namioty namiotów | tent tents | biwak kemping | camping',
  bench: 'f ławka ławkę ławki ławek | bench benches | ławeczka |',
  lantern: 'm lampion lampion lampiony lampionów | lantern lanterns | latarenka lampka lampa | lamp',
  streetlamp:
    'f latarnia latarnię latarnie latarni | street_lamp street_lamps | =latarnia_uliczna =latarnią_uliczną =latarnie_uliczne =latarnię_uliczną =latarni_ulicznej | streetlamp lamppost =lamp_post streetlight =street_light =street_lights',
  fireplace: 'm kominek kominek kominki kominków | fireplace fireplaces | =kominku =kominkiem =kominka |',
  table: 'm stół stół stoły stołów | table tables | =stole =stolem stolik biurko | desk',
  armchair: 'm fotel fotel fotele foteli | armchair armchairs | fotelik |',
  chair: 'n krzesło krzesło krzesła krzeseł | chair chairs | krzesełko stołek taboret | stool',
  sofa: 'f kanapa kanapę kanapy kanap | sofa sofas | sofa wersalka tapczan | couch',
  boat: 'f łódka łódkę łódki łódek | boat boats | łódź żaglówka jacht statek żaglowiec =lodzi =lodzia okręt kajak | sailboat ship yacht',
  plane: 'm samolot samolot samoloty samolotów | plane planes | samolocik szybowiec | airplane aeroplane',
  biplane:
    'm dwupłatowiec dwupłatowiec dwupłatowce dwupłatowców | biplane biplanes | awionetka | =propeller_plane =light_aircraft',
  car: 'm samochód samochód samochody samochodów | car cars | auto autko garbus maluch fiat samochodzik =samochodu =samochodem | beetle',
  bicycle: 'm rower rower rowery rowerów | bicycle bicycles | rowerek | bike',
  train:
    'm pociąg pociąg pociągi pociągów | train trains | kolejka lokomotywa ciuchcia parowóz tramwaj | locomotive tram',
  tractor: 'm traktor traktor traktory traktorów | tractor tractors | ciągnik traktorek |',
  motorcycle:
    'm motocykl motocykl motocykle motocykli | motorcycle motorcycles | motor skuter motorek | motorbike =vespa',
  bus: 'm autobus autobus autobusy autobusów | bus buses | autokar | coach',
  firetruck:
    'm wóz_strażacki wóz_strażacki wozy_strażackie wozów_strażackich | fire_engine fire_engines | =strażacki_wóz =strażackiego_wozu =strażackim_wozem =straż_pożarna =straży_pożarnej | fire_truck firetruck',
  book: 'f książka książkę książki książek | book books | książeczka bajka =czyta =czytająca =czytający =czytać | =reading',
  cup: 'f filiżanka filiżankę filiżanki filiżanek | cup cups | kawa herbata kubek kakao czekolada filiżaneczka =kawie | coffee tea mug cocoa teacup',
  guitar: 'f gitara gitarę gitary gitar | guitar guitars | ukulele | ukulele',
  piano: 'm fortepian fortepian fortepiany fortepianów | piano pianos | pianino =pianinie |',
  violin: 'l skrzypce skrzypce skrzypce skrzypiec | violin violins | =skrzypcami =skrzypcach |',
  cello: 'f wiolonczela wiolonczelę wiolonczele wiolonczel | cello cellos | kontrabas | =double_bass',
  saxophone: 'm saksofon saksofon saksofony saksofonów | saxophone saxophones | | sax',
  trumpet: 'f trąbka trąbkę trąbki trąbek | trumpet trumpets | puzon | trombone',
  drum: 'm bęben bęben bębny bębnów | drum drums | bębenek perkusja |',
  note: 'f nuta nutę nuty nut | note notes | nutka muzyka piosenka melodia | music song',
  letter: 'm list list listy listów | letter letters | koperta wiadomość | =love_letter envelope',
  camera: 'm aparat aparat aparaty aparatów | camera cameras | aparat_fotograficzny |',
  umbrella: 'f parasolka parasolkę parasolki parasolek | umbrella umbrellas | parasol |',
  football:
    'f piłka piłkę piłki piłek | football footballs | mecz piłka_nożna =piłką_nożną =piłki_nożnej =piłkę_nożną =piłce_nożnej | soccer ball',
  basketball:
    'f piłka_do_koszykówki piłkę_do_koszykówki piłki_do_koszykówki piłek_do_koszykówki | basketball basketballs | koszykówka |',
  tennis:
    'f rakieta_tenisowa rakietę_tenisową rakiety_tenisowe rakiet_tenisowych | tennis_racket tennis_rackets | tenis | tennis racket',
  skis: 'l narty narty narty nart | skis skis | =nartach =nartami | ski skiing',
  trophy: 'm puchar puchar puchary pucharów | trophy trophies | |',
  medal: 'm medal medal medale medali | medal medals | |',
  key: 'm klucz klucz klucze kluczy | key keys | kluczyk |',
  pram: 'm wózek_dziecięcy wózek_dziecięcy wózki_dziecięce wózków_dziecięcych | pram prams | wózek =wozeczek | stroller',
  anchor: 'f kotwica kotwicę kotwice kotwic | anchor anchors | |',
  clock: 'm zegar zegar zegary zegarów | clock clocks | zegarek budzik | watch',
  suitcase: 'f walizka walizkę walizki walizek | suitcase suitcases | bagaż torba_podróżna | luggage',
  globe: 'm globus globus globusy globusów | globe globes | | ',
  palette:
    'f paleta_z_farbami paletę_z_farbami palety_z_farbami palet_z_farbami | paint_palette paint_palettes | =paleta =+farby =+farbami =+farb pędzel sztaluga =sztaludze =maluje =malują =malujący =malująca =malujące | =paints paintbrush easel',
  flag: 'f flaga flagę flagi flag | flag flags | =sztandar |',
  apple: 'n jabłko jabłko jabłka jabłek | apple apples | jabłuszko |',
  cherry: 'f wiśnia wiśnię wiśnie wiśni | cherry cherries | czereśnia wisienka |',
  lemon: 'f cytryna cytrynę cytryny cytryn | lemon lemons | cytrynka |',
  strawberry: 'f truskawka truskawkę truskawki truskawek | strawberry strawberries | poziomka truskawkowy |',
  raspberry:
    'f malina malinę maliny malin | raspberry raspberries | =malinka =malinki =malinkami jeżyna | blackberry',
  grapes:
    'l winogrona winogrona winogrona winogron | grapes grapes | winogrono kiść_winogron | grape vineyard',
  icecream: 'l lody lody lody lodów | ice_cream ice_creams | =lód_w_wafelku =lodami =lodach | icecream',
  pizza: 'f pizza pizzę pizze pizz | pizza pizzas | |',
  donut: 'm pączek pączek pączki pączków | doughnut doughnuts | =oponka | donut',
  lollipop: 'm lizak lizak lizaki lizaków | lollipop lollipops | cukierek cukierki | candy sweet',
  child:
    'd dziecko dziecko dzieci dzieci | child children | =dziecka =dziecku =dzieckiem =+dziećmi =+dzieciom =+dzieciach dzieciak =+dzieciaki =+uczniowie =+uczniów =+uczniami przedszkolak =+rodzeństwo | kid =+kids toddler sibling grandchild =+grandchildren',
  miner: 'p górnik górnika górników górników | miner miners | sztygar =+gornicy | coalminer',
  pirate: 'p pirat pirata piratów piratów | pirate pirates | korsarz =+piraci |',
  witch:
    'f czarownica czarownicę czarownice czarownic | witch witches | wiedźma =baba_jaga =babę_jagę | sorceress',
  elf: 'p elf elfa elfów elfów | elf elves | skrzat krasnal krasnoludek =+elfy =+skrzaty | gnome =dwarf',
  fairy: 'f wróżka wróżkę wróżki wróżek | fairy fairies | czarodziejka |',
  mermaid: 'f syrenka syrenkę syrenki syrenek | mermaid mermaids | syrena |',
  ballerina:
    'f baletnica baletnicę baletnice baletnic | ballerina ballerinas | balerina tancerka | =ballet dancer',
  chef: 'p kucharz kucharza kucharzy kucharzy | chef chefs | kucharka cukiernik piekarz | cook baker',
  policeman:
    'p policjant policjanta policjantów policjantów | police_officer police_officers | policjantka =+policjanci | policeman policewoman',
  firefighter:
    'p strażak strażaka strażaków strażaków | firefighter firefighters | =+strażacy strażaczka | fireman',
  astronaut:
    'p astronauta astronautę astronautów astronautów | astronaut astronauts | kosmonauta kosmonautka =+astronauci | cosmonaut spaceman',
  king: 'p król króla królów królów | king kings | =+królowie |',
  superhero:
    'p superbohater superbohatera superbohaterów superbohaterów | superhero superheroes | super_bohater superbohaterka bohater =+superbohaterowie | hero super_hero',
  robot: 'a robot robota roboty robotów | robot robots | robocik android |',
  stork: 'a bocian bociana bociany bocianów | stork storks | bociek żuraw czapla |',
  bat: 'a nietoperz nietoperza nietoperze nietoperzy | bat bats | nietoperek |',
  octopus:
    'f ośmiornica ośmiornicę ośmiornice ośmiornic | octopus octopuses | ośmiorniczka kałamarnica | squid',
  crocodile:
    'a krokodyl krokodyla krokodyle krokodyli | crocodile crocodiles | krokodylek aligator | alligator',
  monkey: 'f małpa małpę małpy małp | monkey monkeys | małpka szympans goryl | chimp ape gorilla',
  zebra: 'f zebra zebrę zebry zebr | zebra zebras | |',
  parrot: 'f papuga papugę papugi papug | parrot parrots | papużka | parakeet lovebird =+lovebirds',
  camel: 'a wielbłąd wielbłąda wielbłądy wielbłądów | camel camels | |',
  hat: 'm kapelusz kapelusz kapelusze kapeluszy | hat hats | kapelusik cylinder =słomkowy_kapelusz =słomkowym_kapeluszu =kapeluszu_słomkowym | fedora =top_hat =cowboy_hat =straw_hat =sun_hat =+top_hats',
  beanie:
    'f czapka czapkę czapki czapek | woolly_hat woolly_hats | czapeczka beret | beanie cap =winter_hat =knitted_hat bobble_hat',
  santahat:
    'f czapka_Mikołaja czapkę_Mikołaja czapki_Mikołaja czapek_Mikołaja | Santa_hat Santa_hats | =czapce_mikołaja =czapką_mikołaja =mikołajowej_czapce =mikołajowa_czapka =czapce_świętego_mikołaja =czapka_świętego_mikołaja =świątecznej_czapce | =santa’s_hat =christmas_hat',
  partyhat:
    'f czapeczka_urodzinowa czapeczkę_urodzinową czapeczki_urodzinowe czapeczek_urodzinowych | party_hat party_hats | =urodzinowej_czapeczce =czapeczce_urodzinowej =urodzinowej_czapce =imprezowej_czapeczce =czapce_urodzinowej =czapka_urodzinowa =czapkach_urodzinowych | =birthday_hat =+birthday_hats =party_cap',
  scarf: 'm szalik szalik szaliki szalików | scarf scarves | szal chusta apaszka | shawl',
  eyeglasses:
    'l okulary okulary okulary okularów | glasses glasses | =okularach =okularami okularki | eyeglasses spectacles sunglasses',
  chalice: 'm kielich kielich kielichy kielichów | chalice chalices | hostia | =eucharist',
  manger:
    'm żłóbek żłóbek żłóbki żłóbków | manger mangers | szopka_betlejemska stajenka_betlejemska =szopką_betlejemską szopka stajenka =jezusek =święta_rodzina =świętą_rodzinę =świętej_rodziny | nativity =nativity_scene crib =holy_family',
  shell: 'f muszla muszlę muszle muszli | shell shells | muszelka | seashell',
  starfish: 'f rozgwiazda rozgwiazdę rozgwiazdy rozgwiazd | starfish starfish | |',
  babka:
    'f babka babkę babki babek | Easter_babka Easter_babkas | babka_wielkanocna mazurek =babki_wielkanocne | =bundt',
  stocking: 'f skarpeta skarpetę skarpety skarpet | stocking stockings | skarpetka | sock',
  candycane:
    'f laska_cukrowa laskę_cukrową laski_cukrowe lasek_cukrowych | candy_cane candy_canes | cukrowa_laska cukrowa_laseczka |',
  wafer: 'm opłatek opłatek opłatki opłatków | Christmas_wafer Christmas_wafers | =oplatkiem | =wafer',
  diploma:
    'n świadectwo świadectwo świadectwa świadectw | diploma diplomas | certyfikat zaświadczenie dyplom | certificate',
  blackboard:
    'f tablica tablicę tablice tablic | blackboard blackboards | kreda =tablicy_szkolnej | chalkboard chalk',
  treasure:
    'm skarb skarb skarby skarbów | treasure_chest treasure_chests | kufer skrzynia =skrzynia_skarbów =góra_złota =górze_złota =stos_złota =stosie_złota =góra_skarbów =górze_skarbów =stosie_monet | treasure',
  crystalball:
    'f szklana_kula szklaną_kulę szklane_kule szklanych_kul | crystal_ball crystal_balls | =magiczna_kula =magiczną_kulą =magiczną_kulę =kryształowa_kula =kryształową_kulą =kula |',
  wheat:
    'm snop_zboża snop_zboża snopy_zboża snopów_zboża | sheaf_of_wheat sheaves_of_wheat | zboże snop snopek pszenica =kłosy kłos żniwa dożynki | wheat harvest',
  scooter:
    'f hulajnoga hulajnogę hulajnogi hulajnóg | scooter scooters | hulajnóżka =hulajnodze | =kick_scooter',
  campfire: 'n ognisko ognisko ogniska ognisk | campfire campfires | ogień =ogniem | bonfire fire',
  kite: 'm latawiec latawiec latawce latawców | kite kites | =puszcza_latawiec =puszczają_latawiec =puszcza_latawce | =flying_a_kite =flies_a_kite =flying_kites',
  deckchair: 'm leżak leżak leżaki leżaków | deckchair deckchairs | leżaczek | deck_chair sunbed',
  wool: 'm kłębek_wełny kłębek_wełny kłębki_wełny kłębków_wełny | ball_of_wool balls_of_wool | kłębek wełna włóczka =drutach =na_drutach =szydełko | yarn =knitting =knits wool',
  newspaper: 'f gazeta gazetę gazety gazet | newspaper newspapers | gazetka |',
  fishingrod:
    'f wędka wędkę wędki wędek | fishing_rod fishing_rods | =łowi =łowią =łowi_ryby =łowią_ryby =łowiący_ryby wędkowanie | =fishing',
  hammer:
    'm młotek młotek młotki młotków | hammer hammers | narzędzie śrubokręt majsterkowanie =naprawia =naprawiają | tool screwdriver =repairing =repairs =fixing =fixes',
  laptop: 'm laptop laptop laptopy laptopów | laptop laptops | komputer | computer',
  microphone: 'm mikrofon mikrofon mikrofony mikrofonów | microphone microphones | karaoke | mic =karaoke',
  gramophone:
    'm gramofon gramofon gramofony gramofonów | gramophone gramophones | adapter =płyta_winylowa winyl | =record_player vinyl',
  flowerpot:
    'f roślina_w_doniczce roślinę_w_doniczce rośliny_w_doniczkach roślin_w_doniczkach | pot_plant pot_plants | doniczka roślina rzeżucha paprotka | flowerpot potted_plant plant =pot =flower_pot =+flower_pots',
  pencil: 'm ołówek ołówek ołówki ołówków | pencil pencils | kredka długopis pióro_wieczne | crayon pen',
  backpack:
    'm plecak plecak plecaki plecaków | backpack backpacks | tornister plecaczek | rucksack =school_bag schoolbag',
  digger:
    'f koparka koparkę koparki koparek | digger diggers | koparko-ładowarka spychacz betoniarka dźwig buldożer | excavator bulldozer',
  carriage:
    'f bryczka bryczkę bryczki bryczek | carriage carriages | kareta powóz dorożka karoca | coach_and_horses',
  carrot: 'f marchewka marchewkę marchewki marchewek | carrot carrots | marchew |',
  banana: 'm banan banan banany bananów | banana bananas | |',
  croissant: 'm rogalik rogalik rogaliki rogalików | croissant croissants | rogal bułeczka | =pastry',
  chocolates:
    'l czekoladki czekoladki czekoladki czekoladek | chocolates chocolates | bombonierka czekoladka pralinka =czekoladkami | =box_of_chocolates praline',
  drink:
    'm drink drink drinki drinków | cocktail cocktails | koktajl lemoniada sok napój =dzbanek_lemoniady =dzbanka_lemoniady =dzbankiem_lemoniady =dzbanek_soku | lemonade juice drink =jug_of_lemonade =pitcher_of_lemonade =jug_of_juice',
  tie: 'm krawat krawat krawaty krawatów | tie ties | | necktie',
  bracelet:
    'f bransoletka bransoletkę bransoletki bransoletek | bracelet bracelets | bransoleta naszyjnik korale =perły | necklace pearl',
  rosary: 'm różaniec różaniec różańce różańców | rosary rosaries | |',
  footballer:
    'p piłkarz piłkarza piłkarzy piłkarzy | footballer footballers | piłkarka =+pilkarze bramkarz | goalkeeper =football_player',
  dress: 'f sukienka sukienkę sukienki sukienek | dress dresses | suknia sukieneczka | gown',
  pacifier: 'm smoczek smoczek smoczki smoczków | dummy dummies | | pacifier soother',
  booties:
    'l buciki buciki buciki bucików | baby_shoes baby_shoes | bucik =bucikami =bucikach butki | bootie =booties',
  carnation: 'm goździk goździk goździki goździków | carnation carnations | |',
  chrysanthemum:
    'f chryzantema chryzantemę chryzantemy chryzantem | chrysanthemum chrysanthemums | dalia aster astra złocień | dahlia aster',
  tiger: 'a tygrys tygrysa tygrysy tygrysów | tiger tigers | tygrysek tygrysica tygrysiątko | =tigress',
  panda:
    'f panda pandę pandy pand | panda pandas | =miś_panda =misia_panda =misia_pandę =misia_pandy =misiem_pandą =+misie_panda =+misie_pandy | panda_bear',
  rooster: 'a kogut koguta koguty kogutów | rooster roosters | kogucik | cockerel',
  horseshoe: 'f podkowa podkowę podkowy podków | horseshoe horseshoes | podkówka |',
  clover:
    'f czterolistna_koniczyna czterolistną_koniczynę czterolistne_koniczyny czterolistnych_koniczyn | four-leaf_clover four-leaf_clovers | koniczyna koniczynka | clover shamrock =clover_leaf',
  swing: 'f huśtawka huśtawkę huśtawki huśtawek | swing swings | |',
  bridge: 'm most most mosty mostów | bridge bridges | mostek kładka | footbridge',
  truck: 'f ciężarówka ciężarówkę ciężarówki ciężarówek | truck trucks | wywrotka | lorry',
  ambulance: 'f karetka karetkę karetki karetek | ambulance ambulances | ambulans =pogotowie |',
  postman: 'p listonosz listonosza listonoszy listonoszy | postman postmen | listonoszka | mailman',
  llama: 'f lama lamę lamy lam | llama llamas | alpaka alpaczka | alpaca',
  koala:
    'f koala koalę koale koali | koala koalas | =misia_koalę =misia_koali =miś_koala =misiem_koalą =+misie_koala =+koal | koala_bear',
  raccoon:
    'a szop szopa szopy szopów | raccoon raccoons | szop_pracz =szopa_pracza =szopem_praczem =+szopy_pracze | racoon',
  sloth: 'a leniwiec leniwca leniwce leniwców | sloth sloths | leniwczyk |',
  hamster:
    'a chomik chomika chomiki chomików | hamster hamsters | chomiczek =świnka_morska =świnkę_morską =świnki_morskiej =+świnki_morskie =+świnek_morskich =świnką_morską kawia | =+guinea_pigs =guinea_pig gerbil',
  otter: 'f wydra wydrę wydry wydr | otter otters | | ',
  wolf: 'a wilk wilka wilki wilków | wolf wolves | wilczek wilczyca wilczątko |',
  flamingo: 'a flaming flaminga flamingi flamingów | flamingo flamingos | | =+flamingoes',
  hippo: 'a hipopotam hipopotama hipopotamy hipopotamów | hippo hippos | hipcio | hippopotamus',
  seal: 'f foka fokę foki fok | seal seals | foczka | sea_lion walrus',
  cheese: 'm ser ser sery serów | cheese cheeses | serek =serem =sera | cheddar',
  stall:
    'm stragan stragan stragany straganów | market_stall market_stalls | =+jarmark =+jarmarku =+jarmarkiem =+targ =+targu =+targiem kramik kram =stoisko =stoiska =stoisku =+stoiska | stall =+stalls =+market =+christmas_market',
  ferriswheel:
    'n diabelskie_koło diabelskie_koło diabelskie_koła diabelskich_kół | Ferris_wheel Ferris_wheels | =diabelski_młyn =diabelskim_młynie =diabelskiego_młyna =diabelskim_młynem =diabelskim_kole =diabelskim_kołem =diabelskiego_koła | =big_wheel',
  carousel:
    'f karuzela karuzelę karuzele karuzel | carousel carousels | =karuzela_z_konikami =karuzelę_z_konikami =karuzeli_z_konikami =karuzelą_z_konikami | merry-go-round =merry_go_round',
  pirateship:
    'm piracki_statek piracki_statek pirackie_statki pirackich_statków | pirate_ship pirate_ships | =pirackim_statku =pirackim_statkiem =statek_piracki =statku_pirackim =statkiem_pirackim =statek_piratów =statku_piratów =piracki_okręt =piracki_żaglowiec |',
  goat: 'f koza kozę kozy kóz | goat goats | kózka koźlątko =koziołek =koziołka =koziołki | billy_goat =+kids_of_goats',
  donkey: 'a osioł osła osły osłów | donkey donkeys | osiołek =osłem =osłu =ośle =ośla =oślica | mule',
  bison: 'a żubr żubra żubry żubrów | bison bison | żubrzyca bizon | buffalo',
  boar: 'a dzik dzika dziki dzików | wild_boar wild_boars | | boar',
  beaver: 'a bóbr bobra bobry bobrów | beaver beavers | =bóbr =bobrem =bobrze bobrzyk |',
  badger: 'a borsuk borsuka borsuki borsuków | badger badgers | borsuczek |',
  leopard:
    'a lampart lamparta lamparty lampartów | leopard leopards | gepard =pantera =panterę jaguar =puma | cheetah jaguar',
  lynx: 'a ryś rysia rysie rysiów | lynx lynxes | =rysiem =rysiowi |',
  rhino: 'a nosorożec nosorożca nosorożce nosorożców | rhino rhinos | =nosorożcem | rhinoceros',
  kangaroo: 'a kangur kangura kangury kangurów | kangaroo kangaroos | kangurek kangurzyca |',
  rat: 'a szczur szczura szczury szczurów | rat rats | szczurek |',
  shark: 'a rekin rekina rekiny rekinów | shark sharks | rekinek |',
  crab: 'a krab kraba kraby krabów | crab crabs | krabik |',
  sandcastle:
    'm zamek_z_piasku zamek_z_piasku zamki_z_piasku zamków_z_piasku | sandcastle sandcastles | =zamku_z_piasku =zamkiem_z_piasku =babka_z_piasku =babki_z_piasku =wiaderko =łopatka =wiaderko_i_łopatka =piaskownica =piaskownicy | =sand_castle =sandpit',
  lilac:
    'm lilak lilak lilaki lilaków | lilac lilacs | =bzu =bzem =gałązka_bzu =gałązkę_bzu =gałązką_bzu =+gałązki_bzu =+gałązkami_bzu =+bzy =+bzów =+bzami =+bzach =kwitnący_bez =biały_bez =fioletowy_bez =liliowy_bez =pachnący_bez =majowy_bez =różowy_bez |',
  daffodil: 'm żonkil żonkil żonkile żonkili | daffodil daffodils | narcyz =żonkilów | narcissus',
  iris: 'm irys irys irysy irysów | iris irises | kosaciec |',
  crocus: 'm krokus krokus krokusy krokusów | crocus crocuses | krokusik szafran |',
  snowdrop: 'm przebiśnieg przebiśnieg przebiśniegi przebiśniegów | snowdrop snowdrops | śnieżyczka |',
  orchid: 'm storczyk storczyk storczyki storczyków | orchid orchids | orchidea |',
  magnolia: 'f magnolia magnolię magnolie magnolii | magnolia magnolias | =magnolią =gałązka_magnolii | ',
  beer: 'n piwo piwo piwa piw | beer beers | kufel =kufel_piwa =kuflem_piwa =kufle_piwa piwko =szklanka_piwa =piwem | pint =+pints =mug_of_beer =pint_of_beer',
  honey:
    'm miód miód miody miodów | honey honeys | =miodem =miodu =słoik_miodu =słoikiem_miodu =miód_w_słoiku =+słoiki_miodu | =jar_of_honey =honey_jar =honey_pot =pot_of_honey',
  pancakes:
    'l naleśniki naleśniki naleśniki naleśników | pancakes pancakes | =naleśnik =naleśnikami racuchy =+placki =placuszki =racuchami =+gofry =goframi =gofr | pancake waffle waffles',
  pierogi:
    'l pierogi pierogi pierogi pierogów | dumplings dumplings | =pieróg =pierogami =uszka =uszkami | =pierogi dumpling',
  bread:
    'm chleb chleb chleby chlebów | loaf_of_bread loaves_of_bread | chlebek bochenek =chlebem | bread loaf',
  burger: 'm burger burgera burgery burgerów | burger burgers | hamburger cheeseburger | hamburger',
  popcorn: 'm popcorn popcorn popcorn popcornu | popcorn popcorn | =popcornem =kino =kinie | =cinema',
  teapot: 'm czajnik czajnik czajniki czajników | teapot teapots | imbryk czajniczek | kettle',
  orange:
    'f pomarańcza pomarańczę pomarańcze pomarańczy | orange oranges | mandarynka =pomarańcz | mandarin tangerine',
  pear: 'f gruszka gruszkę gruszki gruszek | pear pears | gruszeczka |',
  plum: 'f śliwka śliwkę śliwki śliwek | plum plums | śliweczka |',
  tomato: 'm pomidor pomidor pomidory pomidorów | tomato tomatoes | pomidorek |',
  watermelon: 'm arbuz arbuz arbuzy arbuzów | watermelon watermelons | arbuzik |',
  pineapple: 'm ananas ananas ananasy ananasów | pineapple pineapples | |',
  skates:
    'l łyżwy łyżwy łyżwy łyżew | ice_skates ice_skates | =łyżwami =łyżwach =łyżwa =łyżwę | skate skates',
  skateboard: 'f deskorolka deskorolkę deskorolki deskorolek | skateboard skateboards | =deskorolce |',
  dumbbell:
    'm hantel hantel hantle hantli | dumbbell dumbbells | sztanga =hantlami =siłownia =siłowni =siłownię | barbell =gym',
  chess:
    'l szachy szachy szachy szachów | chess chess | =szachami =w_szachy =szachownica =gra_w_szachy =grają_w_szachy | =chessboard =playing_chess =plays_chess',
  cards:
    'l karty_do_gry karty_do_gry karty_do_gry kart_do_gry | playing_cards playing_cards | =kartami_do_gry =brydż =brydża =poker =pokera =gra_w_karty =grają_w_karty | =poker',
  gamepad:
    'm pad_do_gier pad_do_gier pady_do_gier padów_do_gier | game_controller game_controllers | =pad =padem =konsola =konsolą =konsolę =konsoli =kontroler =kontrolerem =gra_na_konsoli =grają_na_konsoli =gra_w_gry | gamepad =console =+video_games =playing_video_games',
  headphones:
    'l słuchawki słuchawki słuchawki słuchawek | headphones headphones | =słuchawkami =słuchawkach | headphone',
  telescope: 'm teleskop teleskop teleskopy teleskopów | telescope telescopes | luneta lunetka =astronomia |',
  phone:
    'm telefon telefon telefony telefonów | phone phones | komórka smartfon | smartphone =mobile_phone cellphone',
  television:
    'm telewizor telewizor telewizory telewizorów | television televisions | =telewizja =telewizję | tv =tv',
  wateringcan:
    'f konewka konewkę konewki konewek | watering_can watering_cans | polewaczka =podlewa =podlewają =podlewający =podlewająca =podlewające | =watering =waters',
  shears: 'l nożyczki nożyczki nożyczki nożyczek | scissors scissors | =nożyczkami sekator |',
  sewingmachine:
    'f maszyna_do_szycia maszynę_do_szycia maszyny_do_szycia maszyn_do_szycia | sewing_machine sewing_machines | =maszyną_do_szycia =maszynie_do_szycia =szyje_na_maszynie |',
  bed: 'n łóżko łóżko łóżka łóżek | bed beds | łóżeczko =łóżku =łóżkiem | cot',
  hammock:
    'm hamak hamak hamaki hamaków | hammock hammocks | =hamak_między_palmami =hamaku_między_palmami =hamak_pod_palmami =hamaku_pod_palmami |',
  padlock: 'f kłódka kłódkę kłódki kłódek | padlock padlocks | =kłódce |',
  bookshelf:
    'm regał regał regały regałów | bookshelf bookshelves | =regał_z_książkami =regały_z_książkami =regale_z_książkami =regałem_z_książkami biblioteczka biblioteka =biblioteka_pełna_książek =biblioteki_pełnej_książek =półka_z_książkami =półki_z_książkami =półce_z_książkami | library =library_full_of_books bookcase =shelf_full_of_books',
  rockinghorse:
    'm koń_na_biegunach konia_na_biegunach konie_na_biegunach koni_na_biegunach | rocking_horse rocking_horses | =konik_na_biegunach =konika_na_biegunach =koniku_na_biegunach =koniu_na_biegunach =konikiem_na_biegunach =drewniany_konik =drewnianego_konika |',
  blocks:
    'l klocki klocki klocki klocków | toy_blocks toy_blocks | =klockami =klocki_lego =klocków_lego =klockami_lego =klocek =lego | =building_blocks =wooden_blocks =blocks =lego =toys =+toys zabawka',
  doll: 'f lalka lalkę lalki lalek | doll dolls | laleczka |',
  snowglobe:
    'f śnieżna_kula śnieżną_kulę śnieżne_kule śnieżnych_kul | snow_globe snow_globes | =kula_śnieżna =kulę_śnieżną =śnieżnej_kuli =kuli_śnieżnej =szklana_kula_ze_śniegiem =szklanej_kuli_ze_śniegiem | snowglobe',
  eiffel:
    'f wieża_Eiffla wieżę_Eiffla wieże_Eiffla wież_Eiffla | Eiffel_Tower Eiffel_Towers | =wieżą_eiffla =wieży_eiffla =wieza_eiffla =wieżą_eiffel |',
  culturepalace:
    'm Pałac_Kultury Pałac_Kultury Pałace_Kultury Pałaców_Kultury | Palace_of_Culture Palaces_of_Culture | =pałacu_kultury =pałacem_kultury =pałac_kultury_i_nauki =pałacu_kultury_i_nauki =pkin |',
  helicopter: 'm helikopter helikopter helikoptery helikopterów | helicopter helicopters | śmigłowiec |',
  camper:
    'm kamper kamper kampery kamperów | camper_van camper_vans | kemper =przyczepa_kempingowa =przyczepę_kempingową =przyczepą_kempingową | campervan motorhome caravan camper',
  ufo: 'n ufo ufo ufo ufo | flying_saucer flying_saucers | =latający_spodek =latającym_spodku =spodek_kosmiczny | =ufo',
  alien: 'p kosmita kosmitę kosmitów kosmitów | alien aliens | ufoludek =+kosmici |',
  nest: 'n gniazdo gniazdo gniazda gniazd | nest nests | gniazdko =gnieździe |',
  picnic:
    'm koc_piknikowy koc_piknikowy koce_piknikowe koców_piknikowych | picnic_blanket picnic_blankets | piknik =piknikuje =piknikują =kocu_piknikowym =kosz_piknikowy =kosz_piknikowym =koszem_piknikowym | =picnic =picnic_basket',
  fountain: 'f fontanna fontannę fontanny fontann | fountain fountains | |',
  carton:
    'm karton karton kartony kartonów | cardboard_box cardboard_boxes | kartonik pudełko pudło | carton box',
  bubbles:
    'l bańki_mydlane bańki_mydlane bańki_mydlane baniek_mydlanych | soap_bubbles soap_bubbles | =bańkami_mydlanymi =bańka_mydlana =bańkę_mydlaną =puszcza_bańki =puszczają_bańki =puszcza_bańki_mydlane =puszczają_bańki_mydlane =puszczające_bańki_mydlane =bańki | =bubbles =blowing_bubbles =blowing_soap_bubbles',
  grill:
    'm grill grill grille grillów | barbecue barbecues | =grilluje =grillują grillowanie | =bbq barbecue grill',
  bottle:
    'f butelka butelkę butelki butelek | bottle bottles | =butelka_wina =butelkę_wina =butelką_wina =butelki_wina =butelka_szampana =butelkę_szampana flaszka | =bottle_of_wine =wine_bottle',
  birdfeeder:
    'm karmnik karmnik karmniki karmników | bird_feeder bird_feeders | =karmniku =budka_lęgowa | birdfeeder =bird_table birdhouse',
  compass: 'm kompas kompas kompasy kompasów | compass compasses | |',
  lilyofthevalley:
    'f konwalia konwalię konwalie konwalii | lily_of_the_valley lilies_of_the_valley | =konwaliami |',
  pie: 'n ciasto ciasto ciasta ciast | pie pies | szarlotka sernik makowiec keks =placek_ze_śliwkami jabłecznik | apple_pie cheesecake tart',
  cupcake: 'f babeczka babeczkę babeczki babeczek | cupcake cupcakes | muffinka ciastko | muffin',
  puddle: 'f kałuża kałużę kałuże kałuż | puddle puddles | =kałużach |',
  pier: 'm pomost pomost pomosty pomostów | pier piers | molo | jetty dock',
  bathtub: 'f wanna wannę wanny wanien | bathtub bathtubs | =wannie =wanną | bath tub bath_tub',
  cradle:
    'f kołyska kołyskę kołyski kołysek | cradle cradles | =kołysce =kołyską łóżeczko =łóżeczku | cot crib',
  flowerarch:
    'm kwiatowy_łuk kwiatowy_łuk kwiatowe_łuki kwiatowych_łuków | flower_arch flower_arches | łuk łuk_z_kwiatów =łukiem_z_kwiatów =łuku_z_kwiatów =łukiem_kwiatowym =łuk_kwiatowy =kwiatowym_łukiem =łuk_ślubny =łukiem_ślubnym | arch archway =arch_of_flowers floral_arch wedding_arch rose_arch',
  ladder:
    'f drabina drabinę drabiny drabin | ladder ladders | =drabinie =drabiną drabinka =drabince | stepladder',
  waterfall:
    'm wodospad wodospad wodospady wodospadów | waterfall waterfalls | =wodospadem =wodospadu =wodospadzie kaskada | cascade',
}
