## Учётная запись: вход, имя, устройства и всё, что о человеке хранится

account-title = Учётная запись
account-how = Что сделать
account-how-in = Войти
account-how-up = Завести имя
account-how-code = По коду
account-name = Имя
account-name-rule = 2–20 букв одного алфавита и цифр
account-password = Пароль
account-password-rule = Не короче 10 знаков
account-code = Запасной код
account-code-about = Код сработает один раз. После входа задайте новый пароль или добавьте ключ доступа.
account-in = Войти
account-in-passkey = Войти с ключом доступа
account-up = Завести с паролем
account-up-passkey = Завести с ключом доступа
account-or = или с паролем
account-passkey-about = Ключ доступа хранится на устройстве и открывается отпечатком, лицом или PIN-кодом. Запоминать нечего.
account-no-passkey = Ключи доступа работают только по защищённому адресу (https).
account-why = Зачем имя
account-why-things = К имени перейдут ваши партии, колоды, наборы карт и успехи – и будут на всех ваших устройствах.
account-why-guest = Можно играть и без него: гостю доступно всё то же самое.
account-why-mail = Почта не нужна. Если забудете пароль, помогут запасные коды: их покажут один раз.
account-why-yours = Всё, что о вас хранится, можно скачать и удалить.
account-codes = Запасные коды
account-codes-about = Если забудете пароль или потеряете устройство, каждый код откроет вход один раз. Больше их не покажут: запишите или распечатайте.
account-codes-copy = Скопировать
account-codes-copied = Коды скопированы
account-codes-done = Коды сохранены, дальше
account-codes-left =
    { $count ->
        [0] Запасных кодов не осталось
        [one] Остался { $count } запасной код
        [few] Осталось { $count } запасных кода
       *[other] Осталось { $count } запасных кодов
    }
account-codes-new = Новые коды
account-ways = Как вы входите
account-passkey = Ключ доступа
account-passkey-add = Добавить ключ доступа
account-has-password = Пароль задан
account-no-password = Пароля нет
account-set-password = Задать пароль
account-change-password = Сменить пароль
account-new-password = Новый пароль
account-password-set = Пароль сохранён, на других устройствах надо войти заново
account-remove = Убрать
account-remove-passkey = Убрать: ключ доступа, { $label }
account-sessions = Где вы вошли
account-device = Неизвестное устройство
account-here = это устройство
account-end = Закрыть
account-end-session = Закрыть: { $label }
account-end-others = Закрыть все, кроме этого
account-out = Выйти
account-data = Ваши данные
account-export = Скачать всё
account-delete = Удалить учётную запись
account-delete-about = Начатые партии будут сданы, сыгранные останутся у соперников без вашего имени, остальное исчезнет навсегда. Чтобы подтвердить, введите своё имя.
account-delete-sure = Удалить навсегда
account-prove = Вы вошли больше десяти минут назад. Чтобы менять способы входа, скачать или удалить данные, войдите ещё раз.
account-prove-now = Войти ещё раз
account-problem-credentials = Имя и пароль, код или ключ не подошли.
account-problem-taken = Это имя занято или слишком похоже на занятое.
account-problem-name = Имя – это 2–20 букв одного алфавита, русского или латинского, и цифр; первой стоит буква. Между словами может быть один пробел, точка или дефис.
account-problem-password = Этот пароль слишком простой: нужно не меньше 10 знаков, хотя бы 5 из них разные, и не ваше имя.
account-problem-slow = Слишком много попыток. Подождите минуту.
account-problem-busy = Сейчас входит слишком много людей. Попробуйте ещё раз.
account-problem-stale = Прошло слишком много времени. Начните заново.
account-problem-prove = Сначала войдите ещё раз.
account-problem-last = Это последний способ войти: сначала добавьте другой.
account-problem-passkey = Устройство не подтвердило ключ доступа.
account-problem-sure = Имя не совпало с вашим.
