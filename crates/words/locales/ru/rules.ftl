# Правила игр: страница и ссылки на неё. Сами правила — в locales/games/<игра>/ru.md.

rules-link = Правила
rules-signs = Знаки
rules-title = { $game }: правила
rules-word = правила
rules-play = Сыграть
rules-contents = Содержание
rules-search = Найти в правилах
rules-search-button = Найти
rules-all = Показать всё
rules-none = Ничего не нашлось. Попробуйте другое слово.
rules-found = Найдено мест: { $count }
rules-own-words = Правила пересказаны своими словами и так, как их понимает программа. Номера на полях — те же, что в её подсказках и отказах.
rules-open = Открыть это правило
rules-close = Закрыть правила
rules-failed = Правила сейчас не открываются: нет связи.
