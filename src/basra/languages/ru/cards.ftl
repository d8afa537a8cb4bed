# Карты, как их называют вслух: «дама пик». $rank и $suit — слова ниже; масти — в родительном падеже.
card-name = { $rank } { $suit }

rank-A = туз
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король

suit-C = треф
suit-D = бубен
suit-H = червей
suit-S = пик

basra = Басра
jack-basra = Басра валетом
