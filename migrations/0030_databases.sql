CREATE TABLE `databases` (
	`number` integer PRIMARY KEY NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL
);
