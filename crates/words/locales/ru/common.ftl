# Что общего у всех игр и экранов.

## Перечисления

list-none = ничего
# { $list } — то, что уже перечислено.
list-next = { $list }, { $item }
list-last = { $list } и { $item }

## Кто где сидит

# Тот, у кого нет имени. В начале предложения получает заглавную букву.
seat-unnamed = игрок { $letter }

## Места

# Здесь города в именительном падеже; внутри предложений их склоняют функции IN, INTO, FROM и TOWARDS.
route = { $from } — { $to }
route-coloured = { $from } — { $to } ({ $colour })
ticket = { $from } — { $to } ({ $points })

## Цвета перегонов и карт

# Мужской род: «перегон», «цвет».
colour-purple = фиолетовый
colour-blue = синий
colour-orange = оранжевый
colour-white = белый
colour-green = зелёный
colour-yellow = жёлтый
colour-black = чёрный
colour-red = красный
# Любой один цвет.
colour-gray = серый

## Карты: сколько и каких

# Именительный падеж; в предложениях стоит после двоеточия или тире.
cards-purple = { $count } { $count ->
    [one] фиолетовая карта
    [few] фиолетовые карты
   *[many] фиолетовых карт
}
cards-blue = { $count } { $count ->
    [one] синяя карта
    [few] синие карты
   *[many] синих карт
}
cards-orange = { $count } { $count ->
    [one] оранжевая карта
    [few] оранжевые карты
   *[many] оранжевых карт
}
cards-white = { $count } { $count ->
    [one] белая карта
    [few] белые карты
   *[many] белых карт
}
cards-green = { $count } { $count ->
    [one] зелёная карта
    [few] зелёные карты
   *[many] зелёных карт
}
cards-yellow = { $count } { $count ->
    [one] жёлтая карта
    [few] жёлтые карты
   *[many] жёлтых карт
}
cards-black = { $count } { $count ->
    [one] чёрная карта
    [few] чёрные карты
   *[many] чёрных карт
}
cards-red = { $count } { $count ->
    [one] красная карта
    [few] красные карты
   *[many] красных карт
}
cards-locomotive = { $count } { $count ->
    [one] локомотив
    [few] локомотива
   *[many] локомотивов
}

## Карты: одна, которую берут

# Винительный падеж: «берёт красную карту».
card-purple-taken = фиолетовую карту
card-blue-taken = синюю карту
card-orange-taken = оранжевую карту
card-white-taken = белую карту
card-green-taken = зелёную карту
card-yellow-taken = жёлтую карту
card-black-taken = чёрную карту
card-red-taken = красную карту
card-locomotive-taken = локомотив

## Итоги

score-total = Итого
winner = Побеждает { $seat }.
winners-shared = Победу делят { $seats }.
team-won = Команда побеждает.
team-lost = Команда проигрывает.
seat-name = { $seat }
