/**
 * The texts of earlier editions (`TEXT_EDITION`), by product: an order keeps the text that its words were written into.
 * Only a new edition adds to these.
 */
export const FORMER_TEXTS: Readonly<Partial<Record<string, { readonly pl: string; readonly en: string }>>> = {
  'kartka-urodzinowa-sto-iskier': {
    pl: '{imie}, dziś płonie sto iskier, a każda jest za Ciebie.\n\nZ ostatniego roku najlepiej pamiętam jedno: {wspomnienie}. Życzę Ci {zyczenie} i tylu powodów do śmiechu, żeby zabrakło na nie świeczek.\n\n{nadawca}',
    en: '{imie}, a hundred sparks are burning today, and every one of them is because of you.\n\nFrom the past year I remember one thing best: {wspomnienie}. I wish you {zyczenie} and so many reasons to laugh that we run out of candles.\n\n{nadawca}',
  },
  'kartka-na-osiemnastke': {
    pl: '{imie}, od dziś wolno Ci prawie wszystko.\n\nMy i tak będziemy pamiętać, że {wspomnienie}. Niech się spełni to: {marzenie}. A gdyby kiedyś zabrakło pomysłu, nasza rada brzmi: {rada}.\n\n{nadawca}',
    en: '{imie}, from today you are allowed nearly everything.\n\nWe will still remember that {wspomnienie}. May this come true: {marzenie}. And should you ever run out of ideas, our advice is: {rada}.\n\n{nadawca}',
  },
  'kartka-dla-dziecka-balony': {
    pl: 'Był sobie ktoś, kto miał na imię {imie} i kończył {wiek} lat.\n\nRano do drzwi zapukał niezwykły gość: {zwierze}. Przyniósł trzy balony. Pierwszy był na odwagę, drugi na przygody, a trzeci na tort.\n\nWszystkiego najlepszego! {nadawca}',
    en: 'Once upon a time there was somebody called {imie}, who was turning {wiek}.\n\nIn the morning an unusual guest knocked at the door: {zwierze}. It had brought three balloons. The first was for courage, the second for adventures, and the third for cake.\n\nHappy birthday! {nadawca}',
  },
  'kartka-imieninowa-laka': {
    pl: '{imie}, dobrze, że jesteś w kalendarzu i w naszym życiu.\n\nZa to, że masz w sobie {cecha}, i za {drobiazg} – dziękujemy. Niech ten rok pachnie łąką.\n\n{nadawca}',
    en: '{imie}, it is good to have you in the calendar and in our lives.\n\nFor what you have in you, {cecha}, and for {drobiazg}: thank you. May this year smell of meadows.\n\n{nadawca}',
  },
  'zyczenia-dla-przyjaciolki': {
    pl: '{imie}, pamiętasz? {wspomnienie}. Zazdroszczę Ci jednej rzeczy: {zazdrosc}. Wszystkiego, co się śmieje i świeci! {nadawca}',
    en: '{imie}, remember? {wspomnienie}. I envy you one thing: {zazdrosc}. Here’s to everything that laughs and shines! {nadawca}',
  },
  'zyczenia-dla-szefowej': {
    pl: 'Szanowna Pani, Szanowny Panie, {imie}! Z okazji urodzin życzymy {zyczenie}. Cenimy w naszej pracy to, że {cecha}. Z pozdrowieniami, {nadawca}',
    en: 'Dear {imie}! On your birthday we wish you {zyczenie}. What we value at work is that {cecha}. With regards, {nadawca}',
  },
  'zyczenia-na-piecdziesiatke': {
    pl: '{imie}, pięćdziesiąt lat to połowa bardzo dobrej drogi. Za Tobą {osiagniecie}, obok Ciebie {bliscy}, a przed Tobą {plan}. Idź swoim tempem, my dotrzymamy kroku. {nadawca}',
    en: '{imie}, fifty years are half of a very good road. Behind you {osiagniecie}, beside you {bliscy}, and ahead of you {plan}. Go at your own pace, we’ll keep up. {nadawca}',
  },
  'zyczenia-dla-dziadkow': {
    pl: '{imie}! Najbardziej lubię, jak {lubie}. Życzę Ci {zyczenie} i żebyś zawsze miała, miał czas. {nadawca}',
    en: '{imie}! What I like best is when {lubie}. I wish you {zyczenie} and that you always have time. {nadawca}',
  },
  'kartka-na-dzien-matki-bukiet': {
    pl: 'Mamo, mam po Tobie {co_mam_po_tobie}.\n\nI mam za co dziękować: {za_co}. Nie mówię tego co dzień, więc mówię dziś i na piśmie, żeby zostało.\n\n{nadawca}',
    en: 'Mum, this I have from you: {co_mam_po_tobie}.\n\nAnd I have things to thank you for: {za_co}. I don’t say it every day, so I am saying it today, and in writing, so that it stays.\n\n{nadawca}',
  },
  'kartka-na-dzien-ojca-gory': {
    pl: 'Tato, nauczyłeś mnie ważnej rzeczy: {lekcja}.\n\nA że nie wszystko musi się udać, wiem stąd: {wpadka}. Z góry widać lepiej, a ja najwięcej zobaczyłem z Twoich ramion.\n\n{nadawca}',
    en: 'Dad, you taught me something important: {lekcja}.\n\nAnd that not everything has to work out I know from this: {wpadka}. You see more from the top, and I saw the most from your shoulders.\n\n{nadawca}',
  },
  'kartka-slubna-galazki': {
    pl: '{imie_pierwsze} i {imie_drugie}, wszystko zaczęło się tak: {poznanie}.\n\nPatrzymy na Was i widzimy, że najlepiej wychodzi Wam jedno: {razem}. Życzymy Wam domu, w którym zawsze jest o jedno krzesło więcej.\n\n{nadawca}',
    en: '{imie_pierwsze} and {imie_drugie}, it all began like this: {poznanie}.\n\nWe look at you and see what you do best: {razem}. We wish you a home with always one chair more than you need.\n\n{nadawca}',
  },
  'kartka-rocznica-dwie-linie': {
    pl: '{imie}, rok {rok}: {scena_pierwsza}.\n\nPotem było i tak: {scena_druga}. A dziś dwie linie dalej idą razem, raz prosto, raz zygzakiem, ale zawsze obok siebie.\n\n{nadawca}',
    en: '{imie}, the year {rok}: {scena_pierwsza}.\n\nLater there was this: {scena_druga}. And today two lines go on together, now straight, now zigzag, but always side by side.\n\n{nadawca}',
  },
  'kartka-narodziny-dziecka-ksiezyc': {
    pl: 'Dzień dobry, {imie}.\n\nPrzyszedł ten dzień, {data}, i od razu było wiadomo: {pogoda}. Waga pokazała {waga}, a wszyscy wokół nagle zaczęli mówić szeptem. Życzymy Ci {zyczenie}.\n\n{nadawca}',
    en: 'Good morning, {imie}.\n\nThe day came, {data}, and it was clear at once: {pogoda}. You weighed {waga}, and everybody around suddenly began to whisper. We wish you {zyczenie}.\n\n{nadawca}',
  },
  'kartka-swiateczna-pierwsza-gwiazdka': {
    pl: '{imie}, zanim zaświeci pierwsza gwiazdka, chcemy zdążyć z jednym: {podziekowanie}.\n\nNa te święta życzymy {zyczenie} i wolnego miejsca przy stole, na które naprawdę ktoś przyjdzie.\n\n{nadawca}',
    en: '{imie}, before the first star lights up there is one thing we want to be in time for: {podziekowanie}.\n\nThis Christmas we wish you {zyczenie} and an empty place at the table that somebody really comes to take.\n\n{nadawca}',
  },
  'kartka-swiateczna-zimowy-las': {
    pl: '{imie}, rok był długi, a w nim jedno dobre: {dobre}.\n\nTeraz pora na ciszę. Życzę Ci {zyczenie} i śniegu tylko wtedy, kiedy nigdzie nie trzeba jechać.\n\n{nadawca}',
    en: '{imie}, it was a long year, and there was one good thing in it: {dobre}.\n\nNow it is time for silence. I wish you {zyczenie}, and snow only when there is nowhere to drive.\n\n{nadawca}',
  },
  'kartka-walentynkowa-jedno-serce': {
    pl: '{imie}, kocham Cię, i tyle.\n\nNo dobrze, jeszcze za to: {za_co}. I za ten nasz zwyczaj: {zwyczaj}. Reszta na ucho.\n\n{nadawca}',
    en: '{imie}, I love you, that’s all.\n\nAll right, for this too: {za_co}. And for that habit of ours: {zwyczaj}. The rest I’ll whisper.\n\n{nadawca}',
  },
  'kartka-gratulacyjna-laur': {
    pl: '{imie}, udało się: {sukces}!\n\nWidzieliśmy, co było po drodze: {trudnosc}. Dlatego nie mówimy „masz szczęście”. Mówimy: należało się.\n\n{nadawca}',
    en: '{imie}, you did it: {sukces}!\n\nWe saw what lay along the way: {trudnosc}. So we don’t say “lucky you”. We say: you earned it.\n\n{nadawca}',
  },
  'kartka-przeprosiny-zlota-rysa': {
    pl: '{imie}, przepraszam.\n\nStało się to: {co_sie_stalo}. To moja wina i nie mam wymówki. Chcę to naprawić tak: {naprawa}. Poczekam, ile trzeba.\n\n{nadawca}',
    en: '{imie}, I am sorry.\n\nThis is what happened: {co_sie_stalo}. It is my fault and I have no excuse. I want to mend it like this: {naprawa}. I’ll wait as long as it takes.\n\n{nadawca}',
  },
  'podziekowanie-dla-nauczycielki': {
    pl: 'Droga Pani, drogi Panie!\n\nNajbardziej zapamiętam to: {zapamietam}. Umiem teraz {umiem} i to jest dzięki {imie}. Będę opowiadać o tym w domu jeszcze długo.\n\n{nadawca}',
    en: 'Dear {imie}!\n\nWhat I will remember best is this: {zapamietam}. Now I can {umiem}, and that is thanks to you. I will talk about it at home for a long time.\n\n{nadawca}',
  },
  'podziekowanie-dla-lekarzy': {
    pl: 'Szanowny Zespole, {imie}!\n\nDziękuję za to, co zwykle nie trafia do żadnej karty: {gest}. Ulga przyszła wtedy, gdy {ulga}. Życzę Wam spokojnych dyżurów i ludzi, którzy mówią „dziękuję” na głos.\n\n{nadawca}',
    en: 'Dear {imie}!\n\nThank you for what never makes it into any chart: {gest}. Relief came when {ulga}. I wish you quiet shifts and people who say “thank you” out loud.\n\n{nadawca}',
  },
  'podziekowania-dla-gosci-weselnych': {
    pl: '{imie}, dziękujemy, że byliście z nami.\n\nZostanie nam w pamięci to: {wspomnienie}. Drzwi naszego domu już Was znają.\n\n{nadawca}',
    en: '{imie}, thank you for being with us.\n\nThis will stay in our memory: {wspomnienie}. The door of our home knows you now.\n\n{nadawca}',
  },
  'podziekowanie-dla-zespolu': {
    pl: 'Zespole {imie}!\n\nSkończyliśmy: {projekt}. Nie udałoby się bez kilku rzeczy: {zaslugi}. Pracować z Wami to przyjemność, a po tym kwartale także zaszczyt.\n\n{nadawca}',
    en: 'Team {imie}!\n\nWe are done: {projekt}. It wouldn’t have worked without a few things: {zaslugi}. Working with you is a pleasure, and after this quarter an honour, too.\n\n{nadawca}',
  },
  'podziekowanie-dla-rodzicow': {
    pl: 'Mamo, tato!\n\nDom, z którego wychodzimy, to {dom}. Nauczyliście nas, że {lekcja}. Dziś oddajemy choć trochę: {dziekujemy_za}. Zawsze będziemy wracać na obiad.\n\n{nadawca}',
    en: 'Mum, dad!\n\nThe home we are leaving is {dom}. You taught us that {lekcja}. Today we give back a little of it: {dziekujemy_za}. We will always come back for dinner.\n\n{nadawca}',
  },
  'podziekowanie-dla-sasiadow': {
    pl: '{imie}, dziękujemy za {przysluga}.\n\nTaki sąsiad to lepiej niż winda, która działa. Czekolada jest na odwrocie.\n\n{nadawca}',
    en: '{imie}, thank you for {przysluga}.\n\nA neighbour like you beats a lift that works. The chocolate is on the back.\n\n{nadawca}',
  },
  'list-milosny-na-rocznice': {
    pl: 'Kochanie, {imie},\n\nlata mijają, a ja dalej zauważam to samo: {szczegol}. Kłócimy się o {spor}, i dobrze, bo o rzeczy ważne nie musimy.\n\nKiedy Cię nie ma, najbardziej brakuje mi jednego: {tesknota}. Chcę tego jeszcze przez bardzo długi czas.\n\n{nadawca}',
    en: 'Dear {imie},\n\nthe years go by and I still notice the same thing: {szczegol}. We quarrel about {spor}, and that is good, because about the important things we don’t have to.\n\nWhen you are away I miss one thing most: {tesknota}. I want this for a very long time yet.\n\n{nadawca}',
  },
  'list-na-odleglosc': {
    pl: '{imie},\n\ndzieli nas {odleglosc}. U mnie dziś było zwyczajnie: {dzien}. W każdym z tych miejsc brakowało jednej osoby.\n\nZobaczymy się {data}. Do tego czasu śpij po mojej stronie łóżka.\n\n{nadawca}',
    en: '{imie},\n\nthere are {odleglosc} between us. My day was ordinary: {dzien}. In each of these places one person was missing.\n\nWe’ll see each other on {data}. Until then, sleep on my side of the bed.\n\n{nadawca}',
  },
  'pierwszy-list-wyznanie': {
    pl: '{imie},\n\nchyba musisz wiedzieć: od kiedy {moment}, trudniej mi się skupić. Lubię to: {lubie}.\n\nNie musisz odpowiadać od razu ani wcale. Ja po prostu nie chcę już udawać, że to nic.\n\n{nadawca}',
    en: '{imie},\n\nI think you should know: ever since {moment}, I find it harder to concentrate. I like this: {lubie}.\n\nYou don’t have to answer at once, or at all. I just don’t want to pretend any more that it is nothing.\n\n{nadawca}',
  },
  'list-na-zareczyny': {
    pl: '{imie},\n\nzanim zapytam, posłuchaj. Pierwszy raz pomyślałem o tym, gdy {poczatek}. Drugi raz, gdy {dowod}.\n\nOd tamtej pory każdy plan zaczyna się u mnie od słowa „my”. Zostało tylko jedno pytanie i teraz je zadam.\n\n{nadawca}',
    en: '{imie},\n\nbefore I ask, listen. The first time I thought of it was when {poczatek}. The second, when {dowod}.\n\nSince then every plan of mine begins with the word “we”. There is only one question left, and I am going to ask it now.\n\n{nadawca}',
  },
  'list-walentynkowy-na-dobranoc': {
    pl: '{imie},\n\nzanim zgaśnie lampka: dziś najbardziej podobało mi się to: {dzis}. Jutro zrobimy {jutro}, a jeśli nie, to też dobrze.\n\nŚpij. Ja jeszcze chwilę popatrzę.\n\n{nadawca}',
    en: '{imie},\n\nbefore the lamp goes out: what I liked best today was {dzis}. Tomorrow we’ll make {jutro}, and if we don’t, that’s fine too.\n\nSleep. I’ll just look a little longer.\n\n{nadawca}',
  },
  'list-na-zgode': {
    pl: '{imie},\n\nzrozumiałem jedno: {zrozumienie}. Boję się, że {obawa}, i dlatego piszę, zamiast znów podnieść głos.\n\nMoja propozycja jest taka: {propozycja}. Wróćmy do stołu. Herbata jeszcze ciepła.\n\n{nadawca}',
    en: '{imie},\n\nI have understood one thing: {zrozumienie}. I am afraid that {obawa}, and so I am writing instead of raising my voice again.\n\nMy proposal is this: {propozycja}. Let’s come back to the table. The tea is still warm.\n\n{nadawca}',
  },
  'mail-oferta-handlowa': {
    pl: 'Dzień dobry, {imie},\n\nzwróciło moją uwagę to: {obserwacja}. Firmom w podobnej sytuacji pomagamy tak: {rozwiazanie}. Zwykle oznacza to {korzysc}.\n\nCzy {termin} znajdzie Pani, Pan kwadrans na rozmowę?\n\n{nadawca}',
    en: 'Good morning, {imie},\n\nI noticed this: {obserwacja}. Companies like yours we help in this way: {rozwiazanie}. Usually that means {korzysc}.\n\nWould you have a quarter of an hour, {termin}?\n\n{nadawca}',
  },
  'mail-przypomnienie-o-platnosci': {
    pl: 'Dzień dobry, {imie},\n\nfaktura {numer} na kwotę {kwota} miała termin {termin}. Być może wiadomość się zagubiła, dlatego dołączam ją ponownie.\n\nJeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę do {nowy_termin}.\n\n{nadawca}',
    en: 'Good morning, {imie},\n\ninvoice {numer} for {kwota} was due on {termin}. The message may have got lost, so I attach it again.\n\nIf the transfer is already on its way, please ignore this message. If not, please pay by {nowy_termin}.\n\n{nadawca}',
  },
  'mail-odpowiedz-na-reklamacje': {
    pl: 'Dzień dobry, {imie},\n\nprzeczytałam całą wiadomość i rozumiem, że {problem}. Powinno było być inaczej i za to przepraszam.\n\nZrobimy tak: {rozwiazanie}. Stanie się to do {termin}, a potwierdzenie wyślę osobiście.\n\n{nadawca}',
    en: 'Good morning, {imie},\n\nI have read your whole message and understand that {problem}. It should have been otherwise, and I am sorry.\n\nThis is what we’ll do: {rozwiazanie}. It will be done by {termin}, and I’ll send the confirmation myself.\n\n{nadawca}',
  },
  'mail-podziekowanie-po-spotkaniu': {
    pl: 'Dzień dobry, {imie},\n\ndziękuję za dzisiejszą rozmowę, zwłaszcza za {za_co}. Ustaliliśmy: {ustalenia}.\n\nZ mojej strony następny krok to {krok}. Odezwę się {termin}.\n\n{nadawca}',
    en: 'Good morning, {imie},\n\nthank you for today’s talk, especially for {za_co}. We agreed on this: {ustalenia}.\n\nThe next step on my side is {krok}. I’ll be in touch {termin}.\n\n{nadawca}',
  },
  'zyczenia-swiateczne-dla-klientow': {
    pl: 'Dzień dobry, {imie},\n\nw tym roku udało nam się razem {sukces}. Dziękujemy za zaufanie i życzymy spokojnych świąt oraz roku, w którym {zyczenie}.\n\n{nadawca}',
    en: 'Good morning, {imie},\n\nthis year we managed together to {sukces}. Thank you for your trust; we wish you a peaceful Christmas and a year in which {zyczenie}.\n\n{nadawca}',
  },
  'mail-prosba-o-podwyzke': {
    pl: 'Dzień dobry, {imie},\n\nchcę porozmawiać o moim wynagrodzeniu. Od ostatniej zmiany {okres}: {wyniki}. Wziąłem też na siebie {odpowiedzialnosc}.\n\nProponuję {kwota} i rozmowę {termin}. Przygotuję zestawienie na jedną stronę.\n\n{nadawca}',
    en: 'Good morning, {imie},\n\nI would like to talk about my pay. Since the last change, {okres}: {wyniki}. I have also taken on {odpowiedzialnosc}.\n\nI propose {kwota} and a talk {termin}. I’ll prepare a one-page summary.\n\n{nadawca}',
  },
  'list-motywacyjny': {
    pl: 'Dzień dobry, {imie},\n\nszukają Państwo kogoś, kto {wymaganie}. Robiłem to tak: {dowod}. Chcę pracować właśnie u Państwa, bo {powod}.\n\nChętnie opowiem więcej na spotkaniu.\n\n{nadawca}',
    en: 'Good morning, {imie},\n\nyou are looking for somebody who {wymaganie}. I did it like this: {dowod}. I want to work with you in particular because {powod}.\n\nI would be glad to tell you more in person.\n\n{nadawca}',
  },
}
