// Texts of all kinds that are read.

/** Written as this house writes them. */
export const CANONICAL: readonly string[] = [
  `flowchart TB
    A[Start] --> B{Czy opłacone?}
    B -->|tak| C([Wyślij])
    B -->|nie| D[Przypomnij]
    D --> B
`,
  `flowchart LR
    a(Okrągły) --> b([Pastylka])
    b --> c[[Podproces]]
    c --> d[(Baza)]
    d --> e((Koło))
    e --> f(((Podwójne)))
    f --> g>Flaga]
    g --> h{Romb}
    h --> i{{Sześciokąt}}
    i --> j[/Równoległobok/]
    j --> k[\\Pochylony w lewo\\]
    k --> l[/Trapez\\]
    l --> m[\\Trapez na głowie/]
`,
  `graph TB
    A --> B --> C
    A & B --> D & E
    D -.-> F
    E ==> F
    F --- G
    G -.- H
    H === I
    I ~~~ J
`,
  `flowchart RL
    A --o B
    B --x C
    C o--o D
    D x--x E
    E <--> F
    F ----> G
    G -...-> H
    H =====> I
`,
  `flowchart TB
    subgraph dom[W domu]
        A[Kawa] --> B[Śniadanie]
    end
    subgraph praca
        direction LR
        C --> D
    end
    B --> C
    dom --> praca
`,
  `flowchart BT
    %% Uwaga: to tylko szkic
    A["Cena: 12,50 zł (brutto)"] --> B["#quot;Cudzysłów#quot;"]

    B -->|"a|b"| C
`,
  `flowchart LR
    A:::wazne --> B
    classDef wazne fill:#fecaca,stroke:#dc2626,stroke-width:3px
    style B fill:#bbf7d0
    class C,D wazne
    linkStyle 0 stroke:#2563eb,stroke-width:2px
`,
  `flowchart LR
    A@{ shape: doc, label: "Umowa" } --> B@{ shape: cloud, label: "Chmura" }
    B --> C@{ shape: tri, label: "Trójkąt" }
`,
  `flowchart TB
    A[Jeden] --> B[Dwa]
    %% @pos A 120 80
    %% @pos B -40 200.5 abc123
`,
  `flowchart TB
    A[Jeden] --> B[Dwa]
    A --> B
    subgraph f[Ramka]
        C
    end
    B --> f
    %% @pos A 120 80
    %% @turn B 345
    %% @bend A B 200 40 200.5 -120
    %% @bend A B #2 -60 90
    %% @bend B f 12 34
`,
  `sequenceDiagram
    Ala->>Ala: Myślę
    Ala->>Ola: Cześć
    %% @bend Ala Ala
    %% @bend Ala Ola 40 -20
`,
  `stateDiagram-v2
    [*] --> Nowe
    Nowe --> [*]
    %% @bend "start " Nowe 80 20
`,
  `mindmap
  root
    Dwa słowa
    B
  %% @turn "Dwa słowa" 7
  %% @bend root "Dwa słowa" 200 -40
`,
  `timeline
    2019 : Pomysł
    W 2020 r. : Sklep
    %% @bend 2019 "W 2020 r." 140 -30 160 -30
`,
  `flowchart LR
    Zamówienie[Zamówienie] -->|1:n| Pozycja.jeden[Pozycja]
    Pozycja.jeden --> pozycja-dwa
`,
  `flowchart TB
    A["Linia<br>druga"] --> A
    A -->|pętla| A
`,
  `flowchart TB
`,
  `flowchart TB
    A
`,
  `sequenceDiagram
    participant K as Klient
    participant S as Sklep
    K->>S: Zamawiam
    S-->>K: Dziękuję
`,
  `sequenceDiagram
    autonumber
    actor Ania
    participant Bank
    Ania->>+Bank: Przelew
    Bank-->>-Ania: Potwierdzenie
    Note over Ania,Bank: Do dwóch dni
    Note right of Bank: Sesja o 15.00
`,
  `sequenceDiagram
    A->B: bez grotu
    A-->B: kreski
    A-xB: zgubione
    A--xB: zgubione kreski
    A-)B: nie czeka
    A--)B: nie czeka, kreski
    A<<->>B: w obie strony
`,
  `sequenceDiagram
    loop Co godzinę
        A->>B: Czy jest?
        alt jest
            B-->>A: Tak
        else nie ma
            B-->>A: Nie
        end
    end
    opt czasem
        A->>A: Myślę
    end
`,
  `sequenceDiagram
    title Płatność
    activate A
    A->>B: Proszę
    deactivate A
    par jedno
        A->>B: x
    and drugie
        A->>C: y
    end
`,
  `sequenceDiagram
    box Sklep
        participant Kasa
        participant Magazyn
    end
    Kasa->>Magazyn: Wydaj
    %% @pos Kasa 40 0
`,
  `classDiagram
    class Zwierze {
        +string imie
        +int wiek
        +jedz() void
    }
    Zwierze <|-- Pies
    Zwierze <|-- Kot
    Pies : +szczekaj()
`,
  `classDiagram
    direction LR
    Klient "1" --> "*" Zamowienie : składa
    Zamowienie *-- Pozycja
    Zamowienie o-- Rabat
    Pozycja ..> Produkt
    Produkt ..|> Towar
    Towar -- Magazyn
    Magazyn .. Regal
`,
  `classDiagram
    class Ksztalt["Kształt"]
    <<interface>> Ksztalt
    class Lista~T~
    note for Ksztalt "Rysuje się sam"
    note "Bez właściciela"
    namespace Figury {
        class Kolo
        class Kwadrat
    }
    style Kolo fill:#bfdbfe
`,
  `classDiagram
    A "1" <|--|> "2" B
    B <--> C
    C *--o D
`,
  `stateDiagram-v2
    [*] --> Nowe
    Nowe --> Oplacone : wpłata
    Oplacone --> Wyslane
    Wyslane --> [*]
`,
  `stateDiagram-v2
    direction LR
    state "Czeka na wpłatę" as Czeka
    Nowe : Zamówienie nowe
    state wybor <<choice>>
    state rozdziel <<fork>>
    state zlacz <<join>>
    [*] --> Nowe
    Nowe --> wybor
    wybor --> Czeka : przelew
    wybor --> rozdziel : od ręki
    rozdziel --> zlacz
    zlacz --> [*]
    note right of Czeka : Siedem dni
`,
  `stateDiagram-v2
    state Praca {
        [*] --> Kawa
        Kawa --> Kod
        Kod --> [*]
    }
    [*] --> Praca
    Praca --> Dom
    state "Dom i ogród" as Dom {
        Sofa --> Ogrod
        --
        Kot
    }
`,
  `stateDiagram-v2
    A --> B
    note left of A
        Dwie linie
        uwagi
    end note
    classDef zle fill:#fecaca
    class B zle
    A:::zle --> C
`,
  `erDiagram
    KLIENT ||--o{ ZAMOWIENIE : składa
    ZAMOWIENIE ||--|{ POZYCJA : zawiera
    KLIENT }|..|{ ADRES : "mieszka pod"
`,
  `erDiagram
    KLIENT {
        int id PK
        string nazwisko
        string email UK "adres poczty"
    }
    ZAMOWIENIE {
        int id PK
        int klient FK
    }
    KLIENT ||--o{ ZAMOWIENIE : ma
`,
  `erDiagram
    direction LR
    p["Osoba"] {
        string imie
    }
    a["Adres"]
    p |o--o| a : ""
    "ADRES DOSTAWY" }o--|| a : jest
`,
  `mindmap
  root((Wesele))
    Goście
      Rodzina
      Przyjaciele
    Jedzenie
      Tort
    Muzyka
`,
  `mindmap
    korzen[Plan]
        jeden(Okrągły)
        {{Sześciokąt}}
        )Chmura(
        ))Gwiazda((
            ["Cena: 12 zł (brutto)"]
        ::icon(fa fa-book)
`,
  `mindmap
  Temat
    A
      A1
      A2
    %% uwaga
    B
      B1
        B2
`,
  `gantt
    title Remont
    dateFormat YYYY-MM-DD
    section Kuchnia
    Pomiar :done, a1, 2026-01-05, 3d
    Meble :active, a2, after a1, 2w
    section Salon
    Malowanie :crit, 2026-01-20, 2026-01-24
    Odbiór :milestone, m1, after a2, 0d
`,
  `gantt
    dateFormat YYYY-MM-DD
    axisFormat %d.%m
    excludes weekends
    Jeden :2026-03-02, 5d
    Dwa :7d
    Trzy :c, until d
    Cztery :d, 2026-04-01, 1M
`,
  `timeline
    title Historia firmy
    2019 : Pomysł
    2020 : Pierwszy sklep : Pierwszy klient
    2023 : Eksport
`,
  `timeline
    section Początki
    1989 : Garaż
    : Pierwszy komputer
    1991 : Biuro
    section Rozwój
    2004 : Unia
`,
  `timeline
    Rano : 8.00 śniadanie
    Południe
    Wieczór : Kolacja : Film
`,
  `flowchart TB
    start([Start]) --> krok1[Krok pierwszy]
    krok1 --> dec{Dobrze?}
    dec -->|tak| koniec([Koniec])
    dec -->|nie| krok1
    click krok1 "https://example.com"
`,
  `flowchart LR
    subgraph one[Jeden]
        subgraph two[Dwa]
            A --> B
        end
        C
    end
    B --> C
    D --> A
`,
  `erDiagram
    A ||--|| B : ma
    style A fill:#fef08a,stroke:#ca8a04
`,
  `classDiagram
    class Konto {
        <<abstract>>
        -int saldo
        +wplac(int kwota) bool
    }
    Konto <|-- Lokata
`,
]

/** Written as people and other programs write them. */
export const LOOSE: readonly string[] = [
  `graph TD
A-->B;B-->C;
C-- tekst -->D
D == gruby ==> E
E -. kropki .-> F
F---|opis|G
`,
  `flowchart
  A[Bez kierunku]-->B
`,
  `---
title: Tytuł
---
flowchart TD
  %%{init: {"theme": "dark"}}%%
  A["Markdown \`x\`"] --> B("(nawias)")
  B-->|"z cudzysłowem"|C
`,
  `flowchart TD
  A[tekst;ze średnikiem] --> B
`,
  `flowchart LR
  subgraph "Tytuł w cudzysłowie"
    a --> b
  end
  subgraph Kilka słów
    c
  end
`,
  `sequenceDiagram
Alice->>John: Hello John, how are you?
John-->>Alice: Great!
Alice -) John : See you later!
note over Alice: mała litera
`,
  `sequenceDiagram
    participant web as Strona WWW
    actor u
    u ->> web : klik
    rect rgb(0, 255, 0)
    web -->> u : strona
    end
`,
  `classDiagram
    Animal <|-- Duck
    Animal : +int age
    Animal: +isMammal()
    class Duck{
      +String beakColor
      +swim()
    }
`,
  `classDiagram-v2
  class A { }
  A --|> B: dziedziczy
  B ()-- C
`,
  `stateDiagram
  [*]-->Still
  Still-->[*]
  Still --> Moving:rusza
`,
  `stateDiagram-v2
  state if_state <<choice>>
  [*] --> IsPositive
  IsPositive --> if_state
  if_state --> False: if n < 0
  if_state --> True : if n >= 0
`,
  `erDiagram
  CUSTOMER||--o{ORDER:places
  ORDER {
    int   orderNumber
    string  deliveryAddress
  }
`,
  `mindmap
	root
		tab
			głębiej
		drugi
`,
  `mindmap
  root((mindmap))
    Origins
      Long history
      ::icon(fa fa-book)
    Research
      On effectiveness<br/>and features
    Tools
      Pen and paper
      Mermaid
`,
  `gantt
    title A Gantt Diagram
    dateFormat  YYYY-MM-DD
    section Section
    A task           :a1, 2014-01-01, 30d
    Another task     :after a1  , 20d
    section Another
    Task in sec      :2014-01-12  , 12d
    another task      : 24d
`,
  `timeline
    title History of Social Media Platform
    2002 : LinkedIn
    2004 : Facebook
         : Google
    2005 : YouTube
`,
  `flowchart LR
  A-->B & C
  C --> D:::x
  classDef x fill:pink,stroke:rgb(1,2,3)
  classDef default fill:none
`,
  `flowchart TD
  A(["Start"])-->B["Koniec"]
  linkStyle default stroke:red
`,
  `sequenceDiagram
  critical Połącz
    A-->>B: próba
  option Brak sieci
    A-->>A: zapisz
  end
  break gdy źle
    A->>B: stop
  end
`,
  `flowchart TD
    A[Christmas] -->|Get money| B(Go shopping)
    B --> C{Let me think}
    C -->|One| D[Laptop]
    C -->|Two| E[iPhone]
    C -->|Three| F[fa:fa-car Car]
`,
  `erDiagram
    CAR ||--o{ NAMED-DRIVER : allows
    CAR {
        string registrationNumber PK
        string[] parts
    }
    PERSON }o..o{ NAMED-DRIVER : is
`,
  `stateDiagram-v2
    [*] --> Active
    state Active {
        [*] --> NumLockOff
        NumLockOff --> NumLockOn : EvNumLockPressed
        --
        [*] --> CapsLockOff
    }
`,
]
