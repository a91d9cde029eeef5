/** Words of prompts that mean something else than the similar words of ours. */
export const WORDS_OF_THEIR_OWN = {
  pl: words(`
    klatce klatka kratka kładzie dywan dywanie lustro lustrze półka półce ściana ścianie podłoga podłodze
    sufit brama furtka komin piwnica strych garaż warsztat fabryka
    szpital apteka kiosk bank poczta szkoła szkole przedszkole uczelnia biblioteka muzeum teatr kino
    stadion boisko basen basenie siłownia hotel hotelu restauracja bar kawiarnia piekarnia cukiernia fryzjer krawiec
    szewc kowal stolarz murarz hydraulik elektryk inżynier prawnik sędzia notariusz księgowa sekretarka kierowca
    kierowcy pilot stewardessa kelner kelnerka barman rolnik ogrodnik leśniczy myśliwy rybak żołnierz generał
    kapitan admirał prezydent minister burmistrz wójt sołtys ksiądz zakonnica biskup papież mnich rabin
    talerz talerzu miska misce garnek garnku patelnia łyżka łyżce widelec nóż nożem szklanka szklance butelka butelce
    puszka słoik słoiku kosmetyki perfumy szminka grzebień szczotka mydło ręcznik ręczniku pościel poduszka poduszce
    koc kocu materac kołdra zasłona zasłonie firanka żaluzja roleta lodówka pralka zmywarka mikrofalówka żelazko
    odkurzacz suszarka telewizor radio głośnik słuchawki telefon tablet ładowarka kabel gniazdko żarówka bateria
    koszula koszuli bluzka spódnica spodnie dżinsy kurtka płaszcz płaszczu futro sweter swetrze kamizelka marynarka
    garnitur pasek rękawiczki rajstopy majtki piżama szlafrok kapcie pantofle sandały kozaki trampki
    chleb chlebie bułka masło maśle szynka kiełbasa jogurt mleko śmietana twaróg ryż makaron kasza mąka cukier sól
    pieprz papryka pomidor ogórek cebula czosnek ziemniak burak kapusta kalafior brokuł sałata szpinak groszek fasola
    kukurydza rzodkiewka gruszka śliwka morela brzoskwinia ananas pomarańcza mandarynka grejpfrut arbuz melon kiwi
    hipopotam nosorożec wilk wilku żubr łoś dzik bóbr borsuk kuna łasica norka szczur kret ryś wielkolud
    struś paw indyk gęś czapla żuraw kruk wrona sroka dzięcioł kukułka orzeł sokół jastrząb pelikan
    jaszczurka salamandra pająk mrówka osa komar mucha ważka świerszcz
    krab homar rekin śledź szczupak pstrąg łosoś meduza
    plan planie plamie panel panelu kanał kanale metal metalu kamień kamieniu piasek piasku glina beton szkło
    marmur granica kolumna kolumnie łuk wieża wieży most zapora tama port porcie przystań tunel tunelu
    droga autostrada rondo skrzyżowanie chodnik parking stacja peron lotnisko pas startowy
    pośpiech spokój cisza hałas radość smutek złość strach nadzieja wiara prawda kłamstwo sen marzenie
    pracownik pracownica szef szefowa klient klientka gość gospodarz sprzedawca kasjerka listonosz kurier
    mistrz mistrzyni trener zawodnik sędzina kibic biegacz pływak bokser karate judo joga
    sekunda minuta godzina tydzień miesiąc poniedziałek wtorek środa czwartek piątek sobota niedziela
    wykres tabela strona rozdział okładka tytuł autor wiersz proza powieść dramat
    malina porzeczka borówka jagoda agrest winorośl orzech migdał kasztan żołądź szyszka igła
    paproć mech bluszcz trawnik chwast pokrzywa oset szczaw mięta bazylia rozmaryn tymianek szałwia
  `),
  en: words(`
    stairs carpet mirror shelf wall floor ceiling balcony terrace gate fence chimney cellar attic garage workshop factory
    hospital pharmacy shop store kiosk bank school kindergarten library museum theatre cinema stadium pitch pool gym
    hotel restaurant bar barber tailor blacksmith carpenter plumber electrician engineer lawyer judge accountant
    secretary driver pilot waiter waitress bartender farmer gardener ranger hunter soldier general captain admiral
    president minister mayor priest nun bishop pope monk plate bowl pan spoon fork knife bottle jar perfume lipstick
    comb brush soap towel pillow blanket mattress curtain fridge washer oven iron vacuum dryer television radio
    speaker headphones phone tablet charger cable socket bulb battery shirt blouse skirt trousers jeans jacket coat
    sweater vest suit belt gloves tights pyjamas slippers sandals boots sneakers bread roll butter ham sausage yoghurt
    milk rice pasta flour sugar salt pepper tomato cucumber onion garlic potato cabbage lettuce spinach peas beans corn
    pear plum apricot pineapple mandarin grapefruit watermelon melon kiwi hippo rhino wolf bison moose boar
    beaver badger weasel rat mole lynx ostrich peacock turkey goose heron crane raven crow magpie woodpecker cuckoo
    eagle falcon hawk pelican lizard spider wasp mosquito dragonfly cricket crab lobster shark herring
    trout jellyfish plan panel canal metal stone sand clay concrete marble border column arch tower dam harbour tunnel
    motorway roundabout crossing pavement parking station platform airport hurry silence noise sadness anger fear hope
    faith truth dream worker boss client guest host seller postman courier champion trainer player judge runner
    swimmer boxer second minute hour week month table chair chart page chapter cover title author poem novel drama
    currant blueberry gooseberry nut almond chestnut acorn cone needle fern moss ivy lawn weed nettle mint basil
    thyme heard bread board beard bored stare stark steal stool stone horn hose hoarse morse source house mouse
    crown crowd clown cloud crow frown flock clock block black candy candid canal panel camel caramel
    better butter batter letter latter litter ladder
  `),
} as const

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
