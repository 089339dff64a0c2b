### What lists of tables say about Bastion: the home page needs no more of it.

side-chance = Колоды
side-dagdar = Дагдар
side-sannirr = Саннирр
side-irvena = Ирвена
side-talm = Тальм
mode-training = Обучающая партия
mode-army = Своё войско
mode-siege-1 = Осада стандартная
mode-siege-2 = Осада летунов
mode-siege-3 = Осада драконов
mode-siege-4 = Осада легенд
mode-siege-5 = Осада архимагов
mode-siege-6 = Осада оборотней
mode-siege-7 = Невозможная осада
mode-easy = Лёгкий уровень
mode-medium = Средний уровень
mode-hard = Тяжёлый уровень
mode-extreme = Экстремальный уровень
mode-scenario-1 = Померкшие небеса
mode-scenario-2 = Дрожь земли
mode-scenario-3 = Демонстрация силы
mode-scenario-4 = Запоздалое прибытие
mode-own = Свой сценарий

home-hotseat = Я за всех

bot-timosha = Тимоша
bot-aksinya = Аксинья
bot-bork = Борк
bot-velemir = Велемир
bot-radmila = Радмила
bot-svetozar = Светозар
