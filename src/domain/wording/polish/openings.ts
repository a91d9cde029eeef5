import type { Wordbook } from '../wording.ts'

/** How a text begins, by its occasion. */
export const openings = {
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
      'Mówią, że w walentynki wypada wyznać, co się czuje, więc proszę bardzo.',
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
      'Dziś {Twoje} imieniny, więc zaczynam od kwiatów i dobrych słów.',
      'Imieniny to dobra tradycja: kwiaty, kawa i kilka dobrych słów.',
      'W kalendarzu stoją dziś {Twoje} imieniny, więc nie sposób o nich zapomnieć.',
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
} as const satisfies Wordbook['openings']
