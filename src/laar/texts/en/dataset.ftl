## Questions of data sets about rules. What is tried is told as players type it.

dataset-may = { $seat } answers “{ $tried }”. Do the rules allow it? Answer yes or no.
dataset-example = { $seat } answers “{ $tried }”. Do the rules allow it? Answer yes or no.
dataset-which = { $seat } answers “{ $tried }”, and the rules forbid it. Which rule does? Answer with its number.
dataset-odds = { $seat } answers “{ $tried }”, and nobody cuts in. How likely is it that the target gets at least { $least ->
    [one] { $least } wound
   *[other] { $least } wounds
}? Answer with a fraction.
dataset-chance = All rolls were counted: { $chance }.
