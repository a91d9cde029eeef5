-- The role of authors never let anybody do anything; templates are made by administrators.
UPDATE "users" SET "roles" = array_remove("roles", 'author') WHERE 'author' = ANY("roles");
