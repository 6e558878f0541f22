### Что произошло с моего хода, и события, которые показаны поверх страницы.

news-title = С вашего хода
news-replay = Показать ещё раз

moment-robbery = Ограбление!
moment-tunnel = Туннель требует доплаты
moment-delivery = Груз доставлен!
moment-collision = Лобовая встреча!
moment-last-round = Конец близок
moment-victory = Игра окончена
moment-defeat = Команда проиграла

me-sounds = Звуки за столом: ограбление, туннель, последний круг, финал
me-motion = Движение на столе
me-motion-off = нет
me-motion-quick = быстрое
me-motion-calm = спокойное
