-- Whether there is demo data is asked with every page that is opened signed out.
create index users_of_the_demo on users (id) where demo;
