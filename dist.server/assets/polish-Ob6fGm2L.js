// src/domain/wording/polish/greetings.ts
var TITLED = /^Pani(?:e)?(?: |$)/u
/** How a text greets; a name the rules don't know stands where nothing bends. */
function greetings({ addressee, relation, address, isBusiness }) {
  const { forms, gender, isSeveral, written } = addressee
  if (address === 'formal') return formalGreetings(addressee)
  if (relation === 'mama' && !isSeveral) return ['Kochana Mamo!', 'Mamo!', 'Najdroższa Mamo!']
  if (relation === 'tata' && !isSeveral) return ['Kochany Tato!', 'Tato!', 'Najdroższy Tato!']
  if (written === '')
    return relation === 'druga-polowka'
      ? ['Kochanie!', 'Moje kochanie!', 'Moje szczęście!']
      : ['Dzień dobry!', 'Witaj w dobrym dniu!', 'Kilka słów od serca.']
  if (forms === null || gender === null)
    return isBusiness
      ? ['Dzień dobry!', 'Dzień dobry, piszę z kilkoma słowami.', 'Na początku tej wiadomości stoi: {name}.']
      : ['Na kopercie stoi: {name}.', 'Te słowa mają swój adres: {name}.', 'U góry tego listu stoi: {name}.']
  const dear = adjectives(gender, isSeveral)
  if (isBusiness || relation === 'nauczyciel' || relation === 'praca')
    return [`${dear.dear} {vocative}!`, '{vocative}!', 'Dzień dobry, {vocative}!']
  if (relation === 'druga-polowka')
    return [`${dear.dearest} {vocative}!`, `${dear.beloved} {vocative}!`, '{vocative}, kochanie!']
  if (relation === 'dziecko' || relation === 'dziadkowie')
    return [`${dear.beloved} {vocative}!`, '{vocative}!', `${dear.dear} {vocative}!`]
  return [`${dear.dear} {vocative}!`, '{vocative}!', `${dear.beloved} {vocative}!`]
}
function formalGreetings({ forms, gender, isSeveral }) {
  if (forms === null || gender === null || isSeveral)
    return ['Szanowni Państwo!', 'Dzień dobry!', 'Dzień dobry Państwu!']
  const honoured = gender === 'feminine' ? 'Szanowna' : 'Szanowny'
  const title = gender === 'feminine' ? 'Pani' : 'Panie'
  const name = TITLED.test(forms.vocative) ? '{vocative}' : `${title} {vocative}`
  return [`${honoured} ${name}!`, `Dzień dobry, ${name}!`, `${honoured} ${title}!`]
}
function adjectives(gender, isSeveral) {
  if (isSeveral)
    return gender === 'feminine'
      ? {
          dear: 'Drogie',
          beloved: 'Kochane',
          dearest: 'Najdroższe',
        }
      : {
          dear: 'Drodzy',
          beloved: 'Kochani',
          dearest: 'Najdrożsi',
        }
  return gender === 'feminine'
    ? {
        dear: 'Droga',
        beloved: 'Kochana',
        dearest: 'Najdroższa',
      }
    : {
        dear: 'Drogi',
        beloved: 'Kochany',
        dearest: 'Najdroższy',
      }
}
// src/domain/wording/polish/person.ts
/** Of whom nothing tells the sex, a formal text speaks to „Państwo”. */
function personOf({ gender, isSeveral }, address) {
  if (address === 'informal') return isSeveral ? 'wy' : 'ty'
  if (isSeveral || gender === null) return 'państwo'
  return gender === 'feminine' ? 'pani' : 'pan'
}
/** A blank, named as it reads to one close person, in the words for each. */
var YOU = {
  Ty: {
    wy: 'Wy',
    pani: 'Pani',
    pan: 'Pan',
    państwo: 'Państwo',
  },
  Ciebie: {
    wy: 'Was',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Ci: {
    wy: 'Wam',
    pani: 'Pani',
    pan: 'Panu',
    państwo: 'Państwu',
  },
  Tobie: {
    wy: 'Wam',
    pani: 'Pani',
    pan: 'Panu',
    państwo: 'Państwu',
  },
  Cię: {
    wy: 'Was',
    pani: 'Panią',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Tobą: {
    wy: 'Wami',
    pani: 'Panią',
    pan: 'Panem',
    państwo: 'Państwem',
  },
  oTobie: {
    wy: 'Was',
    pani: 'Pani',
    pan: 'Panu',
    państwo: 'Państwu',
  },
  jesteś: {
    wy: 'jesteście',
    pani: 'jest Pani',
    pan: 'jest Pan',
    państwo: 'są Państwo',
  },
  masz: {
    wy: 'macie',
    pani: 'ma Pani',
    pan: 'ma Pan',
    państwo: 'mają Państwo',
  },
  Twój: {
    wy: 'Wasz',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Twoja: {
    wy: 'Wasza',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Twoje: {
    wy: 'Wasze',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Twoją: {
    wy: 'Waszą',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Twojego: {
    wy: 'Waszego',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Twojej: {
    wy: 'Waszej',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
  Twoim: {
    wy: 'Waszym',
    pani: 'Pani',
    pan: 'Pana',
    państwo: 'Państwa',
  },
}
/** What stands in the blanks that speak to the reader. */
function wordsFor(person) {
  return new Map(
    Object.entries(YOU).map(([blank, words]) => {
      return [blank, person === 'ty' ? (blank === 'oTobie' ? 'Tobie' : blank) : words[person]]
    }),
  )
}
// src/domain/wording/polish/polish.ts
var polish = {
  wordbook: {
    templates: {
      greeting_card: {
        warm: {
          heart: [
            'Dobrze, że {jesteś}, bo przy {oTobie} zwykłe dni robią się ciekawsze.',
            'Niewiele znam osób, przy których tak łatwo się uśmiechnąć jak przy {oTobie}.',
            'To, co dla {Ciebie} oczywiste, dla innych bywa prezentem: czas, uwaga i dobre słowo.',
          ],
          more: [
            'Niech ta kartka zostanie na dzień, w którym przyda się dowód, że ktoś myśli o {oTobie} ciepło.',
            'Nie trzeba wielkich słów, wystarczy wiedzieć, że zawsze można na {Ciebie} liczyć.',
            'Kilka zdań nie pomieści wszystkiego, ale najważniejsze jest właśnie w nich.',
          ],
          wish: [
            'Życzę {Ci} spokojnych poranków, dobrych ludzi obok i czasu na to, co {Tobie} najmilsze.',
            'Niech najbliższe miesiące przyniosą {Ci} więcej radości niż obowiązków.',
            'Oby wszystko, co dobre, miało do {Ciebie} blisko.',
          ],
        },
        playful: {
          heart: [
            'Gdyby dawano medale za poczucie humoru, u {Ciebie} brakowałoby już ściany.',
            'Przy {oTobie} nawet kolejka na poczcie ma szansę zostać przygodą.',
            'Po długim namyśle i dwóch herbatach stwierdzam: drugiej takiej osoby nie produkują.',
          ],
          more: [
            'Kartka nie ma gwarancji, za to dobre życzenia są ważne bezterminowo.',
            'Gdyby pojawiły się pytania, odpowiedź brzmi: tak, należy się ciasto.',
            'Reklamacji na te słowa nie przyjmuję, pisane były z pełną powagą i lekkim uśmiechem.',
          ],
          wish: [
            'Życzę {Ci} pełnego baku, pustej skrzynki i ciasta, które nigdy się nie kończy.',
            'Niech budzik dzwoni ciszej, a weekend zaczyna się w czwartek.',
            'Oby szczęście znało {Twój} adres i nie pomyliło piętra.',
          ],
        },
        heartfelt: {
          heart: [
            'Rzadko o tym mówię, a to prawda: bez {Ciebie} byłoby mi o wiele trudniej.',
            'Jest we mnie dużo wdzięczności, która należy do {Ciebie}.',
            'Tyle dobrego wzięło się z tego, że nasze drogi się spotkały.',
          ],
          more: [
            'W gorszy dzień dobrze pamiętać, ilu ludziom jest przy {oTobie} lepiej.',
            'Mówię to teraz, bo ważnych słów nie warto odkładać na później.',
            'Niech te słowa zostaną blisko, także wtedy, gdy nas dzieli droga.',
          ],
          wish: [
            'Życzę {Ci}, żeby to dobro, które idzie od {Ciebie} w świat, znalazło drogę powrotną.',
            'Niech {Ci} nigdy nie zabraknie kogoś, kto zapyta, jak minął dzień, i naprawdę posłucha.',
            'Oby każdy rok przynosił {Ci} choć jedną chwilę, którą chce się zatrzymać.',
          ],
        },
        solemn: {
          heart: [
            'W tym dniu szczególnie mocno czuję, jak wiele {Twoja} obecność znaczy dla nas wszystkich.',
            'Są ludzie, którzy samą swoją postawą uczą, co jest w życiu ważne, i to jest właśnie {Twój} dar.',
            '{Twoja} życzliwość i spokój są dla mnie wzorem, do którego warto dorastać.',
          ],
          more: [
            'Niech ta kartka będzie znakiem szacunku, na który pracuje się latami.',
            'Takie dni przypominają, jak cenne jest to, co wspólne i trwałe.',
            'Słowa przemijają szybciej niż czyny, a {Twoje} czyny mówią same za siebie.',
          ],
          wish: [
            'Z całego serca życzę {Ci} zdrowia, pokoju i siły na wszystko, co przed nami.',
            'Życzę {Ci} zdrowia, pogody ducha i radości z każdego osiągniętego celu.',
            'Niech nadchodzący czas obdarzy {Cię} spokojem i dobrymi wiadomościami.',
          ],
        },
        plain: {
          heart: [
            'Cieszę się, że {jesteś}.',
            'Dobrze mieć {Cię} w pobliżu.',
            'Lubię {Twoje} towarzystwo i tyle.',
          ],
          more: [
            'Bez wielkich słów, za to szczerze.',
            'Reszta do powiedzenia przy kawie.',
            'Krótko, bo o najważniejszym mówi się prosto.',
          ],
          wish: [
            'Wszystkiego dobrego, dużo zdrowia i trochę wolnego czasu.',
            'Życzę {Ci} tego, czego {Tobie} najbardziej potrzeba.',
            'Niech się dobrze układa.',
          ],
        },
      },
      thank_you_note: {
        warm: {
          heart: [
            'Dziękuję {Ci} za czas i serce, bo to one zrobiły różnicę.',
            'Za pomoc, o którą nie trzeba było prosić, chcę dziś podziękować głośno.',
            '{Twoja} pomoc przyszła dokładnie wtedy, kiedy była potrzebna, i bardzo za nią dziękuję.',
          ],
          more: [
            'Może to i drobiazg, ale właśnie z takich drobiazgów składa się dobry świat.',
            'Dzięki {Tobie} wiem, że można pomagać tak, żeby nikt nie poczuł się gorszy.',
            'Takiej życzliwości się nie zapomina, przekazuje się ją dalej.',
          ],
          wish: [
            'Niech to dobro wróci do {Ciebie} w najmniej spodziewanej chwili.',
            'Życzę {Ci} ludzi wokół, którzy są dla {Ciebie} tacy, jak {Ty} dla innych.',
            'Mam nadzieję, że będę mieć okazję się odwdzięczyć.',
          ],
        },
        playful: {
          heart: [
            'Oficjalnie ogłaszam, że mój dług wdzięczności przekroczył wagę przeciętnego sernika.',
            'Dziękuję, bo bez {Ciebie} skończyłoby się to płaczem albo instrukcją po chińsku.',
            'Za ratunek bez pytań i bez kazań należy {Ci} się order, a na razie jest ta kartka.',
          ],
          more: [
            'Spłacam w ratach: kawą, ciastem i dobrym słowem.',
            'Gdyby bohaterom dawano peleryny, {Twoja} byłaby już w pralni.',
            'Ten dokument warto zachować, bo uprawnia do jednej przysługi bez marudzenia.',
          ],
          wish: [
            'Niech {Ci} się zawsze trafia zielone światło i ostatnia drożdżówka.',
            'Życzę {Ci} tyle spokoju, ile kłopotu było ze mną.',
            'Oby karma miała dobrą pamięć i {Twój} numer telefonu.',
          ],
        },
        heartfelt: {
          heart: [
            'Dziękuję, bo w trudnej chwili nie trzeba było przy {oTobie} niczego udawać.',
            'Są podziękowania, które długo szukają słów, i to jest jedno z nich.',
            'Dobro, które od {Ciebie} mam, zmieniło więcej, niż widać z zewnątrz.',
          ],
          more: [
            'Nie da się tego oddać, można tylko pamiętać, i ja pamiętam.',
            'Kiedy pytają mnie, na kim można polegać, myślę o {oTobie}.',
            'Ta wdzięczność nie mija z czasem, raczej z czasem rośnie.',
          ],
          wish: [
            'Z całego serca życzę {Ci} tego samego ciepła, które od {Ciebie} mamy wszyscy.',
            'Niech zawsze będzie przy {oTobie} ktoś, kto poda rękę równie cicho i pewnie.',
            'Oby los był dla {Ciebie} tak dobry, jak {Ty} dla ludzi.',
          ],
        },
        solemn: {
          heart: [
            'Składam wyrazy najszczerszej wdzięczności za okazaną pomoc i życzliwość.',
            'Z głębokim szacunkiem dziękuję za trud, którego nie sposób przecenić.',
            'Pragnę podziękować za oddanie i cierpliwość, które były dla mnie wielkim wsparciem.',
          ],
          more: [
            'To, co otrzymane, pozostaje zobowiązaniem, by postępować podobnie wobec innych.',
            'Taka postawa zasługuje na słowa uznania wypowiedziane wprost.',
            'Pamięć o tym dobru zostanie ze mną na długo.',
          ],
          wish: [
            'Życzę {Ci} zdrowia i satysfakcji z tego, co tak dobrze służy ludziom.',
            'Niech okazane dobro powróci w dwójnasób.',
            'Oby {Twoja} praca zawsze spotykała się z uznaniem, na które zasługuje.',
          ],
        },
        plain: {
          heart: [
            'Dziękuję, to była duża pomoc.',
            'Bardzo {Ci} dziękuję.',
            'To wiele dla mnie znaczyło, dziękuję.',
          ],
          more: [
            'Nie każdy by tak zrobił.',
            'Wiem, ile to kosztowało czasu i sił.',
            'Chcę, żeby to było powiedziane wprost.',
          ],
          wish: [
            'Wszystkiego dobrego!',
            'Niech wróci do {Ciebie} z nawiązką.',
            'Mam u {Ciebie} dług i pamiętam o nim.',
          ],
        },
      },
      love_letter: {
        warm: {
          heart: [
            'Lubię nasze zwyczajne wieczory bardziej niż cudze wielkie podróże.',
            'Przy {oTobie} dom to nie adres, tylko głos w drugim pokoju.',
            'Najbardziej kocham to, że przy {oTobie} nie muszę się spieszyć.',
          ],
          more: [
            'Nie potrzebuję fajerwerków, kiedy mam {Twoje} „już wracam”.',
            'Chcę z {Tobą} kłócić się o zmywanie i godzić przy kolacji jeszcze przez bardzo długi czas.',
            'Z każdym rokiem wiem o {oTobie} więcej i z każdym rokiem bardziej mnie to cieszy.',
          ],
          wish: [
            'Chcę, żeby tak zostało: {Ty}, ja i dużo wspólnych poranków.',
            'Kocham {Cię}, po prostu i na co dzień.',
            'Niech to będzie kolejny nasz dobry rok.',
          ],
        },
        playful: {
          heart: [
            'Kocham {Cię} bardziej niż pierwszą kawę, a to, jak wiadomo, poważne wyznanie.',
            'Kołdra już dawno jest {Twoja}, a mnie jest z tym podejrzanie dobrze.',
            'Statystycznie rzecz biorąc, trafić na {Ciebie} było mniej prawdopodobne niż szóstka w totka.',
          ],
          more: [
            'Zgadzam się na {Twoje} seriale, {Twoją} muzykę, a nawet na te poduszki, których nie wolno ruszać.',
            'Po namyśle przedłużam umowę na czas nieokreślony, bez okresu wypowiedzenia.',
            'Jeśli miłość jest ślepa, to moja ma przynajmniej doskonały gust.',
          ],
          wish: [
            'Proponuję dalej: pół życia śmiechu i pół życia szukania kluczy, byle razem.',
            'Zostańmy w tej drużynie, gramy całkiem nieźle.',
            'Resztę powiem na ucho.',
          ],
        },
        heartfelt: {
          heart: [
            'Nie umiem opowiedzieć swojego życia bez {Ciebie} i nie chcę umieć.',
            'Kiedy świat robi się za głośny, {Twój} spokój jest miejscem, do którego wracam.',
            'Kocham {Cię} za to, kim {jesteś}, i za to, kim przy {oTobie} się staję.',
          ],
          more: [
            'Jeśli mam jakąś pewność, to tę, że chcę trzymać {Twoją} rękę, także na zakrętach.',
            'Są dni, których nie da się przeżyć pojedynczo, i dziękuję, że mam je z kim dzielić.',
            'Z {Tobą} nawet milczenie jest rozmową.',
          ],
          wish: [
            'Chcę się z {Tobą} zestarzeć, powoli i z przyjemnością.',
            'Chcę z {Tobą} być w każdym „jutro”, jakie nam się trafi.',
            'Kocham {Cię} i będę to powtarzać, dopóki starczy mi głosu.',
          ],
        },
        solemn: {
          heart: [
            'Niczego w życiu nie wybieram z taką pewnością jak {Ciebie}.',
            'To, co nas łączy, jest dla mnie obietnicą, której dotrzymuję z radością.',
            'Wszystko, co najlepsze we mnie, dojrzewa w świetle {Twojej} miłości.',
          ],
          more: [
            'Czas pokazał, że to uczucie nie boi się ani ciszy, ani burzy.',
            'Cokolwiek przyniosą lata, chcę je przyjmować u {Twojego} boku.',
            'Są słowa, które waży się długo, i dlatego te piszę bez wahania.',
          ],
          wish: [
            'Kocham {Cię} dziś i kochać będę zawsze.',
            'Niech nasza wspólna droga będzie długa i jasna.',
            'Całym sercem wybieram {Cię} każdego dnia na nowo.',
          ],
        },
        plain: {
          heart: ['Kocham {Cię}.', 'Dobrze mi z {Tobą}.', 'Przy {oTobie} mam najlepsze miejsce na świecie.'],
          more: [
            'Tyle chcę powiedzieć i tyle wystarczy.',
            'Reszta jest w tym, co robimy razem każdego dnia.',
            'Nie muszę szukać większych słów.',
          ],
          wish: ['Zostańmy razem.', 'Czekam na wieczór z {Tobą}.', 'I tak już niech będzie.'],
        },
      },
      birthday_message: {
        warm: {
          heart: [
            'Ten dzień należy do {Ciebie}, od pierwszej kawy po ostatni kawałek tortu.',
            'Każdy rok dodaje {Ci} nie lat, tylko historii do opowiadania.',
            'Dobrze, że ten dzień jest w kalendarzu, bo jest komu życzyć.',
          ],
          more: [
            'Niech dziś telefon dzwoni tylko z dobrymi wiadomościami, a ktoś inny pozmywa po torcie.',
            'Zdmuchnięte świeczki się liczą, nawet jeśli życzenie było bardzo odważne.',
            'Przed {Tobą} cały nowy rok, jeszcze bez jednej skazy.',
          ],
          wish: [
            'Sto lat w zdrowiu, z dobrymi ludźmi i kawałkiem ciasta na wyciągnięcie ręki!',
            'Życzę {Ci} roku, który będzie dla {Ciebie} łaskawy i ciekawy.',
            'Niech spełni się to, o czym mówi się po cichu.',
          ],
        },
        playful: {
          heart: [
            'Spokojnie, to nie wiek, to poziom zaawansowania.',
            'Nikt nie liczy świeczek, straż pożarna i tak jest uprzedzona.',
            'Od dziś {masz} kolejny rok doświadczenia w niedawaniu po sobie poznać, ile ich jest.',
          ],
          more: [
            'Tort nie ma dziś kalorii, sprawdzone w wiarygodnym źródle, czyli w kuchni.',
            'Jeśli kolana strzelają, to tylko na wiwat.',
            'Podobno z wiekiem przychodzi rozsądek, ale bez paniki, nic nie zapowiada najgorszego.',
          ],
          wish: [
            'Sto lat i ani jednego poniedziałku więcej, niż to konieczne!',
            'Życzę {Ci} tyle energii, ile ma dwulatek przed snem.',
            'Wszystkiego najlepszego, a zwłaszcza największego kawałka tortu!',
          ],
        },
        heartfelt: {
          heart: [
            'Ten dzień jest ważny także dla mnie, bo bez niego nie byłoby {Ciebie} w moim życiu.',
            'Patrzę, jak mijają lata, i widzę, ile dobra po drodze od {Ciebie} zostaje.',
            'Dziś świętuję to, że {jesteś}.',
          ],
          more: [
            'Nie wszystko w minionym roku było łatwe, tym bardziej cieszę się tym, co przed {Tobą}.',
            'Wszystkie dobre słowa, których nie ma kiedy mówić na co dzień, zebrały się dziś tutaj.',
            'Niech ten dzień będzie jasny, a wieczór spokojny i pełen bliskich.',
          ],
          wish: [
            'Życzę {Ci} miłości, która dodaje sił, i spokoju, który zostaje na długo.',
            'Niech nowy rok {Twojego} życia będzie dla {Ciebie} czuły.',
            'Sto lat w zdrowiu, w otoczeniu tych, których serce samo wybiera.',
          ],
        },
        solemn: {
          heart: [
            'Z okazji {Twojego} święta składam najserdeczniejsze gratulacje i wyrazy uznania.',
            'Kolejny rok to okazja, by docenić wszystko, co zbudowane własną pracą i sercem.',
            'W dniu tak szczególnym myśl biegnie ku temu, co w {Twoim} życiu piękne i trwałe.',
          ],
          more: [
            'Niech radość tego dnia udzieli się wszystkim, którzy są przy {oTobie} na co dzień.',
            'Dojrzałość mierzy się nie latami, lecz dobrem, które po sobie zostawiamy.',
            'Oby każdy następny rok był godny tych, które już za nami.',
          ],
          wish: [
            'Życzę {Ci} zdrowia, pomyślności i wielu lat w szczęściu.',
            'Niech spełnienie i pokój towarzyszą {Ci} każdego dnia.',
            'Pomyślności na kolejne lata, w zdrowiu i wśród bliskich!',
          ],
        },
        plain: {
          heart: ['Wszystkiego najlepszego!', 'Dobrego dnia i dobrych ludzi wokół.', 'Udanego świętowania!'],
          more: [
            'I kawałka tortu bez liczenia kalorii.',
            'Niech dziś nikt niczego od {Ciebie} nie chce.',
            'Reszta życzeń przy najbliższym spotkaniu.',
          ],
          wish: ['Sto lat!', 'Zdrowia i spokoju na cały rok.', 'Niech to będzie dobry rok.'],
        },
      },
      business_email: {
        warm: {
          heart: [
            'Współpraca z {Tobą} to przyjemność, a efekty mówią same za siebie.',
            'Cenię {Twoją} życzliwość i to, że każdą sprawę da się z {Tobą} spokojnie omówić.',
            'Dobrze jest pracować z kimś, kto dba i o wynik, i o ludzi.',
          ],
          more: [
            'Wiele dobrych rozwiązań wzięło się z naszych rozmów, także tych w biegu.',
            'Zaufanie buduje się powoli, dlatego tym bardziej doceniam to, co mamy.',
            'Chętnie wrócę do wspólnych planów, gdy tylko znajdzie się wolna chwila.',
          ],
          wish: [
            'Życzę {Ci} sił do nowych zadań i satysfakcji z tych już skończonych.',
            'Niech kolejne projekty idą gładko, a kalendarz zostawia miejsce na oddech.',
            'Do zobaczenia przy następnej wspólnej sprawie!',
          ],
        },
        playful: {
          heart: [
            'Spotkania z {Tobą} są jednymi z nielicznych, które nie mogłyby być mailem.',
            'Gdyby dobra współpraca miała wskaźnik, nasz świeciłby na zielono.',
            'Doceniam, że przy {oTobie} nawet termin „na wczoraj” brzmi jak dobry żart.',
          ],
          more: [
            'Tabelki się zgadzają, kawa paruje, czego chcieć więcej.',
            'W załączniku, którego nie ma, przesyłam szczere uznanie.',
            'Wniosek na koniec: robimy tak dalej, tylko z lepszym ciastem na spotkaniach.',
          ],
          wish: [
            'Życzę {Ci} krótkich zebrań i długich weekendów.',
            'Niech skrzynka odbiorcza zawsze mieści się na jednym ekranie.',
            'Oby wszystkie poprawki były naprawdę ostatnie.',
          ],
        },
        heartfelt: {
          heart: [
            'Chcę powiedzieć wprost, że praca z {Tobą} wiele mnie nauczyła.',
            'W trudniejszych momentach {Twoje} wsparcie znaczyło więcej niż niejeden wynik.',
            'Za zaufaniem, które od {Ciebie} mam, stoi coś więcej niż umowa, i bardzo to cenię.',
          ],
          more: [
            'Takie słowa rzadko padają w pracy, a powinny padać częściej.',
            'Ludzi pamięta się dłużej niż projekty i właśnie dlatego piszę.',
            'Mam nadzieję, że ta wiadomość choć trochę odda, jak ważne to dla mnie jest.',
          ],
          wish: [
            'Życzę {Ci}, żeby praca dawała tyle dobrego, ile {Twojego} serca w niej jest.',
            'Niech wokół {Ciebie} zawsze będą ludzie, na których można polegać.',
            'Dziękuję i szczerze życzę wszystkiego, co dobre.',
          ],
        },
        solemn: {
          heart: [
            'Pragnę wyrazić uznanie dla {Twojego} profesjonalizmu i zaangażowania.',
            'Dotychczasowa współpraca jest dla nas źródłem satysfakcji i cennych doświadczeń.',
            'Z szacunkiem odnoszę się do wkładu, jaki wnosi {Twoja} praca.',
          ],
          more: [
            'Wysoko cenimy rzetelność, która jest podstawą wspólnych przedsięwzięć.',
            'Jesteśmy przekonani, że kolejne działania przyniosą równie dobre rezultaty.',
            'Pozostajemy do dyspozycji we wszystkich sprawach, w których możemy być pomocni.',
          ],
          wish: [
            'Życzę {Ci} dalszych sukcesów oraz pomyślności w realizacji zamierzeń.',
            'Z nadzieją na dalszą owocną współpracę życzę wszelkiej pomyślności.',
            'Przekazuję najlepsze życzenia na nadchodzący czas.',
          ],
        },
        plain: {
          heart: [
            'Dziękuję za sprawną współpracę.',
            'Cenię konkret i terminowość, a u {Ciebie} mam jedno i drugie.',
            'Dobrze się z {Tobą} pracuje.',
          ],
          more: [
            'W razie pytań jestem pod telefonem.',
            'Szczegóły możemy ustalić w dogodnym terminie.',
            'Jeśli mogę w czymś pomóc, proszę o wiadomość.',
          ],
          wish: [
            'Życzę powodzenia w najbliższych zadaniach.',
            'Do usłyszenia!',
            'Wszystkiego dobrego w pracy i po niej.',
          ],
        },
      },
    },
    openings: {
      personal: {
        Urodziny: [
          'Dziś jest {Twój} dzień, a to najlepszy powód, żeby napisać.',
          'Urodziny ma się raz w roku, więc wypada świętować je porządnie.',
          'W kalendarzu czerwonym kółkiem: {Twoje} urodziny.',
        ],
        Rocznica: [
          'Kolejny wspólny rok za nami i wciąż chce się liczyć dalej.',
          'Dziś rocznica, dobry moment, żeby obejrzeć się za siebie i uśmiechnąć.',
          'Rocznice są po to, żeby powiedzieć na głos to, co na co dzień wiadomo po cichu.',
        ],
        Święta: [
          'Święta pachną tak samo jak zawsze, a myśl o {oTobie} ma przy stole swoje miejsce.',
          'W te święta myślę ciepło o {oTobie} i o wszystkich, którzy są {Ci} bliscy.',
          'Zanim stół zapełni się talerzami, chcę złożyć {Ci} świąteczne życzenia.',
        ],
        Walentynki: [
          'Walentynki są dziś wszędzie, a ta jedna jest tylko dla {Ciebie}.',
          'Mówią, że w walentynki trzeba wyznawać, więc proszę bardzo.',
          'Czternasty lutego to dla mnie dobry pretekst, choć żaden nie jest potrzebny.',
        ],
        'Dzień Matki': [
          'Dzień Matki przypada raz w roku, a powodów do wdzięczności jest na wszystkie pozostałe.',
          'Dziś święto mam, więc te słowa idą prosto do {Ciebie}.',
          'W Dzień Matki kwiaty to za mało, dlatego są jeszcze te słowa.',
        ],
        'Dzień Ojca': [
          'Dzień Ojca to dobra okazja, żeby powiedzieć to, czego na co dzień się nie mówi.',
          'Dziś święto ojców, więc narzędzia mogą chwilę poczekać.',
          'W Dzień Ojca zamiast kolejnego krawata przychodzą słowa.',
        ],
        Ślub: [
          'Ślub to jeden dzień, a zaczyna się od niego całe mnóstwo zwyczajnych, dobrych dni.',
          'W dniu ślubu najważniejsze zmieściło się w jednym słowie: tak.',
          'Dziś zaczyna się wspólna historia i cieszę się, że mogę przy tym być.',
        ],
        'Narodziny dziecka': [
          'Na świecie jest ktoś nowy i od razu zrobiło się jaśniej.',
          'Taka wiadomość rozchodzi się szybko: jest, zdrowe i już rządzi całym domem.',
          'Narodziny dziecka zmieniają wszystko, zaczynając od godzin snu.',
        ],
        Gratulacje: [
          'Gratulacje, to naprawdę duża rzecz!',
          'Udało się i wcale mnie to nie dziwi.',
          'Takiej wiadomości nie da się zostawić bez braw.',
        ],
        Podziękowania: [
          'Najlepsze słowo jest też najprostsze: dziękuję.',
          'Chcę podziękować, i to jak należy, na piśmie.',
          'Niektóre podziękowania zasługują na więcej niż jedno słowo rzucone w drzwiach.',
        ],
        Przeprosiny: [
          'Przepraszam, i mówię to bez żadnego „ale”.',
          'Piszę, bo należą {Ci} się przeprosiny.',
          'Źle to wyszło i bardzo mi z tego powodu przykro.',
        ],
        Inne: [
          'Każdy dzień jest dobry, żeby powiedzieć komuś coś miłego, więc padło na dziś.',
          'To nie jest zwykła wiadomość, choć dzień całkiem zwykły.',
          'Jest powód, żeby napisać, i niech to będzie nasz powód.',
        ],
        Imieniny: [
          'Dziś {Twoje} imię świętuje w całym kraju, a tutaj najgłośniej.',
          'Imieniny to dobra tradycja: kwiaty, kawa i kilka dobrych słów.',
          'W kalendarzu stoi dziś {Twoje} imię, więc nie sposób o tym zapomnieć.',
        ],
        'Dzień Babci': [
          'Dzień Babci to jedno z najcieplejszych świąt, jakie jest w kalendarzu.',
          'Dziś święto babć, więc te słowa idą prosto do {Ciebie}.',
          'W Dzień Babci wnuki mają głos, i to taki, który chce podziękować.',
        ],
        'Dzień Dziadka': [
          'Dzień Dziadka to dobra okazja, żeby usiąść obok i powiedzieć coś ważnego.',
          'Dziś święto dziadków, więc te słowa idą prosto do {Ciebie}.',
          'W Dzień Dziadka wnuki odkładają wszystko inne i piszą życzenia.',
        ],
        'Dzień Kobiet': [
          'Dzień Kobiet pachnie tulipanami, ale słowa zostają dłużej niż kwiaty.',
          'Ósmy marca przypomina o czymś, o czym warto pamiętać przez cały rok.',
          'Z okazji Dnia Kobiet zamiast samych kwiatów jest kilka słów.',
        ],
        Komunia: [
          'Pierwsza komunia to dzień, który pamięta się przez całe życie.',
          'Taki dzień jest tylko jeden, biały, uroczysty i trochę onieśmielający.',
          'W dniu pierwszej komunii serce ma prawo bić trochę szybciej.',
        ],
        'Dzień Dziecka': [
          'Dzień Dziecka to święto zabawy, więc dziś obowiązki mają wolne.',
          'Pierwszy czerwca należy do dzieci, tych małych i tych już całkiem dużych.',
          'Z okazji Dnia Dziecka dozwolone są lody przed obiadem.',
        ],
        'Dzień Nauczyciela': [
          'Dzień Nauczyciela to dobra chwila, żeby powiedzieć to, na co w szkole brakuje przerwy.',
          'Czternasty października jest po to, żeby odrobić zaległe podziękowania.',
          'Z okazji Dnia Nauczyciela dziś piszemy my, i nikt tego nie ocenia.',
        ],
        Mikołajki: [
          'Mikołajki to ten poranek, w którym każdy zagląda do buta.',
          'Szósty grudnia przychodzi po cichu i zostawia coś miłego.',
          'Mikołaj ma dziś dużo pracy, więc te słowa dostarczam bez sań.',
        ],
        '': [
          'Piszę bez wielkiej okazji, bo dobre słowa jej nie potrzebują.',
          'Chcę {Ci} powiedzieć kilka słów, zanim umkną w codziennym biegu.',
          'Od dawna zbiera mi się na te kilka zdań.',
        ],
      },
      business: {
        Urodziny: [
          'Z okazji urodzin przesyłam serdeczne życzenia.',
          'W dniu urodzin proszę przyjąć najlepsze życzenia.',
          'Piszę z miłego powodu, bo z okazji urodzin.',
        ],
        Rocznica: [
          'Z okazji jubileuszu przesyłam gratulacje i wyrazy uznania.',
          'Rocznica to dobry moment, by podsumować to, co udało się wspólnie zrobić.',
          'Piszę z okazji rocznicy, która wiele dla nas znaczy.',
        ],
        Święta: [
          'Z okazji świąt przesyłam życzenia spokoju i odpoczynku.',
          'Zanim wszyscy rozjadą się na święta, chcę złożyć najlepsze życzenia.',
          'Koniec roku i święta to dobry czas na podsumowania i życzenia.',
        ],
        Walentynki: [
          'W walentynki wypada powiedzieć coś miłego także w pracy.',
          'Dziś dzień dobrych słów, więc i nasze mają swoje miejsce.',
          'Korzystając z okazji walentynek, przesyłam kilka serdecznych słów.',
        ],
        'Dzień Matki': [
          'Z okazji Dnia Matki przesyłam serdeczne życzenia.',
          'Dzień Matki to okazja, by docenić tych, którzy łączą pracę z troską o dom.',
          'W Dniu Matki przekazuję najcieplejsze życzenia.',
        ],
        'Dzień Ojca': [
          'Z okazji Dnia Ojca przesyłam serdeczne życzenia.',
          'Dzień Ojca to okazja, by docenić tych, którzy łączą pracę z troską o dom.',
          'W Dniu Ojca przekazuję najlepsze życzenia.',
        ],
        Ślub: [
          'Z okazji ślubu przesyłam gratulacje i życzenia szczęścia.',
          'Wiadomość o ślubie bardzo nas ucieszyła, stąd te kilka słów.',
          'W dniu ślubu przekazuję najlepsze życzenia na wspólną drogę.',
        ],
        'Narodziny dziecka': [
          'Z okazji narodzin dziecka przesyłam serdeczne gratulacje.',
          'Wiadomość o narodzinach bardzo nas ucieszyła.',
          'Gratuluję powiększenia rodziny i życzę spokojnych nocy.',
        ],
        Gratulacje: [
          'Serdecznie gratuluję osiągniętego sukcesu.',
          'Proszę przyjąć gratulacje, w pełni zasłużone.',
          'Z radością przyjmuję wiadomość o sukcesie i gratuluję.',
        ],
        Podziękowania: [
          'Dziękuję za poświęcony czas i dobrą współpracę.',
          'Piszę, żeby podziękować, bo jest za co.',
          'Chcę na piśmie podziękować za ostatni czas.',
        ],
        Przeprosiny: [
          'Przepraszam za zaistniałą sytuację.',
          'Zdaję sobie sprawę z kłopotu, jaki się pojawił, i przepraszam.',
          'Należą się przeprosiny, i składam je bez zastrzeżeń.',
        ],
        Inne: [
          'Piszę w sprawie, która zasługuje na kilka zdań.',
          'Pozwalam sobie napisać w ważnej dla mnie sprawie.',
          'Krótko wyjaśniam, z czym się zwracam.',
        ],
        Imieniny: [
          'Z okazji imienin przesyłam serdeczne życzenia.',
          'W dniu imienin proszę przyjąć najlepsze życzenia.',
          'Piszę z miłego powodu, bo z okazji imienin.',
        ],
        'Dzień Babci': [
          'Z okazji Dnia Babci przesyłam serdeczne życzenia.',
          'W Dniu Babci przekazuję najcieplejsze życzenia.',
          'Dzień Babci to okazja, by docenić czas, który rodzinie dają babcie.',
        ],
        'Dzień Dziadka': [
          'Z okazji Dnia Dziadka przesyłam serdeczne życzenia.',
          'W Dniu Dziadka przekazuję najlepsze życzenia.',
          'Dzień Dziadka to okazja, by docenić czas, który rodzinie dają dziadkowie.',
        ],
        'Dzień Kobiet': [
          'Z okazji Dnia Kobiet przesyłam najlepsze życzenia.',
          'W Dniu Kobiet proszę przyjąć wyrazy uznania i serdeczne życzenia.',
          'Dzień Kobiet to okazja, by podziękować koleżankom za wspólną pracę.',
        ],
        Komunia: [
          'Z okazji pierwszej komunii w rodzinie przesyłam serdeczne życzenia.',
          'W dniu pierwszej komunii proszę przyjąć najlepsze życzenia dla całej rodziny.',
          'Wiadomość o pierwszej komunii w rodzinie bardzo nas ucieszyła.',
        ],
        'Dzień Dziecka': [
          'Z okazji Dnia Dziecka przesyłam serdeczne życzenia.',
          'W Dniu Dziecka życzę odrobiny beztroski także w pracy.',
          'Dzień Dziecka to okazja, by choć na chwilę wyjść z pracy wcześniej.',
        ],
        'Dzień Nauczyciela': [
          'Z okazji Dnia Edukacji Narodowej składam serdeczne podziękowania.',
          'W Dniu Nauczyciela proszę przyjąć wyrazy uznania i najlepsze życzenia.',
          'Dzień Nauczyciela to okazja, by podziękować za trud, którego na co dzień nie widać.',
        ],
        Mikołajki: [
          'Z okazji mikołajek przesyłam serdeczne życzenia.',
          'W mikołajki wypada powiedzieć coś miłego także w pracy.',
          'Szósty grudnia to dobry dzień na kilka serdecznych słów.',
        ],
        '': [
          'Piszę w kilku słowach, bo tak jest najprościej.',
          'Dziękuję za chwilę uwagi poświęconą tej wiadomości.',
          'Zwracam się z kilkoma zdaniami, które warto mieć na piśmie.',
        ],
      },
    },
    bonds: {
      mama: [
        'Tego, co dostaje się od mamy, nie da się kupić ani oddać, można to tylko nieść dalej.',
        'Nikt tak jak mama nie umie jednym telefonem naprawić całego dnia.',
        'Dom wciąż jest tam, gdzie mama pyta, czy już po obiedzie.',
      ],
      tata: [
        'Od taty mam więcej, niż widać: sposób patrzenia na świat i upór w dobrej sprawie.',
        'Nikt tak jak tata nie umie w dwóch zdaniach powiedzieć wszystkiego.',
        'Dobrze wiedzieć, że jest tata, do którego można zadzwonić z każdą usterką, życiową też.',
      ],
      'druga-polowka': [
        'Z całego świata wybieram miejsce obok {Ciebie}.',
        'Najlepsze w moim dniu jest to, że kończy się przy {oTobie}.',
        'To, co najważniejsze, zaczyna się dla mnie od słowa „my”.',
      ],
      dziecko: [
        'Każdy {Twój} krok, mały i duży, cieszy mnie jak własny.',
        'Duma z {Ciebie} nie mieści mi się w żadnym rozmiarze.',
        'Cokolwiek się zdarzy, dom zawsze będzie po {Twojej} stronie.',
      ],
      dziadkowie: [
        'U {Ciebie} czas płynie wolniej, a herbata smakuje tak, jak powinna.',
        'Opowieści z dawnych lat to najlepszy spadek, jaki można dostać za życia.',
        'Ciepło domu dziadków zostaje w człowieku na zawsze.',
      ],
      przyjaciele: [
        'Przyjaźń poznaje się po tym, że można milczeć i nikomu to nie przeszkadza.',
        'Rodziny się nie wybiera, a przyjaciół tak, i to był mój najlepszy wybór.',
        'Z przyjaciółmi jest tak, że wystarczy pół zdania, a reszta dopowiada się sama.',
      ],
      nauczyciel: [
        'Dobry nauczyciel zostaje w pamięci dłużej niż wszystkie daty i wzory.',
        'Nie każda lekcja kończy się z dzwonkiem, te najlepsze trwają latami.',
        'Ktoś, kto uczy z cierpliwością, zmienia więcej, niż widać w dzienniku.',
      ],
      praca: [
        'W pracy spotyka się wiele osób, a naprawdę dobrze współpracuje się z niewieloma.',
        'Dobry zespół poznaje się po tym, że w poniedziałek też chce się przyjść.',
        'Praca z takimi ludźmi to więcej niż lista zadań.',
      ],
      '': [
        'Są ludzie, o których myśli się z uśmiechem, i to jest właśnie taki list.',
        'Dobrze mieć wokół siebie ludzi, do których chce się pisać.',
        'Czasem kilka szczerych zdań znaczy więcej niż duży prezent.',
      ],
    },
    memories: {
      warm: [
        'Najchętniej wracam do jednego wspomnienia: {memory}',
        'Kiedy myślę o {oTobie}, przypomina mi się jedno: {memory}',
        'Jest coś, co pamiętam z uśmiechem: {memory}',
      ],
      playful: [
        'Do akt sprawy dołączam dowód numer jeden: {memory}',
        'Nie zapomnę jednego, choćby płacili: {memory}',
        'Kronika odnotowała: {memory}',
      ],
      heartfelt: [
        'Noszę w sobie jedno wspomnienie: {memory}',
        'To zostanie ze mną na zawsze: {memory}',
        'Wystarczy, że zamknę oczy, i widzę to znowu: {memory}',
      ],
      solemn: [
        'Szczególnie zapadło mi w pamięć jedno: {memory}',
        'Wśród wielu wspomnień to jest najcenniejsze: {memory}',
        'Z wdzięcznością przywołuję dziś to wspomnienie: {memory}',
      ],
      plain: [
        'Pamiętam: {memory}',
        'Jedno wspomnienie wystarczy: {memory}',
        'Najlepiej pamiętam to: {memory}',
      ],
      business: [
        'W pamięci mam zwłaszcza jedno: {memory}',
        'Szczególnie warto wspomnieć o jednym: {memory}',
        'Najlepiej świadczy o tym jedno: {memory}',
      ],
    },
    closings: {
      warm: ['Ściskam mocno!', 'Z ciepłymi myślami i do zobaczenia!', 'Przesyłam dużo ciepła.'],
      playful: [
        'Z uśmiechem od ucha do ucha!',
        'Do następnego wspólnego śmiechu!',
        'Z pozdrowieniami i okruszkiem tortu.',
      ],
      heartfelt: ['Z całego serca.', 'Z wdzięcznością i czułością.', 'Z miłością i pamięcią.'],
      solemn: ['Z wyrazami szacunku.', 'Z głębokim poważaniem.', 'Z najlepszymi myślami.'],
      plain: ['Pozdrawiam!', 'Do zobaczenia!', 'Wszystkiego dobrego.'],
      formal: ['Łączę wyrazy szacunku.', 'Z serdecznymi pozdrowieniami.', 'Pozdrawiam z szacunkiem.'],
    },
  },
  greetings,
  wordsFor: (addressee, address) => wordsFor(personOf(addressee, address)),
  and: 'i',
}
export { polish }
