-- How often the language model has been asked on a day, by all users together.
create table model_calls (
  day date primary key,
  calls integer not null
);
