/**
 * When names are celebrated in Poland: a name, then its days as day.month. The first is the one on which most
 * bearers do; the others are days of it that calendars print too. Where a name has no day that most would agree on, the
 * first is the one that calendars print most often, and its bearer chooses.
 */
export const NAME_DAY_TABLE = `
Ada 28.7 4.12
Adam 24.12
Adela 23.11
Adrian 5.3 8.9
Adrianna 8.7 8.9
Agata 5.2
Agnieszka 21.1 28.1 20.4 6.3
Albert 15.11 21.11
Alan 14.10
Aldona 11.10 10.9
Aleksander 26.2 18.3 12.12
Aleksandra 18.5 20.3
Alfred 14.8 14.12
Alicja 21.6 18.4 16.12
Alina 16.6
Alojzy 21.6
Amelia 10.7 30.3
Anastazja 15.4 25.12 27.2
Andrzej 30.11 16.5 4.2
Aneta 17.7 16.6
Angelika 4.1 27.1
Aniela 31.5 27.1 30.3 4.1
Anita 17.8
Anna 26.7 9.6
Antoni 13.6 17.1
Antonina 10.5 12.6 1.3
Arkadiusz 12.1 4.3
Arleta 3.1
Artur 6.10 8.1
August 28.8 29.2
Augustyn 28.8 27.5
Barbara 4.12
Bartłomiej 24.8
Bartosz 24.8 21.4
Beata 8.3 29.8
Benedykt 21.3 11.7
Bernadeta 16.4 18.2
Bernard 20.8
Błażej 3.2
Blanka 1.12
Bogdan 19.3 17.7 10.8
Bogumił 10.6 13.1
Bogumiła 20.12 10.6
Bogusław 22.3 23.9 18.12
Bogusława 18.4
Bolesław 19.8
Borys 2.5 24.7
Bożena 13.3 22.12
Bronisław 18.8 3.9
Bronisława 1.9
Brygida 23.7 1.2 8.10
Cecylia 22.11
Celina 21.10 15.12
Cezary 25.2 27.8
Cyprian 26.9 16.9
Czesław 20.7 12.1
Czesława 12.1
Dagmara 12.12 20.12
Damian 27.9 26.9 12.2
Daniel 21.7 11.12
Daniela 21.7
Danuta 24.6 1.10 3.1 16.2
Daria 25.10
Dariusz 19.12
Dawid 29.12 15.7
Diana 10.6 13.8
Dominik 8.8 4.8
Dominika 6.7 8.8
Dorota 6.2 25.6 5.9
Edmund 20.11 16.11 30.10
Edward 13.10 18.3 5.1
Edyta 16.9 9.8
Eleonora 21.2
Eliza 14.6 17.8
Elżbieta 19.11 17.11 4.7 5.11
Emil 22.5 11.10
Emilia 24.8 23.5 30.6
Eryk 18.5
Eugenia 25.12 13.9
Eugeniusz 30.12 6.9 4.1
Ewa 24.12
Ewelina 26.5 14.3
Fabian 20.1
Feliks 14.1 18.5 30.8
Filip 26.5 3.5 1.5
Florian 4.5
Franciszek 4.10 24.1 2.4 3.12
Franciszka 9.3 21.8
Fryderyk 18.7 5.3
Gabriel 29.9 24.3 27.2
Gabriela 24.3 19.12
Genowefa 3.1
Gertruda 17.3 16.11
Grażyna 1.4 26.7
Grzegorz 3.9 12.3 9.5
Gustaw 2.8
Halina 1.7
Hanna 26.7 5.1
Helena 18.8 22.5 2.3
Henryk 13.7 15.7 19.1
Henryka 16.3
Honorata 11.1
Hubert 3.11
Iga 15.7 11.5
Ignacy 31.7 1.2
Igor 5.10 1.10
Ilona 18.8 27.1
Irena 20.10 5.4 3.4 1.4
Ireneusz 28.6 15.12
Iwo 19.5
Iwona 23.5 27.10
Izabela 16.3 3.9 31.8
Izydor 4.4 15.5 10.5
Jacek 17.8 3.7 11.9
Jadwiga 15.10 17.7
Jagoda 2.7 22.3
Jakub 25.7 6.5
Jan 24.6 27.12 31.1
Janina 24.6 12.6
Janusz 21.11
Jarosław 21.1 25.4 7.6
Jerzy 23.4 24.8
Joachim 26.7 16.8
Joanna 24.5 12.5 30.5
Jolanta 15.6 17.12
Józef 19.3 1.5
Judyta 6.5
Julia 22.5 16.4 27.7
Julian 28.1 16.2 9.1
Juliusz 12.4 20.12
Justyna 26.9 16.6 14.6
Kacper 6.1
Kajetan 7.8
Kalina 11.7
Kamil 18.7
Kamila 18.7 31.5
Karina 2.8 2.7
Karol 4.11 28.1
Karolina 18.11 5.7 9.5
Katarzyna 25.11 30.4 24.3
Kazimierz 4.3
Kazimiera 21.8 4.3
Kinga 24.7
Klara 11.8 12.8
Klaudia 20.3 7.8 15.2
Klaudiusz 26.4
Klemens 23.11
Konrad 19.2 26.11 21.4
Konstanty 11.3
Kornelia 31.3
Krystian 4.12
Krystyna 24.7 13.3
Krzysztof 25.7
Ksawery 3.12
Laura 17.6 18.12
Lech 12.8
Lena 10.11
Leokadia 9.12
Leon 10.11 28.6 11.4
Leopold 15.11
Leszek 3.6
Lidia 3.8 27.3
Lilianna 4.9
Lucjan 7.1 26.10
Lucyna 30.6
Ludmiła 16.9 29.7
Ludwik 25.8
Luiza 25.8 15.3
Łucja 13.12 25.6
Łukasz 18.10
Maciej 24.2 14.5
Magdalena 22.7 29.5
Maja 9.4
Maksymilian 14.8 12.10
Malwina 4.7
Małgorzata 13.7 10.6 20.7
Marcel 16.1
Marcelina 9.1 26.4
Marcin 11.11
Marek 25.4 7.10
Maria 15.8 8.9 25.3 12.9
Marian 30.4 8.12
Marianna 26.5 2.6
Mariola 3.5
Mariusz 19.1 31.12
Marlena 23.10
Marta 29.7 22.2
Martyna 30.1
Maryla 27.6
Marzena 26.4
Mateusz 21.9
Matylda 14.3 11.1
Maurycy 22.9
Melania 31.12
Michał 29.9
Michalina 29.9 24.7
Mieczysław 1.1
Mieczysława 1.1
Mikołaj 6.12 10.9
Milena 24.5
Miłosz 25.1
Mirosław 26.2 26.7
Mirosława 26.7 26.2
Monika 27.8 4.5
Nadia 1.8
Natalia 27.7 26.8 1.12
Natan 24.10
Nikodem 3.8 15.9
Nina 14.1 15.12
Norbert 6.6
Oktawia 16.3
Olaf 29.7 10.7
Olga 11.7 24.7
Oliwia 3.6
Oskar 3.2
Patrycja 25.8 13.3 28.8
Patryk 17.3
Paula 26.1 18.6
Paulina 22.6 26.1 2.12
Paweł 29.6 25.1
Piotr 29.6 22.2
Przemysław 30.10 13.4
Radosław 8.9 1.3
Rafał 29.9 24.10
Regina 7.9
Remigiusz 1.10
Renata 12.11
Robert 17.9 7.6 29.4
Roch 16.8
Roksana 14.9
Roman 9.8 28.2
Romana 23.2
Rozalia 4.9 4.10
Róża 23.8 4.9
Ryszard 3.4 7.2
Sabina 27.10 29.8
Salomea 17.11
Samuel 20.8
Sandra 18.5
Sara 9.10
Sebastian 20.1
Sergiusz 7.10
Seweryn 8.1 23.10
Sławomir 5.11 23.12
Stanisław 8.5 11.4 13.11
Stanisława 5.8 8.5
Stefan 26.12 2.9
Stefania 18.9
Stella 14.7
Sylwester 31.12
Sylwia 3.11 19.6
Szczepan 26.12
Szymon 28.10 5.1
Tadeusz 28.10
Tamara 3.6 5.5
Tatiana 25.1
Teodor 9.11 20.4
Teofil 6.3 2.10
Teresa 15.10 1.10 3.10
Tobiasz 2.11
Tomasz 3.7 21.12 28.1 7.3
Tymon 19.4
Tymoteusz 26.1
Urszula 21.10 29.5
Wacław 28.9
Wacława 15.4
Waldemar 5.5 11.12
Walenty 14.2
Walentyna 25.7
Wanda 23.6
Wawrzyniec 10.8
Weronika 4.2 13.1 9.7
Wiesław 9.12 7.6
Wiesława 9.12 22.5
Wiktor 6.3 21.7
Wiktoria 23.12
Wincenty 22.1 5.4
Wioletta 29.10
Witold 15.6 12.11
Władysław 27.6 25.9 2.4
Władysława 27.6
Włodzimierz 16.1 15.7 11.8
Wojciech 23.4
Zbigniew 17.3 17.2
Zdzisław 28.11 29.1
Zdzisława 16.12
Zenobia 30.10
Zenon 23.6 12.4 22.12
Ziemowit 19.10 6.11
Zofia 15.5
Zuzanna 24.5 11.8
Zygmunt 2.5 1.4
Żaneta 27.12
`

/** Pet names, and their name in the calendar. */
export const PET_NAMES = `
Adaś:Adam Aga:Agnieszka Ala:Alicja Alka:Alicja Ania:Anna Anka:Anna Aneczka:Anna Andrzejek:Andrzej
Antek:Antoni Antoś:Antoni Arek:Arkadiusz Asia:Joanna Aśka:Joanna Bartek:Bartłomiej Basia:Barbara Baśka:Barbara
Bodzio:Bogdan Bogusia:Bogusława Boguś:Bogusław Bożenka:Bożena Bronek:Bronisław Celinka:Celina Czarek:Cezary
Czesiek:Czesław Czesia:Czesława Damianek:Damian Danusia:Danuta Danka:Danuta Darek:Dariusz Dorotka:Dorota Edek:Edward
Ela:Elżbieta Elka:Elżbieta Elżunia:Elżbieta Emilka:Emilia Ewka:Ewa Ewunia:Ewa Franek:Franciszek Frania:Franciszka
Gabrysia:Gabriela Gabryś:Gabriel Gienia:Genowefa Gienek:Eugeniusz Gosia:Małgorzata Gośka:Małgorzata Grażynka:Grażyna
Grzesiek:Grzegorz Grześ:Grzegorz Hala:Halina Halinka:Halina Hania:Hanna Hanka:Hanna Hela:Helena Helenka:Helena
Heniek:Henryk Henio:Henryk Ignaś:Ignacy Inka:Irena Irek:Ireneusz Irenka:Irena Iza:Izabela Izunia:Izabela Jadzia:Jadwiga
Janek:Jan Jasia:Janina Jasiek:Jan Jasio:Jan Jaś:Jan Jarek:Jarosław Jędrek:Andrzej Jola:Jolanta Jolka:Jolanta Jurek:Jerzy
Józek:Józef Józio:Józef Julka:Julia Justynka:Justyna Kamilka:Kamila Karolinka:Karolina Kasia:Katarzyna Kaśka:Katarzyna
Kazia:Kazimiera Kazik:Kazimierz Kazio:Kazimierz Klarcia:Klara Krysia:Krystyna Kryśka:Krystyna Krzysiek:Krzysztof
Krzyś:Krzysztof Kuba:Jakub Kubuś:Jakub Lidka:Lidia Lilka:Lilianna Lodzia:Leokadia Lucynka:Lucyna Ludka:Ludmiła
Łucyjka:Łucja Maciek:Maciej Maciuś:Maciej Madzia:Magdalena Magda:Magdalena Majka:Maja Maks:Maksymilian Małgosia:Małgorzata
Mania:Maria Marcinek:Marcin Mareczek:Marek Marysia:Maria Maryśka:Maria Mariolka:Mariola Martusia:Marta Marzenka:Marzena
Mateuszek:Mateusz Mati:Mateusz Mietek:Mieczysław Mirek:Mirosław Mirka:Mirosława Michałek:Michał Misia:Michalina Monia:Monika
Natalka:Natalia Oleńka:Aleksandra Olek:Aleksander Oleczek:Aleksander Olcia:Aleksandra Ola:Aleksandra Oliwka:Oliwia
Patka:Patrycja Paulinka:Paulina Pawełek:Paweł Piotrek:Piotr Piotruś:Piotr Przemek:Przemysław Radek:Radosław Rafałek:Rafał
Renia:Renata Renatka:Renata Rozalka:Rozalia Różyczka:Róża Rysiek:Ryszard Rysio:Ryszard Sabcia:Sabina Sławek:Sławomir
Staszek:Stanisław Staś:Stanisław Stasia:Stanisława Stefek:Stefan Stefcia:Stefania Szymek:Szymon Szymuś:Szymon Tadek:Tadeusz
Tadzio:Tadeusz Terenia:Teresa Tereska:Teresa Tola:Antonina Tosia:Antonina Tomek:Tomasz Tomuś:Tomasz Tymek:Tymoteusz
Ula:Urszula Ulka:Urszula Wacek:Wacław Waldek:Waldemar Wandzia:Wanda Weronka:Weronika Wera:Weronika Wiesia:Wiesława
Wiesiek:Wiesław Wiktorek:Wiktor Wiki:Wiktoria Wiola:Wioletta Witek:Witold Władek:Władysław Władzia:Władysława
Włodek:Włodzimierz Wojtek:Wojciech Wojtuś:Wojciech Zbyszek:Zbigniew Zbyszko:Zbigniew Zdzisiek:Zdzisław Zdzisia:Zdzisława
Zenek:Zenon Zosia:Zofia Zośka:Zofia Zuzia:Zuzanna Zuza:Zuzanna Zygmuś:Zygmunt
`
